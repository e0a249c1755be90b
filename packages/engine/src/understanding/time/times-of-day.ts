import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";

/** Times of the day said by tokens `start` to `end` (half-open), in minutes since midnight, half-open; over midnight where `until` is the smaller. */
export type FoundTimes = { start: number; end: number; from: number; until: number };

const hour = 60;
const day = 24 * hour;

/** The parts of the day: each time is of one of them. */
const parts: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["morning", [6 * hour, 12 * hour]],
  ["afternoon", [12 * hour, 18 * hour]],
  ["evening", [18 * hour, 22 * hour]],
  ["night", [22 * hour, 6 * hour]],
  ["daytime", [6 * hour, 22 * hour]],
]);

/** What people call a part of the day, or its ends: "morning", "14:00 to 16:30". */
export function timesName(from: number, until: number): string {
  const part = [...parts].find(([, [first, last]]) => first === from && last === until);
  const clock = (minute: number): string =>
    [Math.floor(minute / hour), minute % hour].map((each) => String(each).padStart(2, "0")).join(":");
  return part?.[0] ?? `${clock(from)} to ${clock(until)}`;
}

const openers: ReadonlySet<string> = new Set(["between", "from"]);
const joints: ReadonlySet<string> = new Set(["and", "to", "until", "till", "through", "-", "–"]);
const later: ReadonlySet<string> = new Set(["after", "since", "past", "from"]);
const earlier: ReadonlySet<string> = new Set(["before", "until", "till", "by"]);

/**
 * Times of the day that are said at a token: "between 2pm and 4:30pm", "from 09:00 to 17:00", "after 6pm", "before noon", "at 17:00"
 * (within that hour), "at 17:30" (that minute), "in the morning", "yesterday evening", "overnight". Null where none are.
 */
export const timesOfDayAt = (tokens: readonly Token[], start: number): FoundTimes | null =>
  betweenTimes(tokens, start) ??
  openTimes(tokens, start) ??
  atTime(tokens, start) ??
  partOfDay(tokens, start);

function betweenTimes(tokens: readonly Token[], start: number): FoundTimes | null {
  const opened = openers.has(textAt(tokens, start)) ? 1 : 0;
  if (openers.has(textAt(tokens, start - 1))) return null;
  const first = clockAt(tokens, start + opened) ?? bareAt(tokens, start + opened);
  if (first === null || !joints.has(textAt(tokens, first.end))) return null;
  const last = clockAt(tokens, first.end + 1);
  if (last === null) return null;
  const from = sameHalf(first, last);
  return from === last.minute ? null : { start, end: last.end, from, until: last.minute };
}

/** "2 and 4pm", "9 to 5pm": an hour without a half of the day is of the same one, unless it would then be the later. */
const sameHalf = (first: Clock, last: Clock): number =>
  first.sure || last.minute < day / 2 || first.minute + day / 2 >= last.minute
    ? first.minute
    : first.minute + day / 2;

function openTimes(tokens: readonly Token[], start: number): FoundTimes | null {
  const said = textAt(tokens, start);
  const than = ["than", "to"].includes(textAt(tokens, start + 1)) ? 1 : 0;
  const after = later.has(said) || (said === "later" && than === 1);
  const before = earlier.has(said) || (["earlier", "prior"].includes(said) && than === 1);
  const clock = after || before ? clockAt(tokens, start + 1 + than) : null;
  if (clock === null) return null;
  if (clock.minute === 0) return after ? fromMidnight(tokens, start, clock.end) : null;
  const onward = /^(?:on|onwards?)$/.test(textAt(tokens, clock.end)) && said === "from" ? 1 : 0;
  if (said === "from" && onward === 0) return null;
  const [from, until] = after ? [clock.minute, day] : [0, clock.minute];
  return { start, end: clock.end + onward, from, until };
}

/** "After midnight and before 5am": until then; a day is after midnight whatever happens in it, so that this alone tells nothing. */
function fromMidnight(tokens: readonly Token[], start: number, end: number): FoundTimes | null {
  const joint = ["and", "but"].includes(textAt(tokens, end)) ? 1 : 0;
  const last = earlier.has(textAt(tokens, end + joint)) ? clockAt(tokens, end + joint + 1) : null;
  return last === null ? null : { start, end: last.end, from: 0, until: last.minute };
}

/** "At 17:00", "around 5 pm", and "5pm" alone where nothing before it makes it one end of a time. */
function atTime(tokens: readonly Token[], start: number): FoundTimes | null {
  const led = ["at", "around"].includes(textAt(tokens, start)) ? 1 : 0;
  const clock = clockAt(tokens, start + led);
  const before = textAt(tokens, start - 1);
  const isEnd = [later, earlier, joints].some((words) => words.has(before)) || ends.has(before);
  if (clock === null || (led === 0 && isEnd)) return null;
  const length = clock.minute % hour === 0 ? hour : 1;
  return { start, end: clock.end, from: clock.minute % day, until: (clock.minute % day) + length };
}

const ends: ReadonlySet<string> = new Set(["between", "than", ":"]);

/** "In the morning", "at night", "evening" right behind a day ("yesterday evening", "Friday evenings") or beside another part ("… vs the evening"). */
function partOfDay(tokens: readonly Token[], start: number): FoundTimes | null {
  const said = textAt(tokens, start);
  const made = (end: number, [from, until]: readonly [number, number]): FoundTimes => ({
    start,
    end,
    from,
    until,
  });
  if (said === "overnight") return made(start + 1, parts.get("night") ?? [0, 0]);
  const the = textAt(tokens, start + 1) === "the" ? 1 : 0;
  const led = ["in", "during"].includes(said) ? 1 + the : said === "at" ? 1 : 0;
  const named = parts.get(partSaid(tokens, start + led));
  if (named === undefined || (led === 0 && !days.test(textAt(tokens, start - 1)) && !isBeside(tokens, start)))
    return null;
  return said === "at" && textAt(tokens, start + 1) !== "night" ? null : made(start + led + 1, named);
}

/** The word for a part of the day at a token: "the day" beside a night is what is no night. */
function partSaid(tokens: readonly Token[], at: number): string {
  const word = tokens[at]?.lemma ?? "";
  const isDay =
    word === "day" && textAt(tokens, at - 1) === "the" && tokens.some(({ text }) => text === "night");
  return isDay ? "daytime" : word;
}

/** "In the morning vs the evening": the joint, maybe with "the", between this part and one that was said before. */
function isBeside(tokens: readonly Token[], start: number): boolean {
  const joint = textAt(tokens, start - 1) === "the" ? start - 2 : start - 1;
  const isJoint = ["vs", "versus", "and", "or", "than", "against", "with"].includes(textAt(tokens, joint));
  return isJoint && tokens.slice(0, joint).some(({ lemma }) => parts.has(lemma));
}

const days = /^(?:yesterday|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|weekends?)$/;

/** A time of day in minutes since midnight: `sure` where its half of the day is known. */
type Clock = { minute: number; end: number; sure: boolean };

/** A time of day that cannot be another number: "5pm", "5:30 pm", "17:00", "noon". */
function clockAt(tokens: readonly Token[], at: number): Clock | null {
  const said = textAt(tokens, at);
  if (said === "noon" || said === "midday") return { minute: day / 2, end: at + 1, sure: true };
  if (said === "midnight") return { minute: 0, end: at + 1, sure: true };
  const [, hours, half] = /^(\d{1,2})(am|pm)?$/.exec(said) ?? [];
  if (hours === undefined) return null;
  if (half !== undefined) return ofHalf(Number(hours), 0, half, at + 1);
  const next = textAt(tokens, at + 1);
  if (halves.has(next)) return ofHalf(Number(hours), 0, next, at + 2);
  const told = halfSaid(tokens, next === "o'clock" ? at + 2 : at + 1, Number(hours));
  if (told !== null) return ofHalf(Number(hours), 0, told.half, told.end);
  if (next === "o'clock") return ofDay(Number(hours), 0, at + 2, Number(hours) > 12);
  const [, minutes, behind] = next === ":" ? (/^(\d{2})(am|pm)?$/.exec(textAt(tokens, at + 2)) ?? []) : [];
  if (minutes === undefined || Number(minutes) >= hour) return null;
  if (behind !== undefined) return ofHalf(Number(hours), Number(minutes), behind, at + 3);
  const apart = textAt(tokens, at + 3);
  if (halves.has(apart)) return ofHalf(Number(hours), Number(minutes), apart, at + 4);
  const spoken = halfSaid(tokens, at + 3, Number(hours));
  if (spoken !== null) return ofHalf(Number(hours), Number(minutes), spoken.half, spoken.end);
  return ofDay(Number(hours), Number(minutes), at + 3, true);
}

/** From this hour on a night has an evening's, before it a morning's. */
const evening = 6;

/** "6 in the morning", "10 at night", the half of the day by the part of it that is said behind an hour; null where none is. */
function halfSaid(tokens: readonly Token[], at: number, hours: number): { half: string; end: number } | null {
  if (hours < 1 || hours > day / hour / 2) return null;
  if (textAt(tokens, at) === "at" && textAt(tokens, at + 1) === "night")
    return { half: hours >= evening && hours < day / hour / 2 ? "pm" : "am", end: at + 2 };
  if (textAt(tokens, at) !== "in" || textAt(tokens, at + 1) !== "the") return null;
  const part = textAt(tokens, at + 2);
  const half = part === "morning" ? "am" : part === "afternoon" || part === "evening" ? "pm" : null;
  return half === null ? null : { half, end: at + 3 };
}

/** "9" of "9 to 5pm". */
function bareAt(tokens: readonly Token[], at: number): Clock | null {
  const hours = Number(/^\d{1,2}$/.exec(textAt(tokens, at))?.[0] ?? 0);
  return hours >= 1 ? ofDay(hours, 0, at + 1, hours > 12) : null;
}

const halves: ReadonlySet<string> = new Set(["am", "pm"]);

const ofDay = (hours: number, minutes: number, end: number, sure: boolean): Clock | null =>
  hours * hour + minutes <= day ? { minute: hours * hour + minutes, end, sure } : null;

const ofHalf = (hours: number, minutes: number, half: string, end: number): Clock | null =>
  hours >= 1 && hours <= 12
    ? { minute: ((hours % 12) + (half === "pm" ? 12 : 0)) * hour + minutes, end, sure: true }
    : null;
