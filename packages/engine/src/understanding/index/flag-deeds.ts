import { type Filter, fieldOf, type GlossaryTerm, type Literal } from "@parlance/contract";
import { columnKindOf } from "./column-kind-of.ts";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";
import { answersOf, yesOf } from "./yes-no.ts";

/** What flags tell of rows by the roots of their names, how it is said of those of which they say yes, and of the others. */
const told: readonly (readonly [root: RegExp, yes: string, no: string])[] = [
  [
    /^(?:attend|attended|attendance|showed|turned|present|showup)$/,
    "attended|turned up|turn up|turning up|showed up|show up|showing up|was there|were there|actually came|visit",
    "no show|not turn up|not show up|not show|not attend|not come|failed to show up|failed to turn up|failed to attend|failed to show|failed to come|never turned up|never showed up|never came|missed|absent|absentee",
  ],
  [
    /^(?:wl|waitlist|waitlisted|waiting)$/,
    "came off the waiting list|come off the waiting list|off the waiting list|from the waiting list|on the waiting list|came off the waitlist|off the waitlist|from the waitlist|on the waitlist|came from the waiting list|waiting list|waitlisted|wait list",
    "",
  ],
  [
    /^newsletters?$/,
    "on the newsletter|on our newsletter|on the newsletter list|subscribed to the newsletter|subscribed to our newsletter|signed up for the newsletter|signed up to the newsletter|get the newsletter|gets the newsletter|getting the newsletter|receive the newsletter|receiving the newsletter|newsletter subscriber",
    "not on the newsletter|not subscribed to the newsletter|not get the newsletter|not signed up for the newsletter|not receive the newsletter",
  ],
  [/^cancel(?:led|ed|lation)?$/, "cancelled|canceled|cancellation|cancelation|called off", ""],
];

/** What "turned up", "no-shows", "off the waiting list" and "cannot be sold again" mean where a flag tells it: conditions in the form of glossary terms. A word that the data has a name or value for is left to it, as is what several flags tell. */
export function flagDeeds(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
  { byKey }: ValueIndex,
): GlossaryTerm[] {
  const flags = columns.filter(({ column, foreign }) => !foreign && columnKindOf(column) === "flag");
  const isFree = (name: string): boolean => {
    const key = name.replaceAll(" ", "");
    return !byKey.has(key) && !words.phrases.has(key) && !words.tablesByWord.has(key);
  };
  const made = (flag: ColumnEntry, names: readonly string[], isYes: boolean): GlossaryTerm[] => {
    const table = tables[flag.table]?.table;
    if (table === undefined) return [];
    const filter = answerIs(flag, table.name, isYes);
    const definition = `${flag.column.label} is ${isYes ? "yes" : "no"}`;
    return filterTerm(names.filter(isFree), table.name, filter, definition);
  };
  const ofDeeds = told.flatMap(([root, yes, no]): GlossaryTerm[] => {
    const [flag, other] = flags.filter(({ words: own }) => own.some((word) => root.test(word)));
    if (flag === undefined || other !== undefined) return [];
    return [...made(flag, yes.split("|"), true), ...made(flag, no.split("|"), false)];
  });
  const ofMeans = flags.flatMap((flag): GlossaryTerm[] => {
    const deed = flag.words.map(deedsAllowed).find((each) => each !== null) ?? null;
    if (deed === null) return [];
    const said = (helpers: readonly string[], verbs: readonly string[]): string[] =>
      helpers.flatMap((helper) => verbs.map((verb) => `${helper} ${verb}`));
    return [
      ...made(flag, [...said(may, deed.done), ...said(["can"], deed.verbs)], true),
      ...made(flag, [...said(mayNot, deed.done), ...said(["not", ...withThings], deed.verbs)], false),
    ];
  });
  return [...ofDeeds, ...ofMeans];
}

/** How it is said that something may be done with rows, and that it may not. */
const may = ["can be", "can still be", "could be", "may be"];
/** "Goods that we cannot sell again": what things are called of which it is said. */
const withThings = "goods items products stuff things ones"
  .split(" ")
  .flatMap((thing) => ["we not", "that we not", "you not"].map((who) => `${thing} ${who}`));
const mayNot = ["not be", "no longer be"];

/** "Resellable": "resell" or "sell again", and "resold" or "sold again" of what it is done to; null of words that say nothing of the kind. */
function deedsAllowed(word: string): { verbs: string[]; done: string[] } | null {
  const base = able.exec(word)?.[1];
  if (base === undefined) return null;
  const again = /^re(?=[a-z]{4})/.test(base) ? base.slice(2) : null;
  const done = (verb: string): string => verb.replace(/sell$/, "sold").replace(/(?<!sold)$/, "ed");
  return {
    verbs: [base, `${base}e`, ...(again === null ? [] : [`${again} again`, `${again}e again`])],
    done: [done(base), ...(again === null ? [] : [`${done(again)} again`])],
  };
}

const able = /^([a-z]{4,})(?:able|ible)$/;

/** Rows of which a flag says yes, or no. */
export function answerIs({ column }: ColumnEntry, table: string, isYes: boolean): Filter {
  const { physicalType, profile } = column;
  const text = isYes ? yesOf(column) : profile === null ? null : (answersOf(profile)?.no ?? null);
  const value: Literal =
    physicalType === "string" && text !== null ? text : isNumeric(column) ? (isYes ? 1 : 0) : isYes;
  const left = fieldOf(table, column.name);
  return { kind: "comparison", operator: "=", left, right: { kind: "constant", value, type: physicalType } };
}
