import { speaksOf } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { planned } from "../lexicon/planned.ts";
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
export function planLeftOut({ query, matches }: Candidate, { tables, byName }: ModelIndex): string[] {
  const plans = matches.filter(({ kind, names }) => {
    const entry =
      kind === "table" ? tables.find(({ table }) => table.name === names) : byName.get(names ?? "");
    return entry?.words.some((word) => planned.test(word)) === true;
  });
  const isTold = plans.some(({ names }) => speaksOf(query, names?.split(".").at(-1) ?? ""));
  return isTold ? [] : plans.map(({ text }) => text);
}
