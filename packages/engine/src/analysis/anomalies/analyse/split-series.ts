import { type ResultTable, splitOf, unitless } from "@parlance/contract";
import { toNumber } from "../../series.ts";
import type { TableSeries } from "../../table-series/read-table-series.ts";
import type { AnalysedSeries } from "./analysed-series.ts";

/** A whole measure, and one of it within a member of a dimension: beside the whole's rows, nothing counting as zero. */
export type SplitSeries = { whole: AnalysedSeries; part: TableSeries };

/** The columns of a result that split measures which were looked through, as series. */
export function splitSeries(table: ResultTable, wholes: readonly AnalysedSeries[]): SplitSeries[] {
  return table.columns.flatMap((heading, column) => {
    const whole = wholes.find(({ series }) => table.columns[series.column]?.id === splitOf(heading.id));
    if (whole === undefined) return [];
    const values = whole.series.rows.map((row) => toNumber(table.rows[row]?.[column]) ?? 0);
    return [{ whole, part: { ...whole.series, column, label: unitless(heading), values } }];
  });
}
