import type { TimeGrain } from "@parlance/contract";
import { isSameUnit, percents } from "../../lexicon/units.ts";
import { lemma } from "../../text/lemma.ts";
import type { Token } from "../../text/tokenize.ts";
import { edgeNumber, inOneUnit, type Range, timeUnit } from "./band-edges.ts";
import { type FoundRange, isBandUnit, rangeAt, textOf, upwards } from "./band-range.ts";

/**
 * How a question cuts numbers into groups: ranges that it names, in order, or bins of one width; `unit` is the time that they measure, `percent`
 * that hundredths were said. `plain` are the labels of the ranges without a unit that only some of them are said in.
 */
export type Bands =
  | { kind: "ranges"; ranges: Range[]; unit?: TimeGrain; percent?: true; plain?: string[] }
  | { kind: "width"; width: number };

/** Bands said by tokens `start` to `end` (half-open). */
export type FoundBands = { start: number; end: number; bands: Bands };

/** All bands that start at token `start`: "5 degree bins", "in steps of 10", "under 50, 50 to 200, over 200". */
export function bandsAt(tokens: readonly Token[], start: number): FoundBands[] {
  return [width(tokens, start), widthBehind(tokens, start), ranges(tokens, start)].filter(
    (found) => found !== null,
  );
}

const names: ReadonlySet<string> = new Set([
  "bin",
  "bucket",
  "class",
  "band",
  "group",
  "interval",
  "step",
  "bracket",
  "increment",
  "range",
]);

const isBandName = (token: Token | undefined): boolean => token !== undefined && names.has(token.lemma);

/** "500 g classes"; not "bins 5 wide", nor the 100 of "meter 100, group by …". */
function width(tokens: readonly Token[], start: number): FoundBands | null {
  const size = edgeNumber(tokens[start]);
  if (size === null || size <= 0) return null;
  for (const ahead of [1, 2, 3]) {
    const token = tokens[start + ahead];
    if (isBandName(token) && tokens[start + ahead + 1]?.text !== "by")
      return { start, end: start + ahead + 1, bands: { kind: "width", width: size } };
    if (token === undefined || (token.kind !== "word" && token.text !== "-") || joints.has(token.text))
      return null;
  }
  return null;
}

/** "bins of 10", "in steps of size 5". */
function widthBehind(tokens: readonly Token[], start: number): FoundBands | null {
  if (!isBandName(tokens[start])) return null;
  let at = start + 1;
  while (["of", "size", "width", "sized"].includes(tokens[at]?.text ?? "")) at += 1;
  const size = tokens[at]?.number ?? null;
  const bounded =
    ["and", "to", "-"].includes(tokens[at + 1]?.text ?? "") && tokens[at + 2]?.kind === "number";
  return at === start + 1 || size === null || size <= 0 || bounded
    ? null
    : { start, end: at + 1, bands: { kind: "width", width: size } };
}

/** At least two neighbouring ranges, not all of them single numbers. */
function ranges(tokens: readonly Token[], start: number): FoundBands | null {
  const found: FoundRange[] = [];
  let at = start;
  let end = start;
  for (;;) {
    const next =
      nothing(tokens, at, start) ??
      named(tokens, at) ??
      rangeAt(tokens, at) ??
      single(tokens, at, found) ??
      rest(tokens, at, found);
    if (next === null) break;
    found.push(next);
    end = next.end;
    at = end;
    while (joints.has(tokens[at]?.text ?? "")) at += 1;
    if (at === end) break;
  }
  const cut = behindNothing(inOneUnit(found));
  return cut.length < 2 || !ascending(cut) || !cut.some(({ low, high }) => low !== high)
    ? null
    : {
        start,
        end,
        bands: {
          kind: "ranges",
          ranges: withoutGaps(cut),
          ...timeUnit(found),
          ...hundredths(found),
          ...plainLabels(found),
        },
      };
}

/** "Under 500 km, 500-1000, above 1000": "under 500" as the others are said; none where all are said alike, or in several units. */
function plainLabels(found: readonly FoundRange[]): { plain?: string[] } {
  const [unit, other] = new Set(found.flatMap(({ unit: each }) => each ?? []));
  const alike = found.every((each) => each.unit !== null);
  if (unit === undefined || other !== undefined || alike) return {};
  const isUnit = (word: string): boolean =>
    lemma(word.toLowerCase()) === unit || isSameUnit(word.toLowerCase(), unit);
  return {
    plain: found.map(({ range: { label } }) =>
      label
        .split(" ")
        .filter((word) => !isUnit(word))
        .join(" "),
    ),
  };
}

const hundredths = (found: readonly FoundRange[]): { percent?: true } =>
  found.some(({ unit }) => unit !== null && percents.has(unit)) ? { percent: true } : {};

/** "none, up to 10, …", "no discount, up to 20%, …": the first band of those that have nothing. */
function nothing(tokens: readonly Token[], at: number, start: number): FoundRange | null {
  const word = tokens[at]?.text ?? "";
  const end = at + (word === "no" && tokens[at + 1]?.kind === "word" ? 2 : 1);
  const said = end > at + 1 || ["none", "zero", "nothing"].includes(word);
  if (at !== start || !said || tokens[end]?.text !== ",") return null;
  const label = textOf(tokens, at, end);
  return { range: { label, low: null, high: 0, includesLow: false, includesHigh: true }, unit: null, end };
}

/** "1, 2-5, …", "1 night, 2-3 nights", "1, 2, 3 or more", "…, 3-4, 5": a band of a single number, the next whole one behind another. */
function single(tokens: readonly Token[], at: number, found: readonly FoundRange[]): FoundRange | null {
  const edge = edgeNumber(tokens[at]);
  const unit = isBandUnit(tokens[at + 1]) ? (tokens[at + 1]?.lemma ?? null) : null;
  const end = at + (unit === null ? 1 : 2);
  const last = found.at(-1)?.range;
  const follows = last === undefined || (last.high !== null && edge === last.high + 1);
  const next = tokens[end];
  const goesOn = joints.has(next?.text ?? "");
  const closes = found.length > 0 && (next === undefined || /^[.?!)]$/.test(next.text));
  if (edge === null || !follows || !(goesOn ? next?.text === "," || found.length > 0 : closes)) return null;
  const range = {
    label: textOf(tokens, at, end),
    low: edge,
    high: edge,
    includesLow: true,
    includesHigh: true,
  };
  return { range, unit, end };
}

/** "none, up to 10": what follows nothing begins above it. */
const behindNothing = ([first, second, ...others]: readonly Range[]): Range[] => {
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  const opens = first.high === 0 && first.includesHigh && second.low === null;
  return [first, opens ? { ...second, low: 0, includesLow: false } : second, ...others];
};

const longestName = 6;

/** "early or on time (0 or less)": a band called by its name, its edges in brackets. */
function named(tokens: readonly Token[], at: number): FoundRange | null {
  let open = at;
  while (tokens[open]?.kind === "word" && open < at + longestName) open += 1;
  if (open === at || tokens[open]?.text !== "(") return null;
  const found = rangeAt(tokens, open + 1);
  if (found === null || tokens[found.end]?.text !== ")") return null;
  return { ...found, range: { ...found.range, label: textOf(tokens, at, open) }, end: found.end + 1 };
}

/** ", longer", "and more": everything above the last band. */
function rest(tokens: readonly Token[], at: number, found: readonly FoundRange[]): FoundRange | null {
  const last = found.at(-1);
  const [word, next] = tokens.slice(at, at + 2);
  const stops = next !== undefined && word !== undefined && next.start - word.end > 1;
  const ends = next === undefined || stops || (next.kind === "mark" && next.text !== "-");
  if (found.length < 2 || last === undefined || last.range.high === null || word === undefined || !ends)
    return null;
  if (!upwards.has(word.text)) return null;
  const { high, includesHigh } = last.range;
  const range = { label: word.raw, low: high, high: null, includesLow: !includesHigh, includesHigh: false };
  return { range, unit: last.unit, end: at + 1 };
}

/**
 * No number falls between two ranges or into both: "25-40, 41-60" meet at 41. Where ranges share their edges, what the last one says
 * decides: "over 20" leaves 20 to the one before, and so do all of them ("5 to 10, 10 to 20, over 20"); "20 and more" begins at 20, and
 * each range before ends where the next begins.
 */
function withoutGaps(found: readonly Range[]): Range[] {
  const shares = found.some(
    (range, at) => range.includesHigh && closed(found[at + 1]) && found[at + 1]?.low === range.high,
  );
  const last = found.at(-1);
  const upper = shares && last !== undefined && last.high === null && !last.includesLow;
  return found.map((range, at) => {
    const [before, next] = [found[at - 1], found[at + 1]];
    const meets = range.high !== null && next?.low === range.high && range.includesHigh;
    const after =
      range.high !== null && next?.low === range.high + 1 && range.includesHigh && next.includesLow;
    if (after) return { ...range, high: next?.low ?? null, includesHigh: false };
    if (upper)
      return before?.includesHigh === true && before.high === range.low
        ? { ...range, includesLow: false }
        : range;
    const opens = shares && range.high === null && before?.high === range.low;
    if (opens) return { ...range, includesLow: true };
    return meets && (shares || next?.includesLow === true) ? { ...range, includesHigh: false } : range;
  });
}

const closed = (range: Range | undefined): boolean =>
  range !== undefined && range.low !== null && range.high !== null;

const joints: ReadonlySet<string> = new Set([",", "and", ";", "&", "or", "/"]);

/** Each range begins where the one before ends: at the same number or the next whole one. */
const ascending = (found: readonly Range[]): boolean =>
  found.every((range, at) => {
    const before = found[at - 1];
    if (before === undefined) return true;
    return (
      range.low !== null && before.high !== null && range.low >= before.high && range.low - before.high <= 1
    );
  });
