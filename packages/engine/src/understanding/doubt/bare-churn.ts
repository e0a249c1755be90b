import {
  type AggregateQuery,
  aggregateOf,
  aggregateQuery,
  type Filter,
  fieldOf,
  speaksOf,
} from "@parlance/contract";
import { percent } from "../compose/figures/percent.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { choicesOf } from "./vague-rank.ts";

const churn = /^(?:churn|attrition)$/;

/**
 * "What's our churn", "churn by plan" of rows that go on until an end, read as the dates of it: the part of them that has ended, or how many have. Empty
 * for other questions, and where a time is said by which the ends are counted.
 */
export function bareChurn(
  tokens: readonly Token[],
  best: Candidate,
  { lifecycles }: ModelIndex,
): Candidate[] {
  const { query } = best;
  const said = tokens.some(({ text }, at) => churn.test(text) && tokens[at + 1]?.text !== "rate");
  if (!said || (query.kind !== "list" && query.kind !== "aggregate")) return [];
  const cycle = lifecycles.find(({ table }) => table.table.name === query.subject);
  if (cycle === undefined) return [];
  const { table, until } = cycle;
  const isEnd = (part: unknown): boolean => speaksOf(part, until.column.name, query.subject);
  const shown = query.kind === "list" ? query.columns : query.dimensions;
  const bare = shown.some(({ expression }) => expression.kind === "field" && isEnd(expression));
  if (!bare || isEnd(query.filter)) return [];
  const ended: Filter = {
    kind: "not",
    filter: { kind: "null", operand: fieldOf(query.subject, until.column.name) },
  };
  const rows = table.table.label.toLowerCase();
  const by = (label: string, expression: AggregateQuery["measures"][number]["expression"]): AggregateQuery =>
    aggregateQuery(query.source, query.subject, {
      dimensions:
        query.kind === "list" ? [] : query.dimensions.filter(({ expression: each }) => !isEnd(each)),
      measures: [{ id: "m1", label, expression }],
      filter: query.filter,
    });
  const count = aggregateOf("count", null, [], ended);
  return choicesOf(best, [
    by(`percentage of ${rows} that have ended`, percent(count, aggregateOf("count", null, []))),
    by(`number of ${rows} that have ended`, count),
  ]);
}
