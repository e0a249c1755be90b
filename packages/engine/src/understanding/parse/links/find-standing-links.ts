import { type Calendar, dayOf, type Filter, fieldOf, isoDay } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { personTable, staffTable } from "../../index/persons.ts";
import { type StandingRows, standingRows } from "../../index/standing-rows.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { isDeadline } from "../../time/by-deadline.ts";
import { edgeAt } from "../../time/edge-at.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Link, ValueOption } from "./link.ts";

const going: ReadonlySet<string> = new Set(
  "active employed running subscribed enrolled live ongoing".split(" "),
);

/**
 * Links of "active at the end of 2023", "headcount as of 31 March" to the rows that had begun by then and had not ended, where rows go
 * on until a date of their end.
 */
export function findStandingLinks(
  tokens: readonly Token[],
  index: ModelIndex,
  { now, calendar, others }: { now: string; calendar: Calendar; others: readonly Link[] },
): Link[] {
  const cycle = cycleOf(tokens, index);
  if (cycle === null) return [...others];
  const found = tokens.flatMap((_, at): Link[] => {
    const stated = going.has(textAt(tokens, at)) ? 1 : 0;
    const point =
      stated === 0 && going.has(textAt(tokens, at - 1)) ? null : pointAt(tokens, at + stated, stated === 1);
    const edge = point === null ? null : edgeAt(tokens, point, { day: dayOf(now), now, calendar });
    if (edge === null || isCompared(tokens, edge.end)) return [];
    const within = stated === 1 && during.has(textAt(tokens, at + 1));
    const [first, last] = [isoDay(within ? edge.from : edge.after - aDay), isoDay(edge.after - aDay)];
    const term = within ? `active at some time from ${first} to ${last}` : `active on ${last}`;
    const leaving = within ? first : isoDay(edge.after);
    const filter = standingAt(cycle, { begun: isoDay(edge.after), going: first, leaving });
    const condition = { term, filter, dated: null };
    const option: Omit<ValueOption, "condition"> = {
      column: (cycle.from ?? cycle.ended ?? cycle.until)?.id ?? -1,
      values: [],
      evidence: "exact",
      strength: 1,
      within: null,
    };
    return [{ kind: "value", start: at, end: edge.end, options: [{ ...option, condition }] }];
  });
  return [
    ...others.filter((link) => !found.some(({ start, end }) => link.start < end && link.end > start)),
    ...found,
  ];
}

/** "Active members in Q3 and Q4": at the ends of several periods. */
const isCompared = (tokens: readonly Token[], at: number): boolean =>
  ["and", "vs", "versus", "or", "compared", "against", ","].includes(textAt(tokens, at));

const aDay = 24 * 60 * 60 * 1000;

/** Where the point in time begins that rows are said to go on at; a day alone needs the word that they do. */
function pointAt(tokens: readonly Token[], at: number, stated: boolean): number | null {
  const [first, second, third] = [at, at + 1, at + 2].map((place) => textAt(tokens, place));
  if (isDeadline(tokens, at)) return null;
  if (first === "as" && (second === "of" || second === "at")) return at + 2;
  const ends = (place: number): boolean =>
    ["end", "close", "start", "beginning"].includes(textAt(tokens, place));
  if (["at", "by"].includes(first ?? "") && second === "the" && ends(at + 2)) return at + 1;
  if (["at", "by"].includes(first ?? "") && ends(at + 1) && third === "of") return at + 1;
  if (stated && (first === "last" || first === "this")) return at;
  return stated && (first === "on" || during.has(first ?? "")) ? at + 1 : null;
}

/** What begins a period within which rows went on at some time. */
const during: ReadonlySet<string> = new Set(["in", "during", "last", "this"]);

/** Days: before `begun` rows began; they were to go on until `going` at least, and did not end before `leaving`. */
type Days = Record<"begun" | "going" | "leaving", string>;

/** Rows that had begun before a day and had not ended by another, neither when they were to end nor before. */
function standingAt({ table: { table }, from, until, ended }: StandingRows, days: Days): Filter {
  const compared = ({ column }: ColumnEntry, operator: "<" | ">=", day: string): Filter => ({
    kind: "comparison",
    operator,
    left: fieldOf(table.name, column.name),
    right: { kind: "constant", value: day, type: "date" },
  });
  const filters: Filter[] = [
    ...(from === null ? [] : [compared(from, "<", days.begun)]),
    ...(until === null ? [] : [compared(until, ">=", days.going)]),
    ...(ended === null
      ? []
      : [
          {
            kind: "or" as const,
            filters: [
              { kind: "null" as const, operand: fieldOf(table.name, ended.column.name) },
              compared(ended, ">=", days.leaving),
            ],
          },
        ]),
  ];
  const [only, other] = filters;
  return only !== undefined && other === undefined ? only : { kind: "and", filters };
}

/** Which rows are spoken of: those of a table that is named, people where heads are counted. */
function cycleOf(tokens: readonly Token[], index: ModelIndex): StandingRows | null {
  const known = standingRows(index);
  if (known.length === 0) return null;
  const peopleOf = (): TableEntry | null =>
    staffTable(index.tables) ?? personTable(index.tables, index.columns);
  const said = new Set(
    tokens.map((token) => (token.text === "headcount" ? peopleOf() : tableNamed(token, index))?.id ?? null),
  );
  const [only, other] = known.filter(({ table }) => said.has(table.id));
  return other === undefined ? (only ?? null) : null;
}
