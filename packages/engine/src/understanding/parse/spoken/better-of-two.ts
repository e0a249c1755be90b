import type { ModelIndex } from "../../index/model-index.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { wordsFor } from "../links/words-for.ts";
import { columnOf, type Figure, figureOf, figureOfRows } from "./compared-figure.ts";
import { othersAt } from "./others-at.ts";
import { areOfOne, type ValueSaid, valueAt } from "./value-at.ts";

const auxiliaries = /^(?:did|do|does|is|are|was|were|has|have)$/;

/**
 * "Does Ola get better ratings than Pim", "is cash more common than card", "did Leith bring in more money than Gorgie", "are referrals more likely to
 * be placed than agency people", "does Leith take more than the other branches put together": the figure that is compared, of the one value beside
 * the other of its column, or beside all others.
 */
export function betterOfTwo(said: readonly Token[], index: ModelIndex): readonly Token[] {
  const tokens = withLeadBehind(said);
  const than = auxiliaries.test(textAt(tokens, 0)) ? tokens.findIndex(({ text }) => text === "than") : -1;
  if (than < 2) return said;
  return besideOther(tokens, than, index) ?? besideOthers(tokens, than, index) ?? tokens;
}

/** "In 2024 did we take more by card than by cash": when is said behind as well. */
function withLeadBehind(tokens: readonly Token[]): readonly Token[] {
  if (!leads.has(textAt(tokens, 0)) || tokens.every(({ text }) => text !== "than")) return tokens;
  const aux = tokens.findIndex(({ text }) => auxiliaries.test(text));
  const lead = tokens.slice(0, aux).filter(({ kind }) => kind !== "mark");
  const isTime =
    lead.length > 1 &&
    lead.length <= 5 &&
    lead.some(({ kind, text }) => kind === "number" || when.test(text));
  const end = tokens.at(-1)?.kind === "mark" ? -1 : undefined;
  return aux > 1 && isTime ? [...tokens.slice(aux, end), ...lead] : tokens;
}

const leads: ReadonlySet<string> = new Set(["in", "during", "for", "over", "throughout"]);
const when = /^(?:last|this|year|month|quarter|week)$/;

/** The one value beside the other; null where no two of one column are compared. */
function besideOther(tokens: readonly Token[], than: number, index: ModelIndex): readonly Token[] | null {
  const pair = pairOf(tokens, than, index);
  if (pair === null) return null;
  const { first, second } = pair;
  const tail = tailOf(tokens, second.end, index);
  const again = tokens.slice(than + 1, second.start).filter(({ text }) => !articles.has(text));
  const shared = tokens.slice(0, than).filter((token) => isSaid(again, [token]));
  const named =
    lookedAt(tokens, tail) ??
    compared(tokens, { first, than, tail, shared }, columnOf(first, second, index), index);
  if (named === null) return null;
  return [
    ...figureSaid(named.figure, tokens),
    ...shared,
    ...tokens.slice(first.start, first.end),
    ...wordsFor("vs", tokens.slice(than, second.start)),
    ...tokens.slice(second.start, second.end),
    ...tokens.slice(named.end),
  ];
}

/** "Than the other three branches put together", "than everyone else": the one value beside all others. */
function besideOthers(tokens: readonly Token[], than: number, index: ModelIndex): readonly Token[] | null {
  const end = othersAt(tokens, than + 1);
  const first = end === null ? null : firstValue(tokens.slice(0, than), index);
  if (end === null || first === null || !isSubject(tokens, first, index)) return null;
  const tail = tailOf(tokens, end, index);
  const named = compared(tokens, { first, than, tail, shared: [] }, "", index);
  if (named === null) return null;
  return [
    ...figureSaid(named.figure, tokens),
    ...tokens.slice(first.start, first.end),
    ...wordsFor("vs the others", tokens.slice(than, end)),
    ...tokens.slice(named.end),
  ];
}

const figureSaid = ({ opening, noun, closing }: Figure, tokens: readonly Token[]): Token[] => {
  const aux = tokens.slice(0, 1);
  return [...wordsFor(opening, aux), ...noun, ...wordsFor(`${closing} for`, aux)];
};

type Place = { first: ValueSaid; than: number; tail: number; shared: readonly Token[] };
type Named = { figure: Figure; end: number };

/** The figure that the words around the values compare, and where what is said of both goes on; null where they leave it open, or name further values. */
function compared(
  tokens: readonly Token[],
  { first, than, tail, shared }: Place,
  column: string,
  index: ModelIndex,
): Named | null {
  const isMean = textAt(tokens, tail) === "on" && textAt(tokens, tail + 1) === "average";
  const mean = isMean ? tokens.slice(tail + 1, tail + 2) : [];
  const between = [...tokens.slice(1, first.start), ...tokens.slice(first.end, than), ...mean].filter(
    (token) => !articles.has(token.text) && tableNamed(token, index) === null,
  );
  const figure = figureOf(between, column, index) ?? figureOfRows(tokens.slice(1, than), first, index);
  if (figure === null) return null;
  const unsaid = between.filter((token) => !figure.noun.includes(token) && !isSaid(shared, [token]));
  if (unsaid.some(({ text }, at) => !stopWords.has(text) && valueAt(unsaid, at, index) !== null)) return null;
  const end = isMean ? tail + 2 : tail;
  return { figure, end: tokens.slice(end).every(({ kind }) => kind === "mark") ? tokens.length : end };
}

const looks = phrases(
  ...["you", "we", "i"].flatMap((who) => [`when ${who} look at`, `if ${who} look at`]),
  ..."looking at|in terms of|when it comes to|judging by|judged by|going by|measured by|with regard to".split(
    "|",
  ),
);

/** "Is the night shift worse than the early one when you look at the average rating": what is looked at. */
function lookedAt(tokens: readonly Token[], tail: number): Named | null {
  const opened = tail + (textAt(tokens, tail) === "," ? 1 : 0);
  const size = phraseAt(tokens, opened, looks);
  const noun = tokens.slice(opened + size).filter(({ kind, text }) => kind !== "mark" && text !== "the");
  return size === 0 || noun.length === 0
    ? null
    : { figure: { opening: "", noun, closing: "" }, end: tokens.length };
}

const articles: ReadonlySet<string> = new Set("the a an our on in at for with by from to".split(" "));

/** The values that are compared; those before the second that were said of the first as well are of both ("active annual ones … than active monthly ones"). */
function pairOf(
  tokens: readonly Token[],
  than: number,
  index: ModelIndex,
): { first: ValueSaid; second: ValueSaid } | null {
  const before = tokens.slice(0, than);
  let at = than + 1;
  while (at < tokens.length) {
    const second = valueAt(tokens, at, index);
    if (second === null && !articles.has(textAt(tokens, at))) return null;
    const said = second === null ? [] : tokens.slice(second.start, second.end);
    const first = second === null ? null : firstOf(before, second, said, index);
    if (first !== null && second !== null) return { first, second };
    if (second !== null && !isSaid(before, said)) return null;
    at = second?.end ?? at + 1;
  }
  return null;
}

const isSaid = (before: readonly Token[], value: readonly Token[]): boolean =>
  value.every(({ text }) => before.some((each) => each.text === text));

/** Another value of the same column that stands before. */
function firstOf(
  before: readonly Token[],
  second: ValueSaid,
  said: readonly Token[],
  index: ModelIndex,
): ValueSaid | null {
  for (let at = 1; at < before.length; at += 1) {
    const found = valueAt(before, at, index);
    if (found !== null && areOfOne(found, second) && !isSaid(said, before.slice(found.start, found.end)))
      return found;
  }
  return null;
}

/** "Does Leeds take more", "do the night jobs cost more": nothing else is said to be compared before. */
const isSubject = (tokens: readonly Token[], { start }: ValueSaid, index: ModelIndex): boolean =>
  tokens
    .slice(1, start)
    .every(
      (token) =>
        articles.has(token.text) || /^(?:we|you|they)$/.test(token.text) || tableNamed(token, index) !== null,
    );

function firstValue(before: readonly Token[], index: ModelIndex): ValueSaid | null {
  for (let at = 1; at < before.length; at += 1) {
    const found = valueAt(before, at, index);
    if (found !== null) return found;
  }
  return null;
}

const idle: ReadonlySet<string> = new Set(
  "people ones one jobs customers do does did is are was were has have get gets got bookings orders members".split(
    " ",
  ),
);

/** Where what is said of both goes on behind the second: "than Pim does in 2024". */
function tailOf(tokens: readonly Token[], at: number, index: ModelIndex): number {
  const token = tokens[at];
  return token !== undefined && (idle.has(token.text) || tableNamed(token, index) !== null)
    ? tailOf(tokens, at + 1, index)
    : at;
}
