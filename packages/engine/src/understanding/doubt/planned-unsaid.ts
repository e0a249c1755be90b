import { speaksOf } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { planned } from "../lexicon/planned.ts";
import { isUnitAlone } from "../parse/unit-said.ts";
import { readTables } from "../score/query-use.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/** "What did we collect in dues", where only a target of dues is called so: what was planned is no answer to what was. Empty elsewhere. */
export function plannedUnsaid(
  tokens: readonly Token[],
  { matches }: Candidate,
  { byName }: ModelIndex,
): string[] {
  if (tokens.some(({ lemma, text }) => lemma === "plan" || planned.test(lemma) || planned.test(text)))
    return [];
  return matches.flatMap(({ kind, names, text }) => {
    const entry = kind === "column" ? byName.get(names ?? "") : undefined;
    return entry?.column.role === "measure" && entry.words.some((word) => planned.test(word)) ? [text] : [];
  });
}

/** "Sales vs budget", where a reading leaves aside the budget that the data holds: its words. Empty elsewhere. */
export function planLeftOut(
  { query, matches }: Candidate,
  { model, tables, columns, byName }: ModelIndex,
): string[] {
  const plans = matches.flatMap(({ kind, names, text }) => {
    const table = kind === "table" ? tables.find((each) => each.table.name === names) : undefined;
    const { words } = table ?? byName.get(names ?? "") ?? {};
    return words?.some((word) => planned.test(word)) === true ? [{ table, names, text }] : [];
  });
  if (plans.length === 0) return [];
  const read = readTables(query, model);
  const isTold = plans.some(
    ({ table, names }) =>
      speaksOf(query, names?.split(".").at(-1) ?? "") ||
      (table !== undefined && read.has(table.table.name) && !holdsAmounts(table, columns)),
  );
  return isTold ? [] : plans.map(({ text }) => text);
}

/** The goals of matches that tell their minute alone are events, and nobody's plan. */
const holdsAmounts = ({ columns: own }: TableEntry, columns: readonly ColumnEntry[]): boolean =>
  own.some((id) => columns[id]?.column.role === "measure" && !isUnitAlone(columns[id].words));
