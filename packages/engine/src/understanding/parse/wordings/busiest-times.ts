import { numberSaid } from "../../lexicon/numbers.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";

const said: ReadonlyMap<string, string> = new Map([
  ["busiest", "busiest"],
  ["peak", "busiest"],
  ["quietest", "quietest"],
  ["slowest", "quietest"],
]);
const told = phrases("of the day", "of day", "of");
const joints = phrases("for", "in terms of", "with");

const asking: ReadonlySet<string> = new Set(["which", "what"]);
const present: ReadonlySet<string> = new Set(["is", "are", "do", "does"]);
const farthest = 4;

/** "Which day are we busiest", "what days is the shop quietest": as it usually is, on a day of the week. */
function usualDay(tokens: readonly Token[], at: number): Written | null {
  const opening = textAt(tokens, at) === "on" ? at + 1 : at;
  const day = textAt(tokens, opening + 1);
  if (!asking.has(textAt(tokens, opening)) || !/^days?$/.test(day)) return null;
  if (!present.has(textAt(tokens, opening + 2))) return null;
  const end = tokens.findIndex(
    ({ text }, place) => place > opening + 2 && place <= opening + 3 + farthest && said.has(text),
  );
  if (end < 0 || textAt(tokens, end + 1) === "day") return null;
  const words = `${said.get(textAt(tokens, end))} ${day === "day" ? "weekday" : "weekdays"}`;
  return { words, tokens: end + 1 - at };
}

/** "Which 4 hours of the day are the quietest", "the 3 busiest days of the week": so many times, ranked. */
function severalAsked(tokens: readonly Token[], at: number): Written | null {
  const opening = ["which", "what", "the"].includes(textAt(tokens, at)) ? 1 : 0;
  const size = tokens[at + opening];
  const count = size === undefined ? null : numberSaid(size);
  const before = said.get(textAt(tokens, at + opening + 1));
  const start = at + opening + (before === undefined ? 1 : 2);
  const unit = tokens[start];
  if (count === null || unit === undefined || unit.text === unit.lemma) return null;
  if (unitOf(unit.lemma) === null && !/^(?:hour|weekday)$/.test(unit.lemma)) return null;
  const part = phraseAt(tokens, start + 1, parts);
  const being = start + 1 + part;
  const the = textAt(tokens, being + 1) === "the" ? 1 : 0;
  const behind = /^(?:are|were)$/.test(textAt(tokens, being))
    ? said.get(textAt(tokens, being + 1 + the))
    : undefined;
  const rank = before ?? behind;
  if (rank === undefined || (before !== undefined && part === 0)) return null;
  const units =
    unit.lemma === "day" && part > 0 ? "weekdays" : unit.lemma === "hour" ? "hours of the day" : unit.raw;
  const end = before === undefined ? being + 2 + the : being;
  return { words: `${count} ${rank} ${units}`, tokens: end - at };
}

const parts = phrases("of the day", "of the week", "of day", "of week");

/** "Which weekday is the busiest for check-ins": that which has the most of them. */
function busiestFor(tokens: readonly Token[], at: number): Written | null {
  if (!/^(?:is|was|are)$/.test(textAt(tokens, at))) return null;
  const unit = tokens[at - 1]?.lemma ?? "";
  if (unitOf(unit) === null && !/^(?:hour|weekday)$/.test(unit)) return null;
  const end = textAt(tokens, at + 1) === "the" ? at + 2 : at + 1;
  const plain = said.get(textAt(tokens, end));
  const joint = phraseAt(tokens, end + 1, joints);
  if (plain === undefined || joint === 0 || tokens[end + 1 + joint]?.kind !== "word") return null;
  return { words: `has the ${plain === "busiest" ? "most" : "fewest"}`, tokens: end + 1 + joint - at };
}

/** "The busiest 3 days": how many stands before what ranks them. */
function busiestSeveral(tokens: readonly Token[], at: number): Written | null {
  const plain = said.get(textAt(tokens, at));
  const [size, unit] = tokens.slice(at + 1);
  const isTime = unitOf(unit?.lemma) !== null && unit?.text !== unit?.lemma;
  return plain === undefined || size?.kind !== "number" || !isTime
    ? null
    : { words: `${size.raw} ${plain}`, tokens: 2 };
}

/**
 * "The top 3 busiest weekdays", "the slowest day", "peak hours by site": times with the most or the fewest rows, and hours of the day
 * whatever column holds hours that somebody worked.
 */
export function busiestTimes(tokens: readonly Token[], at: number): Written | null {
  const usual = usualDay(tokens, at) ?? busiestFor(tokens, at);
  if (usual !== null) return usual;
  const several = severalAsked(tokens, at) ?? busiestSeveral(tokens, at);
  if (several !== null) return several;
  const ranked = textAt(tokens, at) === "top" && tokens[at + 1]?.kind === "number" ? 2 : 0;
  const word = textAt(tokens, at + ranked);
  const unit = tokens[at + ranked + 1];
  const plain = said.get(word);
  const isTime = unitOf(unit?.lemma) !== null || /^(?:hour|weekday)$/.test(unit?.lemma ?? "");
  if (plain === undefined || unit === undefined || !isTime) return null;
  if (word === "peak" && unit.lemma !== "hour") return null;
  const ofDay = unit.lemma === "hour" && phraseAt(tokens, at + ranked + 2, told) === 0 ? " of the day" : "";
  const size = rawOf(tokens.slice(at + ranked / 2, at + ranked));
  const words = `${size} ${plain} ${unit.raw}${ofDay}`.trim();
  const written = rawOf(tokens.slice(at, at + ranked + 2)).toLowerCase();
  return words.toLowerCase() === written ? null : { words, tokens: ranked + 2 };
}

busiestTimes.needs = [...said.keys()];
