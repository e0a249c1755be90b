import type { ChartKind } from "@parlance/contract";
import { withoutCarrier } from "../carrier/without-carrier.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { stopWords } from "../lexicon/stop-words.ts";
import { lemma } from "../text/lemma.ts";
import { fold, tokenize, valueKey } from "../text/tokenize.ts";
import { withoutRecipe } from "../text/without-recipe.ts";
import { type Presentation, readPresentation } from "./read-presentation.ts";

/** How a question's answer is to be shown, over the names of the index's model. */
export function presentationOf(question: string, index: ModelIndex): Presentation {
  return readPresentation(withoutRecipe(question), (word) => namesSomething(index, word));
}

/** The kind of chart that a question names, or that its words lean to ("proportion"); null for neither. */
export function wishedChart(question: string, index: ModelIndex): ChartKind | null {
  const { chart, suggested } = presentationOf(withoutCarrier(question, index).text, index);
  return chart ?? suggested;
}

/** Whether a quoted text is a value that the data holds, or every part of a word ("acc_percent") is a word of the data's names, but for the small ones within it ("date_from"); of several words ("our categories") each is to be one. */
export function namesSomething({ words, values }: ModelIndex, word: string): boolean {
  const [, quoted] = /^["“'‘](.+)["”'’]$/.exec(word) ?? [];
  if (quoted !== undefined && values.byKey.has(valueKey(quoted))) return true;
  const parts = tokenize(word.replaceAll("_", " "));
  const telling = /\s/.test(word) ? parts : parts.filter(({ text }) => !stopWords.has(text));
  return (telling.length > 0 ? telling : parts).every(({ text }) => {
    const key = lemma(fold(text));
    return words.columnsByWord.has(key) || words.tablesByWord.has(key);
  });
}
