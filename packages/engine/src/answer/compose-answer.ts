import {
  type ChartSpec,
  type DataAnswer,
  type Evidence,
  type Finding,
  findTable,
  lowered,
  type Reading,
  type ResultTable,
  rowOf,
  type SemanticModel,
  type SemanticQuery,
} from "@parlance/contract";
import { beyondData } from "./beyond-data.ts";
import { headline } from "./headline.ts";
import { notesFor } from "./notes-for.ts";
import { partPeriods } from "./part-periods.ts";
import type { FormatCell } from "./segments.ts";

/** Everything that the stations before came to. */
export type AnswerParts = {
  question: string;
  model: SemanticModel;
  reading: Reading;
  assumptions: string[];
  alternatives: Reading[];
  table: ResultTable;
  chart: ChartSpec;
  findings: Finding[];
  evidence: Evidence;
  followUps: string[];
  format: FormatCell;
};

/**
 * Puts an answer together: its sentence and notes are made here, out of the table's cells. An analysis answers with its
 * weightiest finding, and what asks for a time without data with that.
 */
export function composeAnswer({ model, assumptions, format, ...parts }: AnswerParts): DataAnswer {
  const { table, reading, findings } = parts;
  const stated = reading.query.kind === "analysis" ? findings[0] : undefined;
  const beyond = beyondData(reading.query, model, table, format);
  const part = beyond.reason === null ? partPeriods(reading.query, model, table, format) : [];
  return {
    outcome: "answered",
    ...parts,
    headline:
      beyond.reason ??
      stated?.sentence ??
      headline(table, reading.query, format, rowNoun(reading.query, model)),
    findings: stated === undefined ? findings : findings.slice(1),
    notes: [
      ...(beyond.note === null ? [] : [beyond.note]),
      ...part,
      ...notesFor(reading.query, model, table, assumptions),
    ],
  };
}

/** What one row of a query's subject is called; a label with digits is no word for it. */
function rowNoun(query: SemanticQuery, model: SemanticModel): string {
  if (query.kind === "set") return "row";
  const { subject } = query.kind === "analysis" ? query.query : query;
  const label = findTable(model, subject)?.label ?? subject;
  return /\d/.test(label) ? "row" : rowOf(lowered(label));
}
