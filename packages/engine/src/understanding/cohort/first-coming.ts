import { type Expression, fieldOf, type Path } from "@parlance/contract";

/** When those came first whom `whose` of a table's rows tells: the first `time` of theirs, of all rows; `path` leads to that table. */
export function firstComing(subject: string, whose: string, time: string, path: Path = []): Expression {
  return {
    kind: "aggregate-value",
    subject,
    path: [],
    aggregation: "minimum",
    quantile: null,
    operand: fieldOf(subject, time),
    filter: null,
    per: [{ inner: fieldOf(subject, whose), outer: fieldOf(subject, whose, path) }],
  };
}
