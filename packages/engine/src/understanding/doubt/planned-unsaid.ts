import type { ModelIndex } from "../index/model-index.ts";
import { planned } from "../lexicon/planned.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/** "What did we collect in dues", where only a target of dues is called so: what was planned is no answer to what was. Empty elsewhere. */
export function plannedUnsaid(
  tokens: readonly Token[],
  { matches }: Candidate,
  { columns, tables }: ModelIndex,
): string[] {
  if (tokens.some(({ lemma, text }) => lemma === "plan" || planned.test(lemma) || planned.test(text)))
    return [];
  return matches.flatMap(({ kind, names, text }) => {
    const entry =
      kind === "column"
        ? columns.find(({ table, column }) => `${tables[table]?.table.name}.${column.name}` === names)
        : undefined;
    return entry?.column.role === "measure" && entry.words.some((word) => planned.test(word)) ? [text] : [];
  });
}
