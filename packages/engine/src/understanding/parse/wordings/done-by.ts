import { figuresCalled, plainFigureWords } from "../../index/counterparts.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const participle = /(?:ed|en|paid|borne|met|spent|lent|sent|made|sold|bought|held)$/;
const articles: ReadonlySet<string> = new Set("the our their its his her a an".split(" "));

/**
 * "Total covered by insurance", "how much was paid by the patients" of rows with a number for what the insurance covered, or the patients paid: this
 * number, and not one that is split by who did it.
 */
export function doneBy(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = plainFigureWords.has(textAt(tokens, at)) ? at + 1 : at;
  const deed = tokens[start];
  if (deed === undefined || textAt(tokens, start + 1) !== "by" || !participle.test(deed.text)) return null;
  const noun = start + (articles.has(textAt(tokens, start + 2)) ? 3 : 2);
  const doer = tokens[noun];
  if (doer?.kind !== "word") return null;
  const [figure, other] = figuresCalled([deed, doer], index).filter(isOfBoth);
  return figure === undefined || other !== undefined
    ? null
    : { words: labelSaid(figure), tokens: noun + 1 - at };
}

/** Whether the name of a number says nothing but who and what was done. */
const isOfBoth = ({ words }: ColumnEntry): boolean =>
  words.filter((word) => !plainFigureWords.has(word)).length === 2;

doneBy.needs = ["by"];
