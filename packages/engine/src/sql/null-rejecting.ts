import type { Expression, Filter, Path } from "@parlance/contract";

/** Whether a path lies in the part of the tree that may be missing. */
export type Missing = (path: Path) => boolean;

/** Whether the filter cannot be true where all fields on the missing paths are null. */
export function rejectsNull(filter: Filter, missing: Missing): boolean {
  switch (filter.kind) {
    case "and":
      return filter.filters.some((part) => rejectsNull(part, missing));
    case "or":
      return filter.filters.length > 0 && filter.filters.every((part) => rejectsNull(part, missing));
    case "not":
      return unknownOnNull(filter.filter, missing);
    default:
      return unknownOnNull(filter, missing);
  }
}

/** Whether the filter is neither true nor false there. */
function unknownOnNull(filter: Filter, missing: Missing): boolean {
  switch (filter.kind) {
    case "and":
    case "or":
      return filter.filters.length > 0 && filter.filters.every((part) => unknownOnNull(part, missing));
    case "not":
      return unknownOnNull(filter.filter, missing);
    case "comparison":
      return nullOnNull(filter.left, missing) || nullOnNull(filter.right, missing);
    case "in":
    case "text":
    case "period":
    case "between":
      return nullOnNull(filter.operand, missing);
    case "member":
    case "null":
    case "related":
      return false;
  }
}

/** Whether the expression is null there. */
function nullOnNull(expression: Expression, missing: Missing): boolean {
  switch (expression.kind) {
    case "field":
      return missing(expression.field.path);
    case "arithmetic":
      return nullOnNull(expression.left, missing) || nullOnNull(expression.right, missing);
    case "function":
      return (
        expression.name !== "coalesce" &&
        expression.arguments.some((argument) => nullOnNull(argument, missing))
      );
    case "truncate":
    case "part":
    case "bin":
      return nullOnNull(expression.operand, missing);
    case "duration":
      return nullOnNull(expression.from, missing) || nullOnNull(expression.to, missing);
    case "constant":
    case "now":
    case "case":
    case "aggregate-value":
    case "output":
    case "output-aggregate":
      return false;
  }
}
