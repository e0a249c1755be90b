import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const verbs = /^(?:falls?|fell|lands?|landed|belongs?|goes|go|comes?|sits?|are|is|were)$/;
const into: ReadonlySet<string> = new Set(["in", "into", "within", "under", "to", "on", "upon"]);
const parts = /^(?:one|band|group|bucket|class|range|bracket|category|bin|of|them|these|those)$/;

const amounts: ReadonlySet<string> = new Set(
  "many much number percentage percent proportion share fraction %".split(" "),
);

/** "…, and tell me how many fall into each (band)": how many in each; "each category", "what percentage falls on each kind" of a column that is called so: by it. */
export function fallInto(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  if (
    !verbs.test(textAt(tokens, at)) ||
    !into.has(textAt(tokens, at + 1)) ||
    textAt(tokens, at + 2) !== "each"
  )
    return null;
  if (!tokens.slice(0, at).some(({ text }) => amounts.has(text))) return null;
  const part = tokens[at + 3];
  if (part !== undefined && words.columnsByWord.has(part.lemma))
    return { words: `by ${part.raw}`, tokens: 4 };
  const end = tokens.findIndex((token, place) => place > at + 2 && !parts.test(token.lemma));
  const rest = end < 0 ? tokens.length : end;
  return tokens.slice(rest).every(({ kind }) => kind === "mark")
    ? { words: "in each", tokens: tokens.length - at }
    : null;
}

fallInto.needs = ["each"];
