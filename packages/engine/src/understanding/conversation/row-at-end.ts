import { type AggregateQuery, type ListQuery, listQuery } from "@parlance/contract";

const several = /\b(?:(?:those|these|they|them|theirs?|ones)\b|than (?:that|this|it)\b)/i;

/**
 * "What is the title of that film?" after the longest running time of all thrillers: the thriller that has it, and any other that has it as well. The answer
 * before as a list of these; as it stands where it tells no largest or smallest number of its own rows, or several are spoken of.
 */
export function rowAtEnd(before: AggregateQuery | ListQuery, question: string): AggregateQuery | ListQuery {
  if (before.kind === "list" || before.dimensions.length > 0 || several.test(question)) return before;
  const end = before.measures
    .map(({ expression }) => expression)
    .findLast(({ kind }) => kind === "aggregate");
  if (end?.kind !== "aggregate" || end.path.length > 0 || end.filter !== null || end.operand === null)
    return before;
  if (end.aggregation !== "maximum" && end.aggregation !== "minimum") return before;
  return listQuery(before.source, before.subject, {
    columns: [{ id: "end", label: before.subject, expression: end.operand }],
    filter: before.filter,
    order: [{ by: end.operand, descending: end.aggregation === "maximum" }],
    limit: { count: 1, offset: 0, per: [], ties: "keep" },
  });
}
