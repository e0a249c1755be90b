import {
  type AggregateQuery,
  type Finding,
  type Literal,
  named,
  type ResultTable,
  type Segment,
  type SemanticQuery,
  spreadId,
  spreads,
  words,
} from "@parlance/contract";
import { toNumber } from "../series.ts";
import { numberText } from "../table-series/number-text.ts";
import { periodName } from "../table-series/period-name.ts";
import { type Difference, differenceOfCounts, differenceOfMeans, differenceOfSums } from "./difference.ts";

/** A difference counts where chance makes one as large in less than this part of cases. */
const alpha = 0.05;

/**
 * "Compare A and B": the difference of two members' sums, averages or counts with its 95 % interval, and whether it is more than
 * chance makes. `table` is what `withSpread` asks for; it comes back without the columns of the spread. No finding for other
 * results, and none where a period is covered in part.
 */
export function compareMembers(
  table: ResultTable,
  query: SemanticQuery,
): { table: ResultTable; findings: Finding[] } {
  const shown = withoutSpread(table);
  const difference = query.kind === "aggregate" ? differenceIn(table, query) : null;
  const dimension = table.columns.findIndex(({ role }) => role === "dimension");
  const column = table.columns.findIndex(({ role }) => role === "measure");
  if (difference === null || dimension < 0 || column < 0) return { table: shown, findings: [] };
  return { table: shown, findings: [finding(shown, difference, { dimension, column })] };
}

function withoutSpread(table: ResultTable): ResultTable {
  const kept = table.columns.flatMap(({ id }, index) =>
    spreads.some((spread) => id.endsWith(spreadId("", spread))) ? [] : [index],
  );
  if (kept.length === table.columns.length) return table;
  return {
    ...table,
    columns: table.columns.filter((_, index) => kept.includes(index)),
    rows: table.rows.map((row) => kept.map((index): Literal => row[index] ?? null)),
  };
}

function differenceIn({ columns, rows }: ResultTable, query: AggregateQuery): Difference | null {
  const [measure] = query.measures;
  const [left, right] = rows;
  if (measure?.expression.kind !== "aggregate" || query.dimensions.length !== 1 || query.limit !== null)
    return null;
  if (left === undefined || right === undefined || rows.length !== 2) return null;
  if (columns.some(({ partial = [] }) => partial.length > 0)) return null;
  const at = (row: Literal[], id: string): number =>
    toNumber(row[columns.findIndex((column) => column.id === id)]) ?? Number.NaN;
  const { aggregation } = measure.expression;
  if (aggregation === "count") return differenceOfCounts(at(left, measure.id), at(right, measure.id));
  const sample = (row: Literal[]) => {
    const count = at(row, spreadId(measure.id, "rows"));
    const value = at(row, measure.id);
    const deviation = at(row, spreadId(measure.id, "deviation"));
    return { rows: count, mean: aggregation === "sum" ? value / count : value, deviation };
  };
  if (aggregation === "sum") return differenceOfSums(sample(left), sample(right));
  return aggregation === "average" ? differenceOfMeans(sample(left), sample(right)) : null;
}

function finding(
  { columns, rows }: ResultTable,
  { value, lower, upper, chance }: Difference,
  { dimension, column }: { dimension: number; column: number },
): Finding {
  const higher = value >= 0 ? 0 : 1;
  const { grain } = columns[dimension] ?? {};
  const name = (row: number): Segment => {
    const member = String(rows[row]?.[dimension] ?? "(none)");
    return named(grain === undefined ? member : periodName(member, grain));
  };
  const figure = (amount: number, derivation: "difference" | "statistic"): Segment => ({
    kind: "cell",
    text: numberText(amount, columns[column]),
    cells: [
      [0, column],
      [1, column],
    ],
    derivation,
  });
  const [low, high] = value >= 0 ? [lower, upper] : [-upper, -lower];
  const opening =
    chance < alpha
      ? [
          name(higher),
          words(" is higher than "),
          name(1 - higher),
          words(" by "),
          figure(Math.abs(value), "difference"),
        ]
      : [
          name(0),
          words(" and "),
          name(1),
          words(" differ by no more than chance makes likely: by "),
          figure(Math.abs(value), "difference"),
        ];
  return {
    kind: "spread",
    sentence: [
      ...opening,
      words("; nineteen times in twenty the difference lies between "),
      figure(low, "statistic"),
      words(" and "),
      figure(high, "statistic"),
      words("."),
    ],
    weight: chance < alpha ? 0.9 : 0.8,
    evidence: {
      method:
        "Difference of two groups, by Welch's test (averages), compound Poisson (sums) or Poisson (counts)",
      figures: [
        { name: "difference", value },
        { name: "lower bound of 95 %", value: lower },
        { name: "upper bound of 95 %", value: upper },
        { name: "p-value", value: chance },
      ],
    },
  };
}
