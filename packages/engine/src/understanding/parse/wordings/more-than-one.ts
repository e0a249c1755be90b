import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const several: ReadonlySet<string> = new Set(["multiple", "several"]);
const openers =
  /^(?:with|by|have|has|had|having|hold|holds|held|own|owns|owned|own|get|got|place|placed|make|made|\p{L}{3,}ed)$/u;

/** "Customers with multiple orders", "products ordered by several customers": with more than one of them. */
export function moreThanOne(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  if (!several.has(word) || !openers.test(textAt(tokens, at - 1))) return null;
  if (index.values.byKey.has(word) || index.words.columnsByWord.has(word)) return null;
  const head = tokens.slice(at + 1, at + 1 + farthest).find(isPlural);
  const rows = tableNamed(head, index);
  const named = tokens.slice(0, at).some((token) => tableNamed(token, index) !== null);
  return rows === null || !named ? null : { words: "more than 1", tokens: 1 };
}

const farthest = 3;

const isPlural = ({ kind, text, lemma }: Token): boolean => kind === "word" && text !== lemma;

moreThanOne.needs = several;
