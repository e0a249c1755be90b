import type { ModelIndex } from "../../../index/model-index.ts";
import { cuesOf } from "../../../lexicon/cues.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** "The five most profitable films (gross minus budget)": the formula in brackets says what the adjective ranks by. */
export function mostByFormula(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  const lost = lostMost(tokens, at);
  if (lost !== null) return lost;
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

/** "Films that lost the most money (gross minus budget)": those of which it is lowest. */
function lostMost(tokens: readonly Token[], at: number): Written | null {
  if (!/^(?:lost|lose|loses)$/.test(textAt(tokens, at)) || textAt(tokens, at + 1) !== "the") return null;
  const money = textAt(tokens, at + 3) === "money" ? 1 : 0;
  const isFormula = textAt(tokens, at + 3 + money) === "(" && textAt(tokens, at + 4 + money).startsWith("§");
  return textAt(tokens, at + 2) === "most" && isFormula
    ? { words: "have the lowest", tokens: 3 + money }
    : null;
}

mostByFormula.needs = ["most", "least", "lost", "lose", "loses"];
