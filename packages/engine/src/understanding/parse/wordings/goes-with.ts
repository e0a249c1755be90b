import { lowered } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { moneyCalled } from "../../index/money-called.ts";
import { comparativeHints } from "../../lexicon/adjectives.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { figureOfHint } from "./against-all.ts";

const openers: ReadonlySet<string> = new Set(["do", "does", "did"]);
const comparing = /^(?:more|less|fewer|better|worse|[a-z]{3,}er)$/;
const joints = phrases(
  ..."go with|goes with|go along with|come with|mean|lead to|result in|bring|give|get|make for|correspond to".split(
    "|",
  ),
);
/** How quickly something is done: told by the time that it takes. */
const paces = /^(?:slow|fast|quick|speed|swift)(?:er|y|ier)?$/;
const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);
/** Words that name one of the two figures, at most. */
const longest = 4;

/**
 * "Do longer trips get bigger tips", "do longer waits go with a lower score", "does a higher price mean fewer sales", "do bigger farms (by acreage) bring bigger orders", "do slow repairs get
 * worse ratings": how the two figures go together. Rows that are bigger come to more.
 */
export function goesWith(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at > 0 || !openers.has(textAt(tokens, 0))) return null;
  const first = comparativeAt(tokens, 1);
  const joint = tokens.findIndex((_, place) => place > first && phraseAt(tokens, place, joints) > 0);
  const second = joint < 0 ? 0 : comparativeAt(tokens, joint + phraseAt(tokens, joint, joints));
  if (first === 0 || second === 0) return null;
  const stop = tokens.findIndex(({ kind }, place) => place >= second && kind === "mark");
  const end = stop < 0 ? tokens.length : stop;
  const [one, other] = [
    figureOf(tokens.slice(first - 1, joint), index),
    figureOf(tokens.slice(second - 1, end), index),
  ];
  if (one === null || other === null) return null;
  return { words: `correlation between ${one} and ${other}`, tokens: tokens.length };
}

/** The figure that a comparative and what it is said of name: in brackets, by the time that a deed takes, by what rows come to. */
function figureOf([degree, ...said]: readonly Token[], index: ModelIndex): string | null {
  const open = said.findIndex(({ text }) => text === "(");
  const inner =
    open < 0 ? said : said.slice(open + 1).filter(({ kind, text }) => kind === "word" && text !== "by");
  if (inner.length === 0 || inner.length > longest) return null;
  const [only, further] = inner;
  if (only === undefined || further !== undefined) return rawOf(inner);
  if (paces.test(degree?.text ?? "")) return `${only.lemma} time`;
  const measured = ofAdjective(degree?.text ?? "", only, index);
  if (measured !== null) return measured;
  const rows = sizes.test(degree?.text ?? "") ? tableNamed(only, index) : null;
  return (rows === null ? null : moneyCalled(rows, index)) ?? rawOf(inner);
}

/** "Longer trips": by what the adjective measures of the rows. */
function ofAdjective(degree: string, noun: Token, index: ModelIndex): string | null {
  const [hint] = comparativeHints(degree);
  const figure = hint === undefined ? null : figureOfHint(hint, tableNamed(noun, index), index);
  return figure === null ? null : lowered(figure.column.label);
}

const sizes = /^(?:bigger|larger|smaller|higher|lower)$/;

/** Where the figure begins behind "a higher"; 0 where no comparative stands. */
function comparativeAt(tokens: readonly Token[], at: number): number {
  const start = articles.has(textAt(tokens, at)) ? at + 1 : at;
  const word = textAt(tokens, start);
  return comparing.test(word) || paces.test(word) ? start + 1 : 0;
}

goesWith.needs = openers;
