import type { Token } from "../text/tokenize.ts";
import { edgeNumber, type Range } from "./band-edges.ts";

/** A range with its unit: "under 1 year", "3-5 years"; null where none stands at `start`. */
export function rangeAt(tokens: readonly Token[], start: number): FoundRange | null {
  const found = openRange(tokens, start) ?? closedRange(tokens, start);
  if (found === null) return null;
  const unit = tokens[found.end]?.lemma ?? "";
  if (!bandUnits.has(unit)) return { ...found, unit: null };
  const end = found.end + 1;
  const opened = ["from", "between"].includes(tokens[start]?.text ?? "") ? start + 1 : start;
  return { range: { ...found.range, label: textOf(tokens, opened, end) }, unit, end };
}

const below: ReadonlySet<string> = new Set(
  "under|below|<|less than|up to|at most|within|until|younger than|shorter than|fewer than|lower than|smaller than".split(
    "|",
  ),
);
const above: ReadonlySet<string> = new Set(
  "over|above|>|more than|at least|greater than|older than|longer than|higher than|larger than".split("|"),
);
/** What says that a band goes on upwards. */
export const upwards: ReadonlySet<string> = new Set(
  "more over above up older longer higher greater later".split(" "),
);
const downwards: ReadonlySet<string> = new Set(
  "less under below down younger shorter lower fewer".split(" "),
);
/** What may stand behind a number of a range. */
export const bandUnits: ReadonlySet<string> = new Set(
  "year yr month week day hour hr h minute min second sec night mile km kg eur euro usd dollar point pct percent % $ €".split(
    " ",
  ),
);
/** What says that a number is of a hundred. */
export const percents: ReadonlySet<string> = new Set(["%", "percent", "pct"]);
const inclusive: ReadonlySet<string> = new Set(["up to", "at most", "at least", "within"]);

/** A range, the unit that its edges were said in, and where it ends. */
export type FoundRange = { range: Range; unit: string | null; end: number };
type Edges = { range: Range; end: number };

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

/** "18 to 60", "18 to under 60", "18 and more". */
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
  const open = ["under", "below"].includes(tokens[opened + 2]?.text ?? "") ? 1 : 0;
  const high = edgeNumber(tokens[opened + 2 + open]);
  const tied = ["to", "-", "through", "until"].includes(joint) || (joint === "and" && opened > start);
  if (high === null || !tied || high <= low) return null;
  const end = opened + 3 + open;
  return {
    end,
    range: { label: textOf(tokens, opened, end), low, high, includesLow: true, includesHigh: open === 0 },
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
