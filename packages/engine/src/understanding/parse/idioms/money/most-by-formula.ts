import type { ModelIndex } from "../../../index/model-index.ts";
import { cuesOf } from "../../../lexicon/cues.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** "The five most profitable films (gross minus budget)": the formula in brackets says what the adjective ranks by. */
export function mostByFormula(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  const [most, adjective] = tokens.slice(at, at + 2);
  if (!/^(?:most|least)$/.test(most?.text ?? "") || adjective?.kind !== "word") return null;
  const known = [adjective.text, adjective.lemma].some(
    (word) => words.columnsByWord.has(word) || words.tablesByWord.has(word),
  );
  if (known || cuesOf(`${most?.text} ${adjective.text}`).length > 0) return null;
  const spelledOut = tokens.some(
    ({ text }, place) => place > at && text.startsWith("§") && textAt(tokens, place - 1) === "(",
  );
  return spelledOut ? { words: most?.text ?? "", tokens: 2 } : null;
}

mostByFormula.needs = ["most", "least"];
