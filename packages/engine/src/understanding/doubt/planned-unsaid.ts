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
export function planLeftOut({ query, matches }: Candidate, index: ModelIndex): string[] {
  const { model, tables, columns, byName } = index;
  const plans = matches.filter(({ kind, names }) => {
    const entry =
      kind === "table" ? tables.find(({ table }) => table.name === names) : byName.get(names ?? "");
    return entry?.words.some((word) => planned.test(word)) === true;
  });
  const read = readTables(query, model);
  const isTold = plans.some(
    ({ kind, names }) =>
      speaksOf(query, names?.split(".").at(-1) ?? "") ||
      (kind === "table" && read.has(names ?? "") && !tables.some(isOf(names ?? "", columns))),
  );
  return isTold ? [] : plans.map(({ text }) => text);
}

/** Whether a table of that name holds amounts: the goals of matches that tell their minute alone are events, and nobody's plan. */
const isOf =
  (name: string, columns: readonly ColumnEntry[]) =>
  ({ table, columns: own }: TableEntry): boolean =>
    table.name === name &&
    own.some((id) => columns[id]?.column.role === "measure" && !isUnitAlone(columns[id]?.words ?? []));
