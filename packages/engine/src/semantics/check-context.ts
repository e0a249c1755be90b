import type { Failure, Path, PhysicalType, SemanticModel, SemanticQuery } from "@parlance/contract";
import type { ValueType } from "./expression-type.ts";

/**
 * Where a part of a query is checked. `failures` gathers what is wrong, in the order of the query. Over rows `subject`
 * is the table that paths start at; over result rows it is null, and `output` knows the columns. `toOneFrom` asks that
 * fields be to-one from the end of a path, for the reason `why`.
 */
export type CheckContext = {
  model: SemanticModel;
  failures: Failure[];
  subject: string | null;
  output(id: string): ValueType | null;
  toOneFrom: { path: Path; why: string } | null;
  query(query: SemanticQuery, where: string): SemanticQuery;
  firstColumn(query: SemanticQuery): PhysicalType | null;
};

/** Notes that a part is not valid; `where` is its JSON pointer. */
export function invalid(context: CheckContext, where: string, reason: string): void {
  context.failures.push({ code: "invalid-query", where, reason });
}

/** Types that compare with one another. */
export type Family = "number" | "text" | "time" | "clock" | "boolean";

/** The family of a type; null for a bare null, which compares with all. */
export function familyOf(type: PhysicalType | null): Family | null {
  switch (type) {
    case null:
      return null;
    case "integer":
    case "decimal":
      return "number";
    case "string":
      return "text";
    case "date":
    case "timestamp":
      return "time";
    case "time":
      return "clock";
    case "boolean":
      return "boolean";
  }
}
