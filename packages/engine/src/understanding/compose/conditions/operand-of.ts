import { type Expression, type Filter, isSamePart } from "@parlance/contract";

/** What a condition is about; null for conditions on related rows. */
export function operandOf(filter: Filter): Expression | null {
  switch (filter.kind) {
    case "comparison":
      return filter.left;
    case "in":
    case "between":
    case "text":
    case "null":
    case "period":
    case "member":
      return filter.operand;
    case "not":
      return operandOf(filter.filter);
    case "or": {
      const operands = filter.filters.map(operandOf);
      const [first] = operands;
      return first !== undefined && operands.every((each) => isSamePart(each, first)) ? first : null;
    }
    case "and":
    case "related":
      return null;
  }
}
