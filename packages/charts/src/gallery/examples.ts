import {
  type ChartKind,
  chartKinds,
  type ResultTable,
  resultTableSchema,
  type SemanticQuery,
  semanticQuerySchema,
} from "@parlance/contract";
import retailDemo from "./retail-demo.json" with { type: "json" };

/** A result, and the query that it came from. */
export type Example = { table: ResultTable; query: SemanticQuery };

/**
 * A result for every kind of chart: what questions about the retail demo came to (`tools/make-gallery-examples.ts`). What the
 * gallery shows, and what its pictures, which are tests, are drawn from.
 */
export function examples(): Record<ChartKind, Example> {
  const stored: Record<ChartKind, Record<keyof Example, unknown>> = retailDemo;
  return Object.fromEntries(
    chartKinds.map((kind) => [
      kind,
      {
        table: resultTableSchema.parse(stored[kind].table),
        query: semanticQuerySchema.parse(stored[kind].query),
      },
    ]),
  ) as Record<ChartKind, Example>;
}
