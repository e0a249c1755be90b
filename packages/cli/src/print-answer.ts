import { formatCell } from "@parlance/charts";
import {
  type Answer,
  type DataAnswer,
  failureText,
  type ResultTable,
  scannedText,
  sentenceText,
} from "@parlance/contract";

/** An answer for a terminal: the sentence, how it was read, the rows, what was found, the SQL. */
export function printAnswer(answer: Answer): string {
  switch (answer.outcome) {
    case "answered":
      return answered(answer);
    case "clarification":
      return lines([answer.prompt, ...answer.choices.map((choice) => `  · ${choice.sentence}`)]);
    case "declined":
    case "failed":
      return lines([
        failureText(answer.failure),
        ...(answer.nearest.length === 0 ? [] : ["You could ask:"]),
        ...answer.nearest.map((question) => `  · ${question}`),
      ]);
  }
}

function answered(answer: DataAnswer): string {
  return lines([
    sentenceText(answer.headline),
    "",
    `Read as: ${answer.reading.sentence}`,
    `Confidence: ${Math.round(answer.reading.confidence * 100)} %`,
    "",
    ...grid(answer.table),
    "",
    ...answer.findings.map((finding) => `· ${sentenceText(finding.sentence)}`),
    ...answer.notes.map((note) => `Note: ${sentenceText(note)}`),
    ...(answer.evidence.scanned === undefined ? [] : [`Scanned: ${scannedText(answer.evidence.scanned)}`]),
    answer.evidence.sql,
    ...(answer.evidence.parameters.length === 0
      ? []
      : [`with ${JSON.stringify(answer.evidence.parameters)}`]),
  ]);
}

const shownRows = 50;

function grid(table: ResultTable): string[] {
  const cells = [
    table.columns.map((column) => column.label),
    ...table.rows.slice(0, shownRows).map((row) =>
      row.map((value, index) => {
        const column = table.columns[index];
        return column === undefined ? String(value) : formatCell(value, column);
      }),
    ),
  ];
  const widths = table.columns.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const rows = cells.map((row) =>
    row
      .map((text, index) => pad(text, widths[index] ?? 0, table.columns[index]?.role === "measure"))
      .join("  ")
      .trimEnd(),
  );
  return table.rowCount > shownRows ? [...rows, `… ${table.rowCount - shownRows} more rows`] : rows;
}

const pad = (text: string, width: number, right: boolean): string =>
  right ? text.padStart(width) : text.padEnd(width);

const lines = (all: string[]): string => `${all.join("\n")}\n`;
