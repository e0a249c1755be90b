import type { TimeGrain } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { bandsAt } from "../../frame/bands.ts";
import { lengthSaid } from "../../frame/length-said.ts";
import type { Written } from "../written.ts";

const bounds: ReadonlySet<string> = new Set(
  "than within over under exceeding below above most least exceed exceeded between".split(" "),
);

/** What parts of a unit are told in. */
const smaller: Partial<Record<TimeGrain, readonly [number, string]>> = {
  minute: [60, "seconds"],
  hour: [60, "minutes"],
  day: [24, "hours"],
  week: [7, "days"],
  year: [12, "months"],
};

/**
 * "Over an hour and a half", "under half a minute", "more than 2h": a bound that is said without a number, by parts or in short is so many
 * of the smaller unit, whose name alone is no hour of the day. Bands keep the words that they are called by.
 */
export function shortLength(tokens: readonly Token[], at: number, _index: ModelIndex): Written | null {
  const second = textAt(tokens, at - 1) === "and" && tokens.slice(at - 8, at).some(isBetween);
  if (!(second || bounds.has(textAt(tokens, at - 1)) || isUpTo(tokens, at))) return null;
  const length = lengthSaid(tokens, at);
  if (length === null || isBand(tokens, at)) return null;
  const { value, unit, end } = length;
  const plain = end === at + 2 && tokens[at]?.kind === "number" && tokens[at + 1]?.text.startsWith(unit);
  const [parts, name] = smaller[unit] ?? [];
  if (plain && !(value === 1 && unit === "hour")) return null;
  const whole = value % 1 === 0 && !(value === 1 && unit === "hour");
  if (whole || parts === undefined || name === undefined)
    return { words: `${value} ${unit}s`, tokens: end - at };
  return { words: `${value * parts} ${name}`, tokens: end - at };
}

const isBetween = ({ text }: Token): boolean => text === "between";

const isUpTo = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at - 1) === "to" && textAt(tokens, at - 2) === "up";

const isBand = (tokens: readonly Token[], at: number): boolean =>
  tokens.some((_, start) => start <= at && bandsAt(tokens, start).some(({ end }) => end > at));
