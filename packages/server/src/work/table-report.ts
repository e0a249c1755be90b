import type { TableReport } from "@parlance/contract";
import type { IngestedTable } from "@parlance/warehouses";

type ColumnNote = IngestedTable["columns"][number]["notes"][number];
type LineReason = IngestedTable["report"]["skippedLines"]["samples"][number]["reason"];

/** What was read from a table and what was not, as its user sees it. */
export function tableReport(table: IngestedTable): TableReport {
  const { name, rowCount, columns, report } = table;
  return {
    name,
    rowCount,
    columns: columns.map((column) => ({
      name: column.name,
      type: column.type,
      nulls: column.nulls,
      rejected: column.rejected.count,
      rejectedSamples: column.rejected.samples.map(({ line, value }) => `line ${line}: ${value}`),
      notes: column.notes.map((note) => noteText(note, column.sourceName)),
    })),
    skippedLines: report.skippedLines.total,
    notes: tableNotes(table),
  };
}

/** Encodings that nobody needs to be told of. */
const plain = /^(ascii|utf-8(-sig)?)$/;

function tableNotes({ columns, report }: IngestedTable): string[] {
  const notes: string[] = [];
  if (report.sheet !== null)
    notes.push(`Sheet “${report.sheet.name}”${report.sheet.hidden ? ", hidden" : ""}`);
  if (report.readAs !== null) notes.push(`Read as ${report.readAs}, which its name does not say`);
  if (report.encoding !== null && !plain.test(report.encoding)) notes.push(`Encoding ${report.encoding}`);
  if (columns.every(({ sourceName }) => sourceName === "")) notes.push("No header: columns were numbered");
  if (report.preambleLines > 0) notes.push(`${linesText(report.preambleLines)} above the table left out`);
  if (report.footerLines > 0) notes.push(`${linesText(report.footerLines)} below the table left out`);
  const samples = report.skippedLines.samples
    .filter(({ reason }) => !counted.has(reason))
    .slice(0, MOST_LINES);
  for (const reason of new Set(samples.map((one) => one.reason))) {
    const lines = samples.flatMap((one) => (one.reason === reason ? [one.line] : []));
    notes.push(`${lines.length === 1 ? "Line" : "Lines"} ${lines.join(", ")}: ${lineTexts[reason]}`);
  }
  return notes;
}

/** Lines that are counted, not told of one by one. */
const counted: ReadonlySet<LineReason> = new Set(["preamble", "footer"]);

const linesText = (count: number): string => (count === 1 ? "1 line" : `${count} lines`);

/** Lines that are told of one by one. */
const MOST_LINES = 5;

/** What was wrong with a line, and what became of it. */
const lineTexts = {
  blank: "blank, left out",
  preamble: "above the table, left out",
  footer: "below the table, left out",
  total: "a total of others, left out",
  "repeated-header": "the header again, left out",
  unreadable: "not readable, left out",
  "unclosed-quote": "an unclosed quote, kept as text",
  "too-many-cells": "too many cells, the last left out",
  "too-few-cells": "too few cells, the last left empty",
} satisfies Record<LineReason, string>;

function noteText(note: ColumnNote, sourceName: string): string {
  switch (note.kind) {
    case "currency":
      return `Amounts in ${note.codes.join(", ")}`;
    case "percent":
      return "Percentages";
    case "decimal-comma":
      return "Comma as decimal sign";
    case "date-order":
      return `Dates read as ${[...note.order].join("/")}${note.assumed ? ", assumed" : ""}`;
    case "converted-to-utc":
      return "Times converted to UTC";
    case "local-time":
      return "Times by the clock of their place";
    case "null-tokens":
      return `${note.count.toLocaleString("en-US")} cells such as “N/A” read as empty`;
    case "leading-zeros":
      return "Kept as text: leading zeros";
    case "long-digits":
      return "Kept as text: too many digits for a number";
    case "phone-numbers":
      return "Kept as text: phone numbers";
    case "duration-hours":
      return "Durations in hours";
    case "duration-seconds":
      return "Durations in seconds";
    case "from-headers":
      return `Read from the headers of ${note.columns} columns`;
    case "renamed":
      return sourceName === "" ? "Had no name" : `Named “${sourceName}” in the file`;
  }
}
