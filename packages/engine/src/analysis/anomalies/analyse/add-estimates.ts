import {
  type Estimate,
  estimateId,
  type Literal,
  type ResultColumn,
  type ResultTable,
} from "@parlance/contract";
import type { AnalysedSeries } from "./analysed-series.ts";

const added = ["expected", "lower", "upper", "anomaly"] as const satisfies readonly Estimate[];
const labels = { expected: "expected", lower: "lower bound", upper: "upper bound", anomaly: "anomaly" };

/**
 * The table with four columns at its end for each measure looked through, null where nothing was expected. `anomaly` marks
 * the rows of outliers and the first row of a lasting change.
 */
export function addEstimates(table: ResultTable, analysed: readonly AnalysedSeries[]): ResultTable {
  const measures = [...new Set(analysed.map(({ series }) => series.column))].toSorted((a, b) => a - b);
  const columns = measures.flatMap((measure) =>
    added.map((estimate) => columnOf(table.columns[measure], estimate)),
  );
  const cells = table.rows.map((): Literal[] => columns.map(() => null));
  for (const { series, detected } of analysed) {
    const first = measures.indexOf(series.column) * added.length;
    const marked = new Set(detected.found.flatMap(({ rows }) => rows));
    for (const [index, row] of series.rows.entries()) {
      const numbers = [detected.expected[index], detected.lower[index], detected.upper[index]].map(toCell);
      cells[row]?.splice(first, added.length, ...numbers, numbers[0] === null ? null : marked.has(index));
    }
  }
  return {
    ...table,
    columns: [...table.columns, ...columns],
    rows: table.rows.map((row, index) => [...row, ...(cells[index] ?? [])]),
  };
}

function columnOf(measure: ResultColumn | undefined, estimate: (typeof added)[number]): ResultColumn {
  const isMark = estimate === "anomaly";
  return {
    id: estimateId(measure?.id ?? "", estimate),
    label: `${measure?.label ?? ""}, ${labels[estimate]}`,
    type: isMark ? "boolean" : "decimal",
    role: "measure",
    unit: isMark || measure === undefined ? { kind: "none", currency: null, label: null } : measure.unit,
  };
}

const toCell = (value: number | undefined): number | null =>
  value === undefined || !Number.isFinite(value) ? null : Number(value.toPrecision(10));
