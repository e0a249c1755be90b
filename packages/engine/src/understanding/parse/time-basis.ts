import type { Period } from "@parlance/contract";
import type { Token } from "../text/tokenize.ts";
import type { Frame, Group } from "./frame/frame.ts";
import type { Noun } from "./item.ts";

/**
 * "Reservations per week (by visit date)", "cancellations 2024 vs 2023 by leaving date", "takings in 2024 by visit date", "takings by region in May, by
 * visit date": a date behind "by" that is none of the groups, but what the other times are of. It is taken out of the groups.
 */
export function basisOf(frame: Frame, tokens: readonly Token[]): Noun | null {
  const at = frame.groups.findIndex((group) => timeOf(group) !== null);
  const noun = timeOf(frame.groups[at]);
  if (noun === null) return null;
  const cut = frame.groups.some((group, place) => place !== at && isTimed(group));
  const compared = frame.versus && frame.periods.length > 1;
  if (!cut && !compared && !isSaidApart(frame, noun, tokens) && !endsWithBasis(frame, noun, tokens))
    return null;
  frame.groups.splice(at, 1);
  return noun;
}

/** "(by visit date)", "in 2024? by visit date", "by region in 2024 by visit date": behind a mark, or "by" of its own behind a period and other groups. */
function isSaidApart({ periods, groups }: Frame, noun: Noun, tokens: readonly Token[]): boolean {
  const by = tokens.slice(0, noun.start).findLastIndex(({ text }) => text === "by");
  if (by < 0 || noun.start - by > 2) return false;
  const mark = tokens[by - 1]?.text ?? "";
  const ended = periods.some(({ at }) => at !== undefined && at.end <= by);
  return mark === "(" || (ended && (marks.has(mark) || (groups.length > 1 && !joints.has(mark))));
}

const marks: ReadonlySet<string> = new Set([",", ";", "?", ":", "-"]);
const joints: ReadonlySet<string> = new Set(["and", "&", "then", "also", "or"]);

/** "Takings in 2024 by visit date": a date at the end behind a year, of which nobody asks for every day. */
const endsWithBasis = ({ periods, groups }: Frame, noun: Noun, tokens: readonly Token[]): boolean =>
  groups.length === 1 &&
  tokens.slice(noun.end).every(({ kind }) => kind === "mark") &&
  tokens.slice(noun.start, noun.end).some(({ lemma }) => lemma === "date") &&
  periods.some(({ at, period }) => at !== undefined && at.end <= noun.start && lasts(period) >= yearLong);

const yearLong = 300;

/** The days of a period; none where it has no beginning or no end. */
const lasts = ({ interval: { start, end } }: Period): number =>
  start === null || end === null ? 0 : (Date.parse(end) - Date.parse(start)) / 86_400_000;

/** The time that a group is, as it stands. */
const timeOf = (group: Group | undefined): Noun | null =>
  group?.kind === "noun" && isTime(group.noun) ? group.noun : null;

/** Whether a group is of units of time. */
export const isTimed = ({ kind }: Group): boolean => kind === "grain" || kind === "part";

/** Whether a noun is a time first of all. */
export const isTime = (noun: Noun): boolean => noun.kind === "column" && noun.options[0]?.kind === "time";

/** Whether a noun may tell a time: one, or a column that holds years. */
export const tellsTimes = (noun: Noun): boolean =>
  noun.kind === "column" && noun.options.some(({ kind, yearly }) => kind === "time" || yearly === true);
