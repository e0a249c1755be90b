import type { Calendar } from "@parlance/contract";
import { cuesOf, longestCue } from "../lexicon/cues.ts";
import { numberScale, numberWord } from "../lexicon/numbers.ts";
import { lightWords, stopWords } from "../lexicon/stop-words.ts";
import { isUnit, millionsOrMetres } from "../lexicon/units.ts";
import type { Weights } from "../score/weights.ts";
import type { Token } from "../text/tokenize.ts";
import { periodsAt } from "../time/parse-period.ts";
import { bandsAt } from "./bands.ts";
import type { Item, Segmentation } from "./item.ts";
import { type Link, linkStrength } from "./link.ts";
import { namedCues } from "./named-cues.ts";
import { timeUnits } from "./unit-said.ts";

type State = { items: Cell | null; worth: number };
type Cell = { item: Item; before: Cell | null };
type Input = {
  tokens: readonly Token[];
  links: readonly Link[];
  /** Tokens that only name what a list shows. */
  listed: ReadonlySet<number>;
  now: string;
  calendar: Calendar;
  weights: Weights;
  /** Whether the data has dates. */
  dated: boolean;
};

const beam = 14;

/** The best ways to cut a question into items, best first: at most `count`. */
export function segment(input: Input, count: number): Segmentation[] {
  const { tokens } = input;
  const states: State[][] = Array.from({ length: tokens.length + 1 }, () => []);
  states[0] = [{ items: null, worth: 0 }];
  const edges = edgesByStart(input);
  for (let at = 0; at < tokens.length; at += 1) {
    const here = (states[at] ?? []).sort((left, right) => right.worth - left.worth).slice(0, beam);
    for (const { item, worth } of edges[at] ?? []) {
      const target = states[item.end];
      for (const state of here)
        target?.push({ items: { item, before: state.items }, worth: state.worth + worth });
    }
  }
  const last = (states[tokens.length] ?? []).sort((left, right) => right.worth - left.worth);
  return last.slice(0, count).map(({ items, worth }) => ({ items: unroll(items), worth }));
}

function unroll(cell: Cell | null): Item[] {
  const items: Item[] = [];
  for (let at = cell; at !== null; at = at.before) items.push(at.item);
  return items.reverse();
}

type Edge = { item: Item; worth: number };

function edgesByStart(input: Input): Edge[][] {
  const { tokens, links, listed, weights } = input;
  const named = namedAlone(links);
  const edges: Edge[][] = tokens.map((token, at) => [skip(token, at, named.has(at), weights)]);
  const put = (item: Item, worth: number): void => {
    edges[item.start]?.push({ item, worth });
  };
  for (const link of links) put(link, linkWorth(link, tokens, weights));
  let banded = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (listed.has(at)) continue;
    for (const item of cueItems(tokens, at)) put(item, cueWorth(item, tokens, weights));
    for (const found of periodsAt(tokens, at, input.now, input.calendar)) {
      const { start, end, bare } = found;
      put(
        { kind: "period", dated: input.dated, ...found },
        weights.segment.period * mass(tokens, start, end) +
          weights.segment.periodWord * (end - start - 1) +
          (isOpenEnd(tokens[end - 1]) ? weights.segment.wholeBound : 0) -
          (bare ? 0.15 : 0),
      );
    }
    for (const { start, end, bands } of bandsAt(tokens, at)) {
      if (bands.kind === "ranges" && end <= banded) continue;
      banded = Math.max(banded, end);
      put({ kind: "bands", start, end, bands }, weights.segment.period * mass(tokens, start, end));
    }
    for (const number of numberItems(tokens, at))
      put(number, weights.segment.number * (number.end - number.start));
    const token = tokens[at];
    if (token?.kind === "quoted")
      put({ kind: "text", start: at, end: at + 1, text: token.raw }, weights.segment.text);
  }
  return edges;
}

/** "March or before", "2019 or later". */
const isOpenEnd = (last: Token | undefined): boolean =>
  /^(?:before|earlier|prior|after|later)$/.test(last?.text ?? "");

/** Tokens that name a column by themselves, as it is called: even a small word is not passed over for nothing. */
const namedAlone = (links: readonly Link[]): ReadonlySet<number> =>
  new Set(
    links.flatMap((link) =>
      link.kind === "column" && link.end === link.start + 1 && isNamed(link) ? [link.start] : [],
    ),
  );

/** As it is called, or but for the unit of a number ("data" of "data GB"). */
const isNamed = ({ options }: Extract<Link, { kind: "column" }>): boolean =>
  options.some(({ strength, kind }) => strength >= 0.95 || (kind === "number" && strength >= 0.89));

function skip(token: Token, at: number, named: boolean, weights: Weights): Edge {
  const least = !named
    ? 0
    : lightWords.has(token.text)
      ? weights.segment.namedLight
      : weights.segment.namedSkip;
  const cost = Math.max(skipCost(token, weights), least);
  return { item: { kind: "skip", start: at, end: at + 1, word: token.text, cost }, worth: -cost };
}

/** What leaving a token unread costs: nothing for function words, one unit for an unknown word. */
function skipCost(token: Token, weights: Weights): number {
  if (token.kind === "mark") return 0;
  if (isStop(token)) return cuesOf(token.text).length > 0 ? weights.segment.cueSkip : 0;
  if (lightWords.has(token.text) || lightWords.has(token.lemma)) return weights.segment.lightSkip;
  return token.kind === "quoted" || token.kind === "number"
    ? weights.segment.numberSkip
    : weights.segment.wordSkip;
}

/** Function words; "US" in capitals is none. */
const isStop = ({ text, raw }: Token): boolean => stopWords.has(text) && raw !== "US";

/** How much of a question a span is: function words count little. */
function mass(tokens: readonly Token[], start: number, end: number): number {
  let sum = 0;
  for (const token of tokens.slice(start, end))
    sum += token.kind === "mark" ? 0.05 : isStop(token) ? 0.25 : 1;
  return Math.max(sum, 0.3);
}

function linkWorth(link: Link, tokens: readonly Token[], weights: Weights): number {
  const strength = linkStrength(link);
  const size =
    mass(tokens, link.start, link.end) +
    (link.kind === "column" && isWholeName(link) ? 0.75 * namedCues(tokens, link) : 0) +
    (link.kind === "value" && strength >= 0.95 && isSmall(tokens, link) ? 0.75 : 0) -
    (link.kind === "table" && link.end > link.start + 1 ? superlatives(tokens, link) : 0);
  const exact = link.kind === "value" && link.options.some(({ evidence }) => evidence === "exact");
  const long = (exact ? weights.segment.joinedValue : weights.segment.joined) * Math.max(0, size - 1);
  if (link.kind === "column" && tokens[link.start]?.kind === "number" && link.end === link.start + 1)
    return strength >= 0.9 ? weights.segment.period + 0.2 : 0;
  if (link.kind === "column" && isUnitOfNumber(link, tokens)) return 0;
  const statistic = link.kind === "column" && isNamedStatistic(link, tokens) ? weights.segment.statistic : 0;
  return (strength + weights.segment[link.kind]) * size + long + statistic;
}

/** "longer than 2 hours": in what the number is told, not a column that has the word in its name ("start hour"). */
const isUnitOfNumber = (link: Extract<Link, { kind: "column" }>, tokens: readonly Token[]): boolean =>
  link.end === link.start + 1 &&
  tokens[link.start - 1]?.kind === "number" &&
  tokens[link.start - 2]?.text === "than" &&
  timeUnits.has(tokens[link.start]?.lemma ?? "") &&
  !isWholeName(link);

/** "a licence of no": a small word that is a value all the same. */
const isSmall = (tokens: readonly Token[], { start, end }: Link): boolean =>
  end === start + 1 && stopWords.has(tokens[start]?.text ?? "");

/** "the tallest building" of a table of tallest buildings still asks for the tallest one. */
const superlatives = (tokens: readonly Token[], { start, end }: Link): number =>
  tokens
    .slice(start, end)
    .filter(({ text }) => /est$|^most$/.test(text) && cuesOf(text).some(({ kind }) => kind === "extreme"))
    .length;

const isWholeName = ({ options }: Extract<Link, { kind: "column" }>): boolean =>
  options.some(({ evidence, strength }) => evidence === "exact" && strength === 1);

/**
 * "mean humidity", "number of seats", "bathroom count" where a column is called so: the statistic is part of the name and not to
 * be computed.
 */
const isNamedStatistic = (link: Extract<Link, { kind: "column" }>, tokens: readonly Token[]): boolean =>
  isNamedCount(link, tokens) ||
  (link.end > link.start + 1 &&
    ["count", "total", "average"].includes(tokens[link.end - 1]?.text ?? "") &&
    link.options.some(({ evidence }) => evidence === "exact")) ||
  (link.end > link.start + 1 &&
    statistics.has(tokens[link.start]?.text ?? "") &&
    link.options.some(
      ({ evidence, strength }) =>
        strength >= 0.6 && (evidence === "exact" || evidence === "core" || evidence === "partial"),
    ));

const isNamedCount = ({ start, end, options }: Extract<Link, { kind: "column" }>, tokens: readonly Token[]) =>
  end > start + 2 &&
  tokens[start]?.text === "number" &&
  tokens[start + 1]?.text === "of" &&
  options.some(({ evidence, kind }) => evidence === "exact" && kind === "number");

const statistics: ReadonlySet<string> = new Set(
  "mean average avg max maximum min minimum total median highest lowest".split(" "),
);

function cueItems(tokens: readonly Token[], at: number): Extract<Item, { kind: "cue" }>[] {
  const items: Extract<Item, { kind: "cue" }>[] = [];
  let phrase = "";
  let words = 0;
  for (let end = at + 1; end <= tokens.length && words <= longestCue; end += 1) {
    const token = tokens[end - 1];
    if (token === undefined || token.kind === "quoted") break;
    if (end - 1 > at && isHyphen(tokens, end - 1)) continue;
    words += 1;
    phrase = phrase === "" ? token.text : `${phrase} ${token.text}`;
    for (const cue of cuesOf(phrase)) items.push({ kind: "cue", start: at, end, cue });
  }
  return items;
}

/** "month-over-month": a mark that ties two words. */
function isHyphen(tokens: readonly Token[], at: number): boolean {
  const [before, mark, after] = tokens.slice(Math.max(0, at - 1), at + 2);
  return mark?.text === "-" && before?.end === mark.start && after?.start === mark.end;
}

const smallWords: ReadonlySet<string> = new Set([
  "of",
  "the",
  "a",
  "an",
  "in",
  "by",
  "to",
  "than",
  "then",
  "is",
  "are",
  "was",
  "were",
  "and",
  "for",
  "as",
  "on",
  "with",
  "that",
  "who",
  "have",
  "has",
  "do",
  "does",
  "did",
  "at",
  "or",
]);

/** Cues that are mostly function words: worth little, so that they give way to names. */
const faintCues: ReadonlySet<string> = new Set([
  "is",
  "having",
  "and",
  "which",
  "who",
  "when",
  "where",
  "both",
  "ratio",
  "minus",
  "top",
]);

function cueWorth(item: Extract<Item, { kind: "cue" }>, tokens: readonly Token[], weights: Weights): number {
  const size = item.end - item.start;
  const span = tokens.slice(item.start, item.end);
  const stop = span.every(({ text, kind }) => stopWords.has(text) || kind === "mark");
  if (item.cue.kind === "unit") return weights.segment.unitCue;
  if (item.cue.kind === "suffix") return weights.segment.suffix;
  if (item.cue.kind === "comparative") return weights.segment.comparative;
  if (stop && faintCues.has(item.cue.kind)) return weights.segment.stopCue * size;
  const full = Math.max(1, span.filter(({ text, kind }) => kind !== "mark" && !smallWords.has(text)).length);
  const whole = item.cue.kind === "compare" && size > 3 ? weights.segment.wholeBound : 0;
  return weights.segment.cue * full + weights.segment.cueWord * (size - 1) + whole;
}

/** A minus tied to the number after it and apart from what stands before. */
function isSign(tokens: readonly Token[], at: number): boolean {
  const [before, sign, number] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (sign?.text !== "-" || number === undefined || number.start !== sign.end) return false;
  return before === undefined || before.end < sign.start;
}

type NumberItem = Extract<Item, { kind: "number" }>;

/** A number by itself and with the unit after it. Days, which are also asked for by themselves, are its unit in any case. */
function numberItems(tokens: readonly Token[], at: number): NumberItem[] {
  const number = numberItem(tokens, at);
  if (number === null) return [];
  const unit = tokens[number.end]?.text ?? "";
  if (!isUnit(unit)) return [number];
  return [/^days?$/.test(unit) ? { ...number, unit } : number, { ...number, end: number.end + 1, unit }];
}

/** "for the one with the highest price", "the highest one that …": a thing, no number. */
const isPronoun = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "one" &&
  /^(?:the|which|\w+est)$/.test(tokens[at - 1]?.text ?? "") &&
  ["with", "that", "which", "who", "whose", "having"].includes(tokens[at + 1]?.text ?? "");

/** "between 50 and 100 million", "10-50 million": both are millions. */
function sharedScale(tokens: readonly Token[], at: number, value: number): number | null {
  const [before, joint, high, scale] = [tokens[at - 1], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  const ranged =
    (before?.text === "between" && joint?.text === "and") || ["to", "-", "–"].includes(joint?.text ?? "");
  return ranged && high?.kind === "number" && value < (high.number ?? 0)
    ? numberScale(scale?.text ?? "")
    : null;
}

function numberItem(tokens: readonly Token[], at: number): NumberItem | null {
  const token = tokens[at];
  if (token === undefined || isPronoun(tokens, at)) return null;
  const plain =
    token.kind === "number" ? token.number : token.kind === "word" ? numberWord(token.text) : null;
  const glued = /^(\d+(?:\.\d+)?)(k|m|mn|bn)$/.exec(token.text);
  const ordinal = /^(\d+)(?:st|nd|rd|th)$/.exec(token.text);
  const said = plain ?? (ordinal === null ? null : Number(ordinal[1]));
  const value = said ?? (glued === null ? null : Number(glued[1]) * (numberScale(glued[2] ?? "") ?? 1));
  if (value === null) return null;
  const scale = token.kind === "number" ? numberScale(tokens[at + 1]?.text ?? "") : null;
  const minus = isSign(tokens, at - 1);
  return {
    kind: "number",
    start: at,
    end: at + (scale === null ? 1 : 2),
    value: (minus ? -1 : 1) * value * (scale ?? sharedScale(tokens, at, value) ?? 1),
    unit: glued?.[2] === "m" ? millionsOrMetres : null,
  };
}
