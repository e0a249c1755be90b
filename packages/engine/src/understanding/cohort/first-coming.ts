import { aggregateValueOf, type Expression, fieldOf, type Path } from "@parlance/contract";

/** When those came first whom `whose` of a table's rows tells: the first `time` of theirs, of all rows; `path` leads to that table. */
export function firstComing(subject: string, whose: string, time: string, path: Path = []): Expression {
  return aggregateValueOf(subject, "minimum", fieldOf(subject, time), {
    per: [{ inner: fieldOf(subject, whose), outer: fieldOf(subject, whose, path) }],
  });
}
