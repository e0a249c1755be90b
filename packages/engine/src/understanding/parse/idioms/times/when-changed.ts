import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const turns: ReadonlySet<string> = new Set(["change", "shift", "jump", "turn", "break"]);
/** The longest name between "when did" and "change", in words. */
const longest = 4;

/** "When did the traffic change": the change points in it, where it is a figure of the data. */
export function whenChanged(
  tokens: readonly Token[],
  at: number,
  { words, columns }: ModelIndex,
): Written | null {
  if (textAt(tokens, at) !== "when" || !["did", "has", "have"].includes(textAt(tokens, at + 1))) return null;
  const verb = tokens.findIndex(({ lemma }, place) => place > at + 2 && turns.has(lemma));
  const name = tokens.slice(at + 2, verb);
  if (verb < 0 || name.length > longest) return null;
  const isFigure = name.some(({ lemma }) =>
    (words.columnsByWord.get(lemma) ?? []).some((id) => columns[id]?.column.role === "measure"),
  );
  return isFigure ? { words: `change points in ${rawOf(name)}`, tokens: verb + 1 - at } : null;
}

whenChanged.needs = ["when"];
