import { numberScale } from "../../lexicon/numbers.ts";
import { isMoneyUnit, isUnit } from "../../lexicon/units.ts";
import type { Token } from "../../text/tokenize.ts";
import { edgeNumber, inUnit, type Range } from "./band-edges.ts";
import { lengthSaid } from "./length-said.ts";

/** A range with its unit: "under 1 year", "3-5 years", "half an hour to an hour"; null where none stands at `start`. */
export const rangeAt = (tokens: readonly Token[], start: number): FoundRange | null =>
  openRange(tokens, start) ?? closedRange(tokens, start);

const below: ReadonlySet<string> = new Set(
  "under|below|<|before|less than|up to|at most|within|until|younger than|shorter than|fewer than|lower than|smaller than|earlier than".split(
    "|",
  ),
);
const above: ReadonlySet<string> = new Set(
  "over|above|>|after|more than|at least|greater than|older than|longer than|higher than|larger than|later than".split(
    "|",
  ),
);
/** What says that a band goes on upwards. */
export const upwards: ReadonlySet<string> = new Set(
  "more over above up older longer higher greater later".split(" "),
);
const downwards: ReadonlySet<string> = new Set(
  "less under below down younger shorter lower fewer".split(" "),
);
/** What may stand behind a number of a range, beside units of mass, length and time. */
const otherUnits: ReadonlySet<string> = new Set(
  "year yr month week h night eur euro usd dollar point pct percent % $ € ha hectare acre sqm m2 sqft ft2 kwh mwh gb mb".split(
    " ",
  ),
);
/** Whether a token is the unit of the number before it. */
export const isBandUnit = (token: Token | undefined): boolean =>
  token !== undefined && (otherUnits.has(token.lemma) || isUnit(token.text) || isUnit(token.lemma));
const inclusive: ReadonlySet<string> = new Set(["up to", "at most", "at least", "within"]);

/** A range, the unit that its edges were said in, and where it ends. */
export type FoundRange = { range: Range; unit: string | null; end: number };
type Edge = { value: number; unit: string | null; end: number; scale?: number };

/** An edge with the unit that is said behind it: "20", "300k", "15 min", "an hour"; null where none stands at a token. */
function edgeAt(tokens: readonly Token[], start: number): Edge | null {
  const at = tokens[start]?.kind === "mark" && isMoneyUnit(tokens[start].text) ? start + 1 : start;
  const length = lengthSaid(tokens, at);
  if (length !== null) return length;
  const said = edgeNumber(tokens[at]);
  if (said === null) return null;
  const scale = numberScale(tokens[at + 1]?.text ?? "");
  const end = at + (scale === null ? 1 : 2);
  const edge = { value: said * (scale ?? 1), scale: scale ?? gluedScale(tokens[at], said) };
  return isBandUnit(tokens[end])
    ? { ...edge, unit: tokens[end]?.lemma ?? null, end: end + 1 }
    : { ...edge, unit: null, end };
}

/** The thousands, millions … that are written right behind a number ("50m"). */
function gluedScale(token: Token | undefined, said: number): number {
  const scale = said / Number.parseFloat(token?.raw ?? "");
  return [1e3, 1e6, 1e9].find((each) => each === scale) ?? 1;
}

/** "10 to 50 million", "10 to under 50m": the lower edge is in millions, too. */
const scaledAs = (low: Edge, high: Edge): number =>
  low.scale === 1 && high.scale !== undefined && low.value * high.scale < high.value
    ? low.value * high.scale
    : low.value;

function openRange(tokens: readonly Token[], start: number): FoundRange | null {
  for (const length of [2, 1]) {
    const phrase = tokens
      .slice(start, start + length)
      .map(({ text }) => text)
      .join(" ");
    const edge = below.has(phrase) || above.has(phrase) ? edgeAt(tokens, start + length) : null;
    if (edge === null) continue;
    const { value, unit, end } = edge;
    const whole = inclusive.has(phrase);
    const upper = above.has(phrase) ? upperEdge(tokens, end) : null;
    if (upper !== null) {
      const low = inUnit(value, unit, upper.unit);
      const between = { low, high: upper.value, includesLow: whole, includesHigh: true };
      const label = textOf(tokens, start, upper.end);
      if (upper.value > low)
        return { range: { label, ...between }, unit: upper.unit ?? unit, end: upper.end };
    }
    const range = below.has(phrase)
      ? { low: null, high: value, includesLow: false, includesHigh: whole }
      : { low: value, high: null, includesLow: whole, includesHigh: false };
    return { range: { label: textOf(tokens, start, end), ...range }, unit, end };
  }
  return null;
}

/** "Over 20 to 40", "more than 20 up to 40": where a range that begins above a number ends. */
function upperEdge(tokens: readonly Token[], at: number): Edge | null {
  const joint =
    tokens[at]?.text === "to" ? 1 : tokens[at]?.text === "up" && tokens[at + 1]?.text === "to" ? 2 : 0;
  return joint === 0 ? null : edgeAt(tokens, at + joint);
}

/** "35 plus", "65 up": on upwards, where nothing says up to what. */
const isUpwards = (tokens: readonly Token[], at: number): boolean =>
  ["plus", "upwards", "up"].includes(tokens[at]?.text ?? "") &&
  tokens[at + 1]?.text !== "to" &&
  tokens[at + 1]?.kind !== "number";

/** "18 to 60", "35 plus", "18 up to 60", "18 to under 60", "18 and more". */
function closedRange(tokens: readonly Token[], start: number): FoundRange | null {
  const opened = ["from", "between"].includes(tokens[start]?.text ?? "") ? start + 1 : start;
  const low = edgeAt(tokens, opened);
  if (low === null) return null;
  const found = (edges: Omit<Range, "label">, unit: string | null, end: number): FoundRange => ({
    range: { label: textOf(tokens, tokens[start]?.text === "between" ? start : opened, end), ...edges },
    unit,
    end,
  });
  const upward = { low: low.value, high: null, includesLow: true, includesHigh: false };
  const joint = tokens[low.end]?.text ?? "";
  if (joint === "+" || isUpwards(tokens, low.end)) return found(upward, low.unit, low.end + 1);
  const side = ["or", "and", "&"].includes(joint) ? (tokens[low.end + 1]?.text ?? "") : "";
  if (upwards.has(side)) return found(upward, low.unit, low.end + 2);
  if (downwards.has(side))
    return found(
      { low: null, high: low.value, includesLow: false, includesHigh: true },
      low.unit,
      low.end + 2,
    );
  const upTo = joint === "up" && tokens[low.end + 1]?.text === "to" ? 1 : 0;
  const open = ["under", "below"].includes(tokens[low.end + 1 + upTo]?.text ?? "") ? 1 : 0;
  const high = edgeAt(tokens, low.end + 1 + upTo + open);
  const tied =
    upTo > 0 || ["to", "-", "through", "until"].includes(joint) || (joint === "and" && opened > start);
  if (high === null || !tied) return null;
  const least = inUnit(scaledAs(low, high), low.unit, high.unit);
  if (high.value <= least) return null;
  const unit = high.unit ?? low.unit;
  return found({ low: least, high: high.value, includesLow: true, includesHigh: open === 0 }, unit, high.end);
}

/** The tokens as they were written, with single spaces where there were any. */
export function textOf(tokens: readonly Token[], start: number, end: number): string {
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
