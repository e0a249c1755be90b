import type { GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { freeTerm, labelWithTable } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";

const sound: ReadonlySet<string> = new Set("good ok accepted passed approved".split(" "));
const spoilt: ReadonlySet<string> = new Set(
  "scrap scrapped reject rejected defect defective bad spoilt spoiled waste".split(" "),
);
const names = ["yield", "yield rate", "first pass yield", "good rate", "quality rate", "average yield"];

/** "Yield by line" where rows tell how many pieces were good and how many were scrapped: the good ones in percent of both. */
export function yieldTerms(
  columns: readonly ColumnEntry[],
  tables: readonly TableEntry[],
  words: SchemaWords,
): GlossaryTerm[] {
  const [good, other] = tallied(columns, sound);
  if (good === undefined || other !== undefined) return [];
  const [lost, further] = tallied(columns, spoilt).filter(({ table }) => table === good.table);
  if (lost === undefined || further !== undefined) return [];
  const [made, scrapped] = [good, lost].map((entry) => `total ${labelWithTable(entry, tables)}`);
  return [freeTerm(names, `100 * ${made} / (${made} + ${scrapped})`, words)].filter((each) => each !== null);
}

/** The numbers of pieces that one of some words is said of. */
const tallied = (columns: readonly ColumnEntry[], of: ReadonlySet<string>): ColumnEntry[] =>
  columns.filter(
    ({ column, words, foreign }) =>
      !foreign &&
      isNumeric(column) &&
      column.additivity === "additive" &&
      words.length <= 2 &&
      of.has(words[0] ?? ""),
  );
