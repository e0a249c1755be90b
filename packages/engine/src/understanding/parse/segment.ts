import type { Calendar } from "@parlance/contract";
import { cuesOf } from "../lexicon/cues.ts";
import { lightWords } from "../lexicon/stop-words.ts";
import type { Weights } from "../score/weights.ts";
import type { Token } from "../text/tokenize.ts";
import { periodsAt } from "../time/parse-period.ts";
import { timesOfDayAt } from "../time/times-of-day.ts";
import { monthAt, yearAt } from "../time/unit-words.ts";
import { boundsAmount } from "./bounds-amount.ts";
import { closingOrder } from "./closing-order.ts";
import { cueItems, cueWorth } from "./cue-items.ts";
import { bandsAt } from "./frame/bands.ts";
import { isPeople } from "./frame/is-people.ts";
import type { Item, Segmentation } from "./item.ts";
import { tellsEdge } from "./links/find-edge-links.ts";
import type { Link } from "./links/link.ts";
import { linkWorth } from "./links/link-worth.ts";
import { isStop, mass } from "./mass.ts";
import { numberItems } from "./number-items.ts";
import { isSplitSaid } from "./split-said.ts";

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
  /** Whether it has times of day. */
  clocked: boolean;
  /** Whether it books what came back as negative quantities. */
  returned: boolean;
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

/** Whether the data has exactly what stands in quotes. */
const isHeld = (at: number, links: readonly Link[]): boolean =>
  links.some(
    (link) =>
      link.kind === "value" &&
      link.start === at &&
      link.end === at + 1 &&
      link.options.some(({ evidence }) => evidence === "exact"),
  );

function edgesByStart(input: Input): Edge[][] {
  const { tokens, links, listed, weights } = input;
  const named = namedAlone(links);
  const tables = tablesAlone(tokens, links);
  const split = splitBy(tokens, links);
  const dated = datedDeeds(tokens, links);
  const edges: Edge[][] = tokens.map((token, at) => [
    skip(
      token,
      at,
      tables.has(at) || split.has(at) || dated.has(at) || saysWhich(tokens, at, links)
        ? weights.segment.wordSkip
        : named.has(at)
          ? leastCost(tokens, at, weights)
          : 0,
      weights,
    ),
  ]);
  const put = (item: Item, worth: number): void => {
    edges[item.start]?.push({ item, worth });
  };
  for (const link of links) put(link, linkWorth(link, tokens, weights));
  const order = closingOrder(tokens);
  const banding: { start: number; end: number }[] = [];
  let banded = 0;
  for (const [at, token] of tokens.entries()) {
    if (listed.has(at)) continue;
    for (const item of cueItems(tokens, at))
      if (!isRowsCalled(item, input)) put(item, cueWorth(item, tokens, weights));
    for (const found of periodsAt(tokens, at, input.now, input.calendar)) {
      if (boundsAmount(tokens, found, links)) continue;
      const { start, end, bare } = found;
      const month = end === start + 1 && isStop(token) ? edges[start] : undefined;
      if (month !== undefined) month[0] = skip(token, start, weights.segment.numberSkip, weights);
      put(
        { kind: "period", dated: input.dated, ...found },
        weights.segment.period * mass(tokens, start, end) +
          weights.segment.periodWord * (end - start - 1) +
          (isOpenEnd(tokens[end - 1]) || token.text === "by" ? weights.segment.wholeBound : 0) +
          (found.compared === true ? weights.segment.cueWord : 0) -
          (bare ? 0.15 : 0),
      );
    }
    const times = input.clocked ? timesOfDayAt(tokens, at) : null;
    if (times !== null && !isValueAt(links, times)) {
      const { start, end, from, until } = times;
      const recurring = { part: "time-of-day" as const, from, until };
      const cue = { kind: "recurring" as const, recurring };
      put(
        { kind: "cue", start, end, cue },
        weights.segment.period * mass(tokens, start, end) + weights.segment.periodWord * (end - start - 1),
      );
    }
    for (const { start, end, bands } of bandsAt(tokens, at)) {
      if (bands.kind === "ranges" && end <= banded) continue;
      if (bands.kind === "width" && isTable(links, end - 1, end)) continue;
      banded = Math.max(banded, end);
      put({ kind: "bands", start, end, bands }, weights.segment.period * mass(tokens, start, end));
      if (bands.kind === "ranges" && bands.ranges.length >= sureBands) banding.push({ start, end });
    }
    const isYear = input.dated && isYearBehindKey(tokens, at, links);
    for (const number of numberItems(tokens, at).filter(({ unit }) => !isYear || unit !== null))
      put(number, weights.segment.number * (number.end - number.start));
    if (token.kind === "quoted")
      put(
        { kind: "text", start: at, end: at + 1, text: token.raw },
        isHeld(at, links) ? 0 : weights.segment.text,
      );
  }
  const whole = order === null ? banding : [...banding, order];
  return whole.length === 0 ? edges : edges.map((here) => here.filter(({ item }) => !cuts(item, whole)));
}

/** "Orders shipped in 2024" where that may name the number of an order: no order is of that number, but the time is said. */
const isYearBehindKey = (tokens: readonly Token[], at: number, links: readonly Link[]): boolean =>
  yearAt(tokens, at) !== null &&
  within.has(tokens[at - 1]?.text ?? "") &&
  links.some(
    (link) =>
      link.kind === "column" && link.end === at - 1 && link.options.some(({ kind }) => kind === "key"),
  );

const within: ReadonlySet<string> = new Set(["in", "during", "since", "throughout"]);

/** So many ranges, each of which begins where the one before ends, are said for nothing but bands. */
const sureBands = 3;

/** Whether an item reads only some of the words of bands, or of an order that the question ends with. */
const cuts = (item: Item, banding: readonly { start: number; end: number }[]): boolean =>
  item.kind !== "skip" &&
  banding.some(
    ({ start, end }) => item.start < end && item.end > start && (item.start > start || item.end < end),
  );

/**
 * "How many drivers", "number of returns" where a table is called so: its rows, and no analysis, unless it is of something. "Returned in
 * May" is a time of the rows where they have one that is called so, and returns are told by quantities below nothing alone.
 */
function isRowsCalled(
  { cue, start, end }: Extract<Item, { kind: "cue" }>,
  { tokens, links, returned }: Input,
): boolean {
  const isNamed = isTable(links, start, end);
  if (cue.kind === "rank" && isColumnCalled(tokens, links, start)) return true;
  if (cue.kind === "returns") return !returned || isNamed || isTimeCalled(links, start, end);
  return cue.kind === "analysis" && tokens[end]?.text !== "of" && (isNamed || isPeople(tokens, links, start));
}

/** "Each rank", "the rank and the …" where a column is called so: no wish to rank, which is a verb or stands behind what is ranked. */
const isColumnCalled = (tokens: readonly Token[], links: readonly Link[], start: number): boolean =>
  (naming.has(tokens[start - 1]?.text ?? "") || naming.has(tokens[start - 2]?.text ?? "")) &&
  links.some(
    (link) =>
      link.kind === "column" &&
      link.start === start &&
      link.end === start + 1 &&
      link.options.some(({ evidence }) => evidence === "exact"),
  );

const naming: ReadonlySet<string> = new Set("each every the all by per different".split(" "));

/** Whether words call a table in full: "the year 12 classes" of a table of classes are no classes of 12. */
const isTable = (links: readonly Link[], start: number, end: number): boolean =>
  links.some(
    (link) => link.kind === "table" && link.start === start && link.end === end && link.evidence === "exact",
  );

/** Whether one word is linked to a time, and to nothing else first. */
const isTimeCalled = (links: readonly Link[], start: number, end: number): boolean =>
  links.some(
    (link) =>
      link.kind === "column" && link.start === start && link.end === end && link.options[0]?.kind === "time",
  );

/** "March or before", "2019 or later": with the word that says so, as with "by" before a deadline. */
const isOpenEnd = (last: Token | undefined): boolean =>
  /^(?:before|earlier|prior|after|later)$/.test(last?.text ?? "");

/** Tokens that name a column or table by themselves, as it is called: even a small word is not passed over for nothing. */
const namedAlone = (links: readonly Link[]): ReadonlySet<number> =>
  new Set(
    links.flatMap((link) =>
      (link.kind === "column" && link.end === link.start + 1 && isNamed(link)) ||
      (link.kind === "metric" && tellsEdge(link))
        ? [link.end - 1]
        : [],
    ),
  );

/**
 * Tokens that name a table by themselves, small words too ("the order with the highest total"); several of what its name ends in ("new
 * cases per month" of support cases, "top 5 items" of stock items).
 */
const tablesAlone = (tokens: readonly Token[], links: readonly Link[]): ReadonlySet<number> =>
  new Set(
    links.flatMap((link) =>
      link.kind === "table" &&
      link.end === link.start + 1 &&
      (link.evidence === "exact" || (link.strength >= headStrength && isSeveral(tokens[link.start])))
        ? [link.start]
        : [],
    ),
  );

/** How well a table is called by one word of two, if that is the last. */
const headStrength = 0.65;

/** "cases", "items": a small word that is a noun in the plural. */
const isSeveral = (token: Token | undefined): boolean =>
  token !== undefined && isStop(token) && token.text === `${token.lemma}s`;

/** The "type" that rows are split by ("crimes by type", "by crime type"), where a column is called so in part: no small word there. */
const splitBy = (tokens: readonly Token[], links: readonly Link[]): ReadonlySet<number> =>
  new Set(
    links.flatMap(({ kind, start, end }) => {
      if (kind !== "column" || end !== start + 1 || tokens[start]?.lemma !== "type") return [];
      const owned = links.some((link) => link.kind === "table" && link.end === start);
      return owned || isSplitSaid(tokens, start) ? [start] : [];
    }),
  );

/** Verbs that are nouns as well, and before another noun say which ("travel costs", "support tickets"). */
const alsoNouns: ReadonlySet<string> = new Set(
  "travel work support visit study play release award hire stay".split(" "),
);
const doing: ReadonlySet<string> = new Set(
  "to we i you they who that which did do does not never can could will would".split(" "),
);

/** Whether a word that is a verb elsewhere says which of what follows it, which must then be read. */
const saysWhich = (tokens: readonly Token[], at: number, links: readonly Link[]): boolean =>
  alsoNouns.has(tokens[at]?.text ?? "") &&
  !doing.has(tokens[at - 1]?.text ?? "") &&
  tokens[at - 1]?.kind !== "number" &&
  links.some(
    ({ kind, start }) => (kind === "metric" || kind === "column" || kind === "table") && start === at + 1,
  );

/** "Tests ordered in 2024" of tests that tell when they were ordered: no small word before a time. */
const datedDeeds = (tokens: readonly Token[], links: readonly Link[]): ReadonlySet<number> =>
  new Set(
    links.flatMap(({ kind, start, end, ...link }) => {
      const single = kind === "column" && end === start + 1 && /..ed$/.test(tokens[start]?.text ?? "");
      const [option] = "options" in link ? link.options : [];
      const next = tokens[end]?.text ?? "";
      const timed = ["in", "on", "since", "before", "after", "during"].includes(next)
        ? tokens[end + 1]?.kind === "number" || monthAt(tokens, end + 1) !== null
        : ["last", "this", "yesterday", "today"].includes(next);
      return single && timed && option !== undefined && "kind" in option && option.kind === "time"
        ? [start]
        : [];
    }),
  );

/** As it is called, or but for the unit of a number ("data" of "data GB"). */
const isNamed = ({ options }: Extract<Link, { kind: "column" }>): boolean =>
  options.some(({ strength, kind }) => strength >= 0.95 || (kind === "number" && strength >= 0.89));

function skip(token: Token, at: number, least: number, weights: Weights): Edge {
  const cost = Math.max(skipCost(token, weights), least);
  return { item: { kind: "skip", start: at, end: at + 1, word: token.text, cost }, worth: -cost };
}

/** What leaving a word unread that names a column by itself costs at least; all of it where a list tells it ("orders, units and freight"). */
function leastCost(tokens: readonly Token[], at: number, { segment }: Weights): number {
  const [before, after] = [tokens[at - 1]?.text ?? "", tokens[at + 1]?.text ?? ""];
  if (before === "," && [",", "and"].includes(after)) return segment.wordSkip;
  return lightWords.has(tokens[at]?.text ?? "") ? segment.namedLight : segment.namedSkip;
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

/** "Nights vs mornings" where shifts are called so: the bare word is the value, and no time of the day. */
const isValueAt = (links: readonly Link[], { start, end }: { start: number; end: number }): boolean =>
  end === start + 1 &&
  links.some((link) => link.kind === "value" && link.start === start && link.end === end);
