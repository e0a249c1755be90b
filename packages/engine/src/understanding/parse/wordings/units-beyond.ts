import { columnKindOf } from "../../index/column-kind-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { takesMoney } from "../../index/takes-money.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { bandsAt } from "../frame/bands.ts";
import { numberAt } from "../idioms/counts/number-at.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { beyondAverageUnit } from "./beyond-average-unit.ts";
import { boundAt } from "./bound-at.ts";

const joints = phrases(
  ..."with where when".split(" "),
  "in which",
  "on which",
  "that had",
  "that have",
  "that saw",
  ..."having had have saw".split(" "),
);
const didDeal = phrases(
  ..."take in|bring in|sell|earn|make|turn over"
    .split("|")
    .flatMap((verb) => [`did we ${verb}`, `have we ${verb}`]),
);
const didHave = phrases(
  "did we have",
  "did we see",
  "did we get",
  "did we make",
  "were there",
  "have we had",
);
const verbs = phrases(
  "was",
  "were",
  "is",
  "are",
  "came to",
  "came in",
  "fell",
  "dropped",
  "rose",
  "went",
  "of",
);
const longest = 4;

/**
 * "Days with more than 10 orders", "months where sales exceeded 5,000", "which weeks had a turnover below 900": what it came to in each
 * of them, and not rows beyond the bound; of readings their highest, or lowest.
 */
export function unitsBeyond(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const on = at === 0 && /^(?:on|in)$/.test(textAt(tokens, 0)) ? 1 : 0;
  const counts = /^(?:how many|number of)$/.test(rawOf(tokens.slice(on, on + 2)).toLowerCase());
  const asked = at === 0 && counts ? on + 2 : 0;
  const unit = tokens[at + asked];
  const year = yearAt(tokens, at + asked + 1);
  const behind = at + asked + 1 + year;
  const did = asked === 0 ? 0 : phraseAt(tokens, behind, didDeal);
  const had = did || (asked === 0 ? 0 : phraseAt(tokens, behind, didHave));
  const joint = unitOf(unit?.lemma) === null ? 0 : had || phraseAt(tokens, behind, joints);
  const opens = at === 0 || /^(?:which|what|the|list|show)$/.test(textAt(tokens, at - 1));
  const dealt = unitOf(unit?.lemma) === null ? 0 : dealtAt(tokens, behind + joint);
  if ((joint === 0 && dealt === 0) || !opens) return null;
  const from = behind + joint + dealt;
  if (saysBands(tokens, from)) return null;
  const read =
    beyondAverageUnit(tokens, from, index) ??
    rowsBeyond(tokens, from, index) ??
    (dealt + did > 0 ? moneyBeyond(tokens, from, index) : figureBeyond(tokens, from, index));
  if (read === null) return null;
  const within = year === 0 ? "" : ` in ${tokens[behind - 1]?.raw}`;
  return { words: `${unit?.raw} with ${read.words}${within}`, tokens: from + read.tokens - at };
}

/** "We sold", "we made": the words that say that money or pieces came in. */
function dealtAt(tokens: readonly Token[], at: number): number {
  const we = /^(?:we|they)$/.test(textAt(tokens, at)) ? 1 : 0;
  const did = we > 0 && /^(?:have|had)$/.test(textAt(tokens, at + we)) ? 1 : 0;
  return we > 0 && deals.test(textAt(tokens, at + we + did)) ? we + did + 1 : 0;
}

const deals = /^(?:sold|sell|made|make|earned|earn|took|take|grossed|turned)$/;

/** "… sold over 15k": the money that sales bring, where no noun says of what. */
function moneyBeyond(tokens: readonly Token[], from: number, index: ModelIndex): Written | null {
  const particle = /^(?:in|over)$/.test(textAt(tokens, from)) && boundAt(tokens, from + 1) !== null ? 1 : 0;
  const bound = boundAt(tokens, from + particle);
  const ends = bound !== null && tokens[from + particle + bound.tokens]?.kind !== "word";
  return bound === null || !ends || !takesMoney(index)
    ? null
    : { words: `total revenue ${bound.words}`, tokens: particle + bound.tokens };
}

/** "Days with visitors below 50, 50 to 70 and over 70": no one bound. */
const saysBands = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(from, from + longest)
    .some((_, offset) => bandsAt(tokens, from + offset).some(({ bands }) => bands.kind === "ranges"));

/** "Months of 2023 that had …": how many words say the year that the units are of. */
const yearAt = (tokens: readonly Token[], at: number): number =>
  /^(?:of|in)$/.test(textAt(tokens, at)) && /^(?:19|20)\d\d$/.test(textAt(tokens, at + 1)) ? 2 : 0;

/** "More than 10 orders", "over 500 in sales": the number of rows, or what a figure adds up to. */
function rowsBeyond(tokens: readonly Token[], from: number, index: ModelIndex): Written | null {
  const bound = boundAt(tokens, from);
  if (bound === null) return null;
  const of = /^(?:in|of)$/.test(textAt(tokens, from + bound.tokens)) ? 1 : 0;
  const named = from + bound.tokens + of;
  const size = figureAt(tokens, named, index);
  if (size > 0)
    return {
      words: `${summed(tokens, named, size, bound, index)} ${bound.words}`,
      tokens: named + size - from,
    };
  const flag = of > 0 ? 0 : flagAt(tokens, named, index);
  if (flag > 0)
    return {
      words: `${bound.words} ${rawOf(tokens.slice(named, named + flag))}`,
      tokens: named + flag - from,
    };
  const token = tokens[named];
  if (of > 0 || (tableNamed(token, index) === null && !isDealings(token, index))) return null;
  const rows = token?.raw;
  return { words: `${of > 0 ? "total" : "number of"} ${rows} ${bound.words}`, tokens: named + 1 - from };
}

/** "Flood warnings": how many words name a flag, of which the rows are counted that it says yes of. */
function flagAt(tokens: readonly Token[], at: number, { words, columns }: ModelIndex): number {
  for (let size = longest; size > 0; size -= 1) {
    const key = tokens.slice(at, at + size).map(({ lemma }) => lemma);
    const named = words.phrases.get(key.join("")) ?? [];
    const isFlag = named.some(
      ({ kind, id }) =>
        kind === "column" && columns[id] !== undefined && columnKindOf(columns[id].column) === "flag",
    );
    if (key.length === size && isFlag && tokens[at + size - 1]?.text !== tokens[at + size - 1]?.lemma)
      return size;
  }
  return 0;
}

/** "Sales exceeded 5,000", "the number of orders was over 10", "total cost below 300". */
function figureBeyond(tokens: readonly Token[], from: number, index: ModelIndex): Written | null {
  const article = /^(?:the|our|a|an|we|you)$/.test(textAt(tokens, from)) ? 1 : 0;
  const [begin, end] = [from + article, from + article + longest];
  for (let at = begin + 1; at <= end; at++) {
    const verb = phraseAt(tokens, at, verbs);
    const bound = boundAt(tokens, at + verb);
    if (bound === null) continue;
    const said = rawOf(tokens.slice(begin, at));
    const isCount = textAt(tokens, begin) === "number" && textAt(tokens, begin + 1) === "of";
    const isFigure = isCount || /^(?:total|average)$/.test(textAt(tokens, begin));
    const isNumber = figureAt(tokens, begin, index) === at - begin;
    const one = /^an?$/.test(textAt(tokens, from));
    const areRows = at === begin + 1 && !one && tableNamed(tokens[begin], index) !== null;
    if (!isFigure && !isNumber && !areRows) return null;
    const isNamed = isNumber && averages.has(textAt(tokens, begin));
    const isAsked = isFigure || isNamed;
    const figure = isAsked
      ? `${isNamed ? "mean " : ""}${said}`
      : summed(tokens, begin, at - begin, bound, index);
    return { words: `${figure} ${bound.words}`, tokens: at + verb + bound.tokens - from };
  }
  return null;
}

/** What opens the name of a figure that rows tell as an average, of which groups have the mean. */
const averages: ReadonlySet<string> = new Set(["average", "avg", "mean"]);

/** How many words name a number of rows, two that one is worked out from ("sales minus costs"), or the money that sales bring where the data tells it in some way. */
function figureAt(tokens: readonly Token[], at: number, index: ModelIndex): number {
  const size = numberAt(tokens, at, index);
  if (size === 0) return takesMoney(index) && revenueWords.has(textAt(tokens, at)) ? 1 : 0;
  const other = operators.has(textAt(tokens, at + size)) ? numberAt(tokens, at + size + 1, index) : 0;
  return other === 0 ? size : size + 1 + other;
}

const operators: ReadonlySet<string> = new Set(["minus", "less", "plus", "times"]);

/** What adds up is added up in each unit; of what does not, the value that goes farthest, unless none goes so far. */
function summed(
  tokens: readonly Token[],
  at: number,
  size: number,
  bound: Written,
  index: ModelIndex,
): string {
  const key = tokens.slice(at, at + size).map(({ lemma }) => lemma);
  const named = index.words.phrases.get(key.join("")) ?? [];
  const own = named.flatMap(({ kind, id }) => (kind === "column" ? (index.columns[id]?.column ?? []) : []));
  const isLevel = own.length > 0 && own.every(({ defaultAggregation }) => defaultAggregation === "average");
  const limit = Number(/[\d.]+$/.exec(bound.words)?.[0]);
  const beyondAll = own.length > 0 && own.every(({ profile }) => limit > Number(profile?.maximum));
  const farthest = /^(?:less|at most)/.test(bound.words) ? "minimum" : "maximum";
  return `${isLevel && !beyondAll ? farthest : "total"} ${rawOf(tokens.slice(at, at + size))}`;
}

/** "Transactions" of a sheet that calls its rows otherwise. */
const isDealings = (token: Token | undefined, { tables }: ModelIndex): boolean =>
  tables.length === 1 && ["transaction", "order", "purchase", "booking"].includes(token?.lemma ?? "");
