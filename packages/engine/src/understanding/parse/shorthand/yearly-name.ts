import { columnsCalled } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const others: ReadonlyMap<string, string> = new Map([
  ["yearly", "annual"],
  ["annual", "yearly"],
  ["fortnightly", "biweekly"],
  ["biweekly", "fortnightly"],
]);

/** "Yearly pension" of a column that is called the annual one: what it is, and nothing by years. */
export function yearlyName(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const said = textAt(tokens, at);
  const other = others.get(said);
  const next = tokens[at + 1];
  if (other === undefined || next?.kind !== "word") return null;
  const isName = (word: string): boolean => columnsCalled(index, `${word}${next.lemma}`).length > 0;
  return isName(other) && !isName(said) ? { words: other, tokens: 1 } : null;
}

yearlyName.needs = [...others.keys()];
