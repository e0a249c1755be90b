import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "./facts.ts";
import type { Written } from "./written.ts";

const going: ReadonlySet<string> = new Set(["running", "live", "ongoing"]);

/** "Running contracts", "live subscriptions" where rows go on until a date of their end: the active ones, unless the data has the word itself. */
export function goingOn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  if (!going.has(word) || index.values.byWord.has(word) || index.words.columnsByWord.has(word)) return null;
  const rows = tableNamed(tokens[at + 1], index);
  const active = (index.conditions.get("active") ?? []).some(({ table }) => table === rows?.id);
  return active && index.lifecycles.some(({ table }) => table.id === rows?.id)
    ? { words: "active", tokens: 1 }
    : null;
}
