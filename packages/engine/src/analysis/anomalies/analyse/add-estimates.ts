import {
  type Estimate,
  estimateId,
  type Literal,
  type ResultColumn,
  type ResultTable,
} from "@parlance/contract";
import type { AnalysedSeries } from "./analysed-series.ts";

const added = ["expected", "lower", "upper", "anomaly"] as const satisfies readonly Estimate[];
const labels = { expected: "Expected", lower: "Usual from", upper: "Usual to", anomaly: "Unusual" };

/**
 * The table with four columns at its end for each measure looked through, null where nothing was expected. `anomaly` marks
 * the rows of outliers and the first row of a lasting change.
 */
export function addEstimates(table: ResultTable, analysed: readonly AnalysedSeries[]): ResultTable {
  const measures = [...new Set(analysed.map(({ series }) => series.column))].toSorted((a, b) => a - b);
  const columns = measures.flatMap((measure) =>
    added.map((estimate) => columnOf(table.columns[measure], estimate, measures.length === 1)),
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

/** Called alone where it is clear what figure it stands beside. */
function columnOf(
  measure: ResultColumn | undefined,
  estimate: (typeof added)[number],
  isOnly: boolean,
): ResultColumn {
  const isMark = estimate === "anomaly";
  return {
    id: estimateId(measure?.id ?? "", estimate),
    label: isOnly ? labels[estimate] : `${measure?.label ?? ""}, ${labels[estimate].toLowerCase()}`,
    type: isMark ? "boolean" : "decimal",
    role: "measure",
    unit: isMark || measure === undefined ? { kind: "none", currency: null, label: null } : measure.unit,
  };
}

const toCell = (value: number | undefined): number | null =>
  value === undefined || !Number.isFinite(value) ? null : Number(value.toPrecision(10));
