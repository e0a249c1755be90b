import { conjuncts } from "@parlance/contract";
import { lateOf } from "../../index/done-among.ts";
import { type ColumnEntry, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { deedsAlike } from "../../lexicon/deeds-alike.ts";
import { partWords } from "../../lexicon/share-words.ts";
import type { PeriodWish } from "../../parse/frame/frame.ts";
import { endTime, timeOfDeed } from "../../parse/frame/time-of-deed.ts";
import { lemma } from "../../text/lemma.ts";
import { isRooted } from "../../text/same-root.ts";
import { tokenize } from "../../text/tokenize.ts";
import { type Build, routeTo, tableOf } from "../build-context.ts";
import { lastManyTable } from "../conditions/last-many.ts";
import { timeDone, timeOfDoing } from "./doing-time.ts";
import { endedTime } from "./ended-time.ts";
import { ownTime, wholeTime } from "./time-column.ts";

/**
 * "Employees who took unpaid leave in 2024": the time is that of the rows that a condition speaks of, many to one of the
 * subject, where their table has one of its own. Null where no condition leads to such rows.
 */
export function eventTime(build: Build, subject: number): number | null {
  return (
    ofConditions(build, subject) ??
    timeOfRequired(build, subject) ??
    timeOfMeeting(build, subject) ??
    timeOfDoing(build, subject)
  );
}

/**
 * "Which doctor saw the most patients this year", "members per trainer in May": the time of the facts by which those that are counted
 * meet what they are split by, and not of when either came to be known, unless they are said to be new.
 */
function timeOfMeeting(build: Build, subject: number): number | null {
  const { frame, index, lemmas } = build;
  if (index.tables[subject]?.table.type === "fact" || lemmas.has("new")) return null;
  const split = [
    ...frame.groups.flatMap((group) => (group.kind === "noun" ? [group.noun] : [])),
    ...(frame.extremes.length > 0 ? frame.targets.map(({ noun }) => noun) : []),
  ];
  for (const noun of split) {
    const table = tableOf(build, noun);
    const route = table === null || table === subject ? null : routeTo(build, subject, table);
    if (route === null || route.toOne || index.tables[table ?? -1]?.table.type === "fact") continue;
    const met = lastManyTable(route) ?? -1;
    if (index.tables[met]?.table.type === "fact") return ownTime(build, met);
  }
  return null;
}

/** "Customers with rentals in 2023", "… per month": the time of the rows that there must be. */
export function timeOfRequired(build: Build, subject: number): number | null {
  for (const noun of build.frame.required) {
    const table = noun.kind === "table" && noun.table !== subject ? noun.table : null;
    const time =
      table === null
        ? null
        : (timeDone(build, table) ??
          ownTime(build, table) ??
          (happensItself(build, subject) ? null : wholeTime(build, table, subject)));
    if (table === null || time === null || routeTo(build, subject, table)?.toOne !== false) continue;
    build.used.add(table);
    return time;
  }
  return null;
}

/** Whether rows have a time of their own at which they happened: "matches that were played in May", of whatever the rows are that tell it. */
const happensItself = (build: Build, subject: number): boolean =>
  build.index.tables[subject]?.table.type === "fact" && ownTime(build, subject) !== null;

function ofConditions(build: Build, subject: number): number | null {
  for (const { test, negated } of build.frame.conditions) {
    if (test.kind !== "value" || negated) continue;
    const table = build.index.columns[build.choice.values.get(test.value)?.column ?? -1]?.table;
    if (table === undefined || table === subject) continue;
    const route = routeTo(build, subject, table);
    if (route?.toOne !== false) continue;
    const met = lastManyTable(route) ?? -1;
    const time =
      endedTime(build, table) ??
      timeDone(build, met) ??
      ownTime(build, met) ??
      (met === table ? null : wholeTime(build, met, subject)) ??
      ownTime(build, table);
    if (time !== null) return time;
  }
  return null;
}

/**
 * "Dismissed in 2025", "cancelled in March": the time of the row that is called as the value before it or its column is
 * ("termination date" beside "termination reason", "cancelled on"), or of the rows that refer to a list of states. Null where none or
 * several are, where rows lack it ("never answered in March"), and
 * of a share, whose whole are rows to which it may not have been done ("what share of bills was paid in May"), but for one that was done on time, which is of those to which it was.
 */
export function deedTime(
  { index, choice, lemmas }: Build,
  subject: number,
  { after }: Pick<PeriodWish, "after">,
): number | null {
  const chosen = after === undefined ? undefined : choice.values.get(after);
  const filter = chosen?.condition?.filter;
  const late = filter === undefined ? null : lateOf(index, filter);
  if (late?.table === subject && filter?.kind === "comparison") return late.done.id;
  if ([...partWords].some((word) => lemmas.has(word))) return null;
  const entry = index.columns[chosen?.column ?? -1];
  if (chosen === undefined || entry === undefined || entry.column.role === "geo") return null;
  const wordsOf = (text: unknown): string[] =>
    String(text)
      .toLowerCase()
      .replace(absence, "")
      .split(/[^a-z]+/);
  const isSaid = (word: string): boolean => lemmas.has(lemma(word));
  const undone = conjuncts(chosen.condition?.filter ?? null).some(({ kind }) => kind === "null");
  const said = [
    ...wordsOf(chosen.condition?.term ?? "").filter((word) => isSaid(word) || deedsAlike(word).some(isSaid)),
    ...chosen.values.flatMap(wordsOf),
  ];
  const timesOf = (table: number): ColumnEntry[] =>
    (index.tables[table]?.columns ?? [])
      .flatMap((id) => index.columns[id] ?? [])
      .filter(({ column }) => isTime(column));
  const table = timesOf(entry.table).length > 0 ? entry.table : subject;
  const whole = chosen.values.flatMap((value) => calledAs(wordsOf(value), timesOf(table)) ?? [])[0];
  if (whole !== undefined) return whole.id;
  const called = (words: readonly string[]): number[] => {
    const tokens = words.flatMap((word) => tokenize(past(word), 1));
    const found = tokens.flatMap((token) => timeOfDeed(token, index, table)?.id ?? []);
    return [...new Set(found)].filter((id) => !undone || id !== entry.id);
  };
  const [byValue, other] = called(said);
  if (byValue !== undefined && other === undefined) return byValue;
  const own = index.tables[entry.table]?.words ?? [];
  const [byColumn, second] = called(entry.words.filter((word) => !own.includes(word)));
  if (byColumn !== undefined) return second === undefined ? byColumn : null;
  return said.flatMap((word) => endTime(word, table, index)?.id ?? [])[0] ?? endOf(index, table, said);
}

/** "Signed off", "checked out" of several words: the only time all of whose name they say. */
function calledAs(said: readonly string[], times: readonly ColumnEntry[]): ColumnEntry | null {
  if (said.length < 2) return null;
  const [only, other] = times.filter(({ words }) =>
    said.every((word) => words.some((each) => each === word || isRooted(each, word))),
  );
  return other === undefined ? (only ?? null) : null;
}

/** "Contracts cancelled in 2024": when they ended, where rows go on until then. */
const endOf = ({ lifecycles }: ModelIndex, table: number, said: readonly string[]): number | null =>
  said.some((word) => over.test(word))
    ? (lifecycles.find((each) => each.table.id === table)?.until.id ?? null)
    : null;

const over = /^(?:cancel|churn|discontinu|terminat|inactiv|clos|stopp)/;

/** "Sick leave", after which people come back. */
const absence = /(?<=[a-z][ -])leave\b/;

/** "leaving" is how "left" is called. */
const past = (word: string): string => (/^leav/.test(word) ? "left" : word);
