import type {
  ChartSpec,
  DataAnswer,
  Evidence,
  Finding,
  Reading,
  ResultTable,
  SemanticModel,
} from "@parlance/contract";
import { headline } from "./headline.ts";
import { notesFor } from "./notes-for.ts";
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

/** Puts an answer together: its sentence and notes are made here, out of the table's cells. */
export function composeAnswer({ model, assumptions, format, ...parts }: AnswerParts): DataAnswer {
  const { table, reading } = parts;
  return {
    outcome: "answered",
    ...parts,
    headline: headline(table, reading.query, format),
    notes: notesFor(reading.query, model, table, assumptions),
  };
}
