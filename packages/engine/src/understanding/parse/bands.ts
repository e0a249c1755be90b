import type { TimeGrain } from "@parlance/contract";
import type { Token } from "../text/tokenize.ts";
import { edgeNumber, inOneUnit, type Range, timeUnit } from "./band-edges.ts";

/** How a question cuts numbers into groups: ranges that it names, in order, or bins of one width; `unit` is the time that they measure. */
export type Bands = { kind: "ranges"; ranges: Range[]; unit?: TimeGrain } | { kind: "width"; width: number };

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

/** "500 g classes", "bins 5 wide" is not read. */
function width(tokens: readonly Token[], start: number): FoundBands | null {
  const size = edgeNumber(tokens[start]);
  if (size === null || size <= 0) return null;
  for (const ahead of [1, 2, 3]) {
    const token = tokens[start + ahead];
    if (isBandName(token)) return { start, end: start + ahead + 1, bands: { kind: "width", width: size } };
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

/** At least two neighbouring ranges. */
function ranges(tokens: readonly Token[], start: number): FoundBands | null {
  const found: FoundRange[] = [];
  let at = start;
  let end = start;
  for (;;) {
    const next =
      nothing(tokens, at, start) ??
      named(tokens, at) ??
      rangeAt(tokens, at) ??
      single(tokens, at, start) ??
      rest(tokens, at, found);
    if (next === null) break;
    found.push(next);
    end = next.end;
    at = end;
    while (joints.has(tokens[at]?.text ?? "")) at += 1;
    if (at === end) break;
  }
  const cut = behindNothing(inOneUnit(found));
  return cut.length < 2 || !ascending(cut)
    ? null
    : { start, end, bands: { kind: "ranges", ranges: withoutGaps(cut), ...timeUnit(found) } };
}

/** "none, up to 10, …": the first band of those that have nothing. */
function nothing(tokens: readonly Token[], at: number, start: number): FoundRange | null {
  const [word, joint] = tokens.slice(at, at + 2);
  if (at !== start || !["none", "zero", "nothing"].includes(word?.text ?? "") || joint?.text !== ",")
    return null;
  const range = { label: word?.raw ?? "", low: null, high: 0, includesLow: false, includesHigh: true };
  return { range, unit: null, end: at + 1 };
}

/** "1, 2-5, …", "1 night, 2-3 nights": the first band of a single number. */
function single(tokens: readonly Token[], at: number, start: number): FoundRange | null {
  const edge = edgeNumber(tokens[at]);
  const unit = bandUnits.has(tokens[at + 1]?.lemma ?? "") ? (tokens[at + 1]?.lemma ?? null) : null;
  const end = at + (unit === null ? 1 : 2);
  if (at !== start || edge === null || tokens[end]?.text !== ",") return null;
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
  const opens = first.high === 0 && first.low === null && second.low === null;
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

const below: ReadonlySet<string> = new Set(
  "under|below|<|less than|up to|at most|within|until|younger than|shorter than|fewer than|lower than|smaller than".split(
    "|",
  ),
);
const above: ReadonlySet<string> = new Set(
  "over|above|>|more than|at least|greater than|older than|longer than|higher than|larger than".split("|"),
);
const upwards: ReadonlySet<string> = new Set(
  "more over above up older longer higher greater later".split(" "),
);
const downwards: ReadonlySet<string> = new Set(
  "less under below down younger shorter lower fewer".split(" "),
);
/** What may stand behind a number of a range. */
const bandUnits: ReadonlySet<string> = new Set(
  "year yr month week day hour hr h minute min second sec night mile km kg eur euro usd dollar point pct percent % $ €".split(
    " ",
  ),
);
const inclusive: ReadonlySet<string> = new Set(["up to", "at most", "at least", "within"]);

type FoundRange = { range: Range; unit: string | null; end: number };
type Edges = { range: Range; end: number };

/** A range with its unit: "under 1 year", "3-5 years". */
function rangeAt(tokens: readonly Token[], start: number): FoundRange | null {
  const found = openRange(tokens, start) ?? closedRange(tokens, start);
  if (found === null) return null;
  const unit = tokens[found.end]?.lemma ?? "";
  if (!bandUnits.has(unit)) return { ...found, unit: null };
  const end = found.end + 1;
  const opened = ["from", "between"].includes(tokens[start]?.text ?? "") ? start + 1 : start;
  return { range: { ...found.range, label: textOf(tokens, opened, end) }, unit, end };
}

function openRange(tokens: readonly Token[], start: number): Edges | null {
  for (const length of [2, 1]) {
    const phrase = tokens
      .slice(start, start + length)
      .map(({ text }) => text)
      .join(" ");
    const edge = edgeNumber(tokens[start + length]);
    if (edge === null || !(below.has(phrase) || above.has(phrase))) continue;
    const end = start + length + 1;
    const whole = inclusive.has(phrase);
    return {
      end,
      range: below.has(phrase)
        ? {
            label: textOf(tokens, start, end),
            low: null,
            high: edge,
            includesLow: false,
            includesHigh: whole,
          }
        : {
            label: textOf(tokens, start, end),
            low: edge,
            high: null,
            includesLow: whole,
            includesHigh: false,
          },
    };
  }
  return null;
}

function closedRange(tokens: readonly Token[], start: number): Edges | null {
  const opened = ["from", "between"].includes(tokens[start]?.text ?? "") ? start + 1 : start;
  const low = edgeNumber(tokens[opened]);
  if (low === null) return null;
  const told = sidedUnit(tokens, opened);
  if (told !== null) return { end: told, range: upward(tokens, opened, told, low) };
  const joint = tokens[opened + 1]?.text ?? "";
  if (joint === "+") return { end: opened + 2, range: upward(tokens, opened, opened + 2, low) };
  const side = ["or", "and", "&"].includes(joint) ? (tokens[opened + 2]?.text ?? "") : "";
  if (upwards.has(side)) return { end: opened + 3, range: upward(tokens, opened, opened + 3, low) };
  if (downwards.has(side)) {
    const range = { ...upward(tokens, opened, opened + 3, low), low: null, high: low };
    return { end: opened + 3, range: { ...range, includesLow: false, includesHigh: true } };
  }
  const high = edgeNumber(tokens[opened + 2]);
  const tied = ["to", "-", "through", "until"].includes(joint) || (joint === "and" && opened > start);
  if (high === null || !tied || high <= low) return null;
  const end = opened + 3;
  return {
    end,
    range: { label: textOf(tokens, opened, end), low, high, includesLow: true, includesHigh: true },
  };
}

/** "500 km and more": where a unit stands between the number and the side; null elsewhere. */
function sidedUnit(tokens: readonly Token[], at: number): number | null {
  const [unit, joint, side] = tokens.slice(at + 1, at + 4);
  const told = bandUnits.has(unit?.lemma ?? "") && ["or", "and", "&"].includes(joint?.text ?? "");
  return told && upwards.has(side?.text ?? "") ? at + 4 : null;
}

const upward = (tokens: readonly Token[], start: number, end: number, low: number): Range => ({
  label: textOf(tokens, start, end),
  low,
  high: null,
  includesLow: true,
  includesHigh: false,
});

/** The tokens as they were written, with single spaces where there were any. */
function textOf(tokens: readonly Token[], start: number, end: number): string {
  let text = "";
  for (let at = start; at < end; at += 1) {
    const [token, before] = [tokens[at], tokens[at - 1]];
    if (token === undefined) break;
    const written = token.start === before?.start && token.kind !== "mark" && before.kind !== "mark";
    const apart = before !== undefined && (written || token.start > before.end);
    text += at > start && apart ? ` ${token.raw}` : token.raw;
  }
  return text;
}
