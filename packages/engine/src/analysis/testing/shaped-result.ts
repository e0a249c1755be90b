import {
  type AggregateQuery,
  type Aggregation,
  aggregateOf,
  aggregateQuery,
  fieldOf,
  type Measure,
  type ResultColumn,
  type ResultTable,
  type TimeGrain,
} from "@parlance/contract";
import { isoMonths, resultColumn, resultTable } from "./result.ts";

const field = (column: string) => fieldOf("orders", column);

const measure = (label: string, aggregation: Aggregation): Measure => ({
  id: label.toLowerCase(),
  label,
  expression: aggregateOf(aggregation, aggregation === "count" ? null : field(label.toLowerCase())),
});

const aggregate = (dimension: string, grain: TimeGrain | null, measures: Measure[]): AggregateQuery =>
  aggregateQuery("test", "orders", {
    dimensions: [
      {
        id: dimension.toLowerCase(),
        label: dimension,
        expression:
          grain === null
            ? field(dimension.toLowerCase())
            : { kind: "truncate", grain, operand: field(dimension.toLowerCase()) },
      },
    ],
    measures,
  });

/** A result and the query that it is of. */
export type ShapedResult = { table: ResultTable; query: AggregateQuery };

const figure = (label: string): ResultColumn => resultColumn(label, "measure", "decimal");

/** Revenue (or, counted, Orders) by group: g0, g1, …. */
export function byGroup(values: number[], aggregation: Aggregation = "sum"): ShapedResult {
  const label = aggregation === "count" ? "Orders" : "Revenue";
  return {
    table: resultTable(
      [resultColumn("Region", "dimension", "string"), figure(label)],
      values.map((value, index) => [`g${index}`, value]),
    ),
    query: aggregate("Region", null, [measure(label, aggregation)]),
  };
}

/** Measures by month from January 2022 on, one list of values each. */
export function byMonth(...series: number[][]): ShapedResult {
  const labels = ["Revenue", "Cost", "Visits"].slice(0, series.length);
  return {
    table: resultTable(
      [{ ...resultColumn("Month", "dimension", "date"), grain: "month" }, ...labels.map(figure)],
      isoMonths("2022-01-01", series[0]?.length ?? 0).map((month, row) => [
        month,
        ...series.map((values) => values[row] ?? null),
      ]),
    ),
    query: aggregate(
      "Month",
      "month",
      labels.map((label) => measure(label, "sum")),
    ),
  };
}
