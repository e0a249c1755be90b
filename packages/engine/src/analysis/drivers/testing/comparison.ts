import {
  type AnalysisQuery,
  aggregateOf,
  aggregateQuery,
  type Literal,
  type Measure,
  type ResultColumn,
  type ResultTable,
  type Unit,
} from "@parlance/contract";
import type { CubeFigures } from "../cube.ts";

const none: Unit = { kind: "none", currency: null, label: null };
const field = (column: string) => ({ path: [], table: "orders", column });
const month = (start: string, end: string) => ({
  expression: { kind: "absolute" as const, grain: "month" as const },
  interval: { start, end },
});

/** The sum of a column, as a measure. */
export const summed = (id: string, label: string): Measure => ({
  id,
  label,
  expression: aggregateOf("sum", { kind: "field", field: field(id) }),
});

/** The request why `measures` (one, or a ratio's two parts) changed from February to March, over `dimensions`. */
export const driversRequest = (
  measures: Measure[],
  dimensions: string[],
  supposed?: "rise" | "fall",
): AnalysisQuery => ({
  kind: "analysis",
  source: "shop",
  request: {
    kind: "drivers",
    measure: measures[0]?.id ?? "",
    time: field("placed"),
    current: month("2024-03-01", "2024-04-01"),
    previous: month("2024-02-01", "2024-03-01"),
    candidates: dimensions.map(field),
    supposed,
  },
  query: aggregateQuery("shop", "orders", {
    dimensions: dimensions.map((label) => ({
      id: label,
      label,
      expression: { kind: "field", field: field(label) },
    })),
    measures,
  }),
});

/** A table of dimensions and, for each measure, this period, the one before, difference and change; rows in this order. */
export function comparisonTable(
  dimensions: string[],
  measures: { id: string; unit?: Unit }[],
  rows: Literal[][],
): ResultTable {
  const columns: ResultColumn[] = [
    ...dimensions.map((id) => ({
      id,
      label: id,
      type: "string" as const,
      role: "dimension" as const,
      unit: none,
    })),
    ...measures.flatMap(({ id, unit }) =>
      [id, `${id}:previous`, `${id}:difference`, `${id}:change`].map((own) => ({
        id: own,
        label: own,
        type: "decimal" as const,
        role: "measure" as const,
        unit: unit ?? none,
      })),
    ),
  ];
  return { columns, rows, rowCount: rows.length, truncated: false };
}

/** A cube as the rows of such a table. */
export const comparisonRows = ({ cube, prior, current }: CubeFigures): Literal[][] =>
  Array.from({ length: cube.size }, (_, leaf) => [
    ...cube.codes.map((codes, dimension) => cube.members[dimension]?.[codes[leaf] ?? 0] ?? null),
    ...prior.flatMap((before, figure) => {
      const [was, is] = [before[leaf] ?? 0, current[figure]?.[leaf] ?? 0];
      return [is, was, is - was, was === 0 ? null : (is - was) / was];
    }),
  ]);
