import { formatCell } from "@parlance/charts";
import {
  addUnits,
  type ChartAlert,
  type DataAnswer,
  dayOf,
  type Finding,
  type ResultColumn,
  sentenceText,
} from "@parlance/contract";

/** A row for which an alert holds: the same key at every refresh, and what is told of it. */
export type Match = { key: string; text: string };

type Row = DataAnswer["table"]["rows"][number];

/**
 * The rows of an answer for which an alert holds: any row of any segment whose figure lies beyond the bound, or what an
 * anomaly was found in. A period that is not over yet is never called low.
 */
export function matchesOf(alert: ChartAlert, answer: DataAnswer): Match[] {
  switch (alert.kind) {
    case "anomaly":
      return answer.findings.filter(({ kind }) => kind === "outlier").map((found) => anomaly(found, answer));
    case "above":
      return beyond(answer, (figure) => figure > alert.value);
    case "below":
      return beyond(answer, (figure, row) => figure < alert.value && !isRunning(answer, row));
  }
}

function beyond(answer: DataAnswer, holds: (figure: number, row: Row) => boolean): Match[] {
  const { columns, rows } = answer.table;
  const at = columns.findIndex(({ role }) => role === "measure");
  const column = columns[at];
  if (column === undefined) return [];
  return rows.flatMap((row): Match[] => {
    const figure = Number(row[at] ?? Number.NaN);
    if (Number.isNaN(figure) || !holds(figure, row)) return [];
    const segment = segmentOf(columns, row);
    const written = formatCell(row[at] ?? null, column, { locale: localeOf(answer) });
    return [{ key: segment, text: `${segment === "" ? column.label : segment}: ${written}` }];
  });
}

/** An anomaly is known by the rows that its sentence speaks of first: what else it says may change with every row. */
function anomaly({ sentence }: Finding, { table: { columns, rows } }: DataAnswer): Match {
  const text = sentenceText(sentence);
  const [first] = sentence.flatMap((segment) => (segment.kind === "cell" ? segment.cells : []));
  const row = first === undefined ? undefined : rows[first[0]];
  const segment = row === undefined ? "" : segmentOf(columns, row);
  return { key: segment === "" ? text : segment, text };
}

const segmentOf = (columns: ResultColumn[], row: Row): string =>
  columns
    .flatMap((column, index) => (column.role === "dimension" ? [formatCell(row[index] ?? null, column)] : []))
    .join(", ");

const localeOf = ({ evidence }: DataAnswer): string => evidence.conventions?.locale ?? "en-US";

function isRunning({ table: { columns }, evidence }: DataAnswer, row: Row): boolean {
  return columns.some(({ grain, type }, index) => {
    const value = row[index];
    if (grain == null || (type !== "date" && type !== "timestamp") || typeof value !== "string") return false;
    return addUnits(dayOf(value), grain, 1) > dayOf(evidence.now);
  });
}
