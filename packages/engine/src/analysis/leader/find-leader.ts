import type { Finding, ResultTable, SemanticQuery } from "@parlance/contract";
import { measureSeries } from "../series.ts";

/**
 * The leading group's share of the whole. Said only where the whole is known and adds up: one dimension, one additive
 * measure (a sum or a count), nothing cut off by a limit or a condition on groups, no negative value.
 */
export function findLeader(table: ResultTable, query: SemanticQuery): Finding[] {
  if (
    query.kind !== "aggregate" ||
    query.dimensions.length !== 1 ||
    query.limit !== null ||
    query.having !== null ||
    table.truncated
  )
    return [];
  const first = query.measures[0]?.expression;
  if (first?.kind !== "aggregate" || (first.aggregation !== "sum" && first.aggregation !== "count"))
    return [];
  const series = measureSeries(table)[0];
  const dimension = table.columns.findIndex(({ role, type }) => role === "dimension" && type === "string");
  if (series === undefined || dimension < 0 || table.rows.length < 3) return [];
  const values = series.values.map((value) => value ?? 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  if (values.some((value) => value < 0) || total <= 0) return [];
  const top = values.reduce((best, value, row) => (value > (values[best] ?? 0) ? row : best), 0);
  const share = (values[top] ?? 0) / total;
  if (share < 1.5 / values.length) return [];
  const all = values.map((_, row): [number, number] => [row, series.column]);
  return [
    {
      kind: "share",
      sentence: [
        { kind: "name", text: String(table.rows[top]?.[dimension] ?? "(none)") },
        { kind: "text", text: " makes up " },
        {
          kind: "cell",
          text: `${(share * 100).toLocaleString("en-US", { maximumFractionDigits: 1 })} %`,
          cells: [[top, series.column], ...all],
          derivation: "share",
        },
        { kind: "text", text: " of the total." },
      ],
      weight: Math.min(0.9, 0.4 + share / 2),
      evidence: {
        method: "Share of the sum over all groups",
        figures: [
          { name: "share", value: share },
          { name: "groups", value: values.length },
        ],
      },
    },
  ];
}
