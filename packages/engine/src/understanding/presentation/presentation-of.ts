import type { ChartKind } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { withoutCourtesy, withoutRecipe } from "../text/courtesy.ts";
import { lemma } from "../text/lemma.ts";
import { fold, tokenize } from "../text/tokenize.ts";
import { type Presentation, readPresentation } from "./read-presentation.ts";

/** How a question's answer is to be shown, over the names of the index's model. */
export function presentationOf(question: string, index: ModelIndex): Presentation {
  return readPresentation(withoutRecipe(withoutCourtesy(question)), (word) => namesSomething(index, word));
}

/** The kind of chart that a question names, or that its words lean to ("proportion"); null for neither. */
export function wishedChart(question: string, index: ModelIndex): ChartKind | null {
  const { chart, suggested } = presentationOf(question, index);
  return chart ?? suggested;
}

/** Whether every part of a word ("acc_percent") is a word of the data's names. */
export const namesSomething = ({ words }: ModelIndex, word: string): boolean =>
  tokenize(word.replaceAll("_", " ")).every(({ text }) => {
    const key = lemma(fold(text));
    return words.columnsByWord.has(key) || words.tablesByWord.has(key);
  });
