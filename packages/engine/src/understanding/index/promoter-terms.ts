import type { GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { freeTerm, labelWithTable } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";

/** Who would recommend on a scale from 0 to 10, and who would not. */
const promoting = 9;
const detracting = 6;
const scale = 10;

const names = ["nps", "nps score", "net promoter score", "net promoter", "nps value"];
const means = ["average nps score", "average nps", "mean nps score", "mean nps"];

/** "NPS score" of answers from 0 to 10 that tell how likely people would recommend: the share of promoters less that of detractors, in points. */
export function promoterTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
): GlossaryTerm[] {
  const [only, other] = columns.filter((entry) => isAnswer(entry, tables[entry.table]));
  const table = tables[only?.table ?? -1]?.table;
  if (only === undefined || other !== undefined || table === undefined) return [];
  const [rows, score] = [table.label.toLowerCase(), only.column.label.toLowerCase()];
  const counted = (bound: string): string => `number of ${rows} with ${score} ${bound}`;
  const definition = `100 * (${counted(`at least ${promoting}`)} - ${counted(`at most ${detracting}`)}) / number of ${rows}`;
  return [
    freeTerm(names, definition, words),
    freeTerm(means, `average ${labelWithTable(only, tables)}`, words),
  ].filter((each) => each !== null);
}

/** A whole number up to ten of rows that are called NPS, or that is called so itself. */
const isAnswer = ({ column, words, foreign }: ColumnEntry, table: TableEntry | undefined): boolean =>
  !foreign &&
  column.role === "measure" &&
  isNumeric(column) &&
  Number(column.profile?.maximum) === scale &&
  Number(column.profile?.minimum) >= 0 &&
  (words.includes("nps") || (words.includes("score") && table?.words.includes("nps") === true));
