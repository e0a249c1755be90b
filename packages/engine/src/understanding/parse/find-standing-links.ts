import { type Calendar, dayOf, type Filter, fieldOf, isoDay } from "@parlance/contract";
import type { TableEntry } from "../index/entries.ts";
import type { Lifecycle } from "../index/lifecycles.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { personTable, staffTable } from "../index/persons.ts";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { edgeAt } from "../time/edge-at.ts";
import { tableNamed } from "./idioms/facts.ts";
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
    if (edge === null) return [];
    const day = isoDay(edge.after);
    const term = `active on ${isoDay(edge.after - aDay)}`;
    const condition = { term, filter: standingAt(cycle, day), dated: null };
    const option: Omit<ValueOption, "condition"> = {
      column: (cycle.from ?? cycle.until).id,
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

const aDay = 24 * 60 * 60 * 1000;

/** Where the point in time begins that rows are said to go on at; a day alone needs the word that they do. */
function pointAt(tokens: readonly Token[], at: number, stated: boolean): number | null {
  const [first, second, third] = [at, at + 1, at + 2].map((place) => textAt(tokens, place));
  if (first === "as" && (second === "of" || second === "at")) return at + 2;
  const ends = (place: number): boolean =>
    ["end", "close", "start", "beginning"].includes(textAt(tokens, place));
  if (["at", "by"].includes(first ?? "") && second === "the" && ends(at + 2)) return at + 1;
  if (["at", "by"].includes(first ?? "") && ends(at + 1) && third === "of") return at + 1;
  return stated && first === "on" ? at + 1 : null;
}

/** Rows that had begun before a day and had not ended by then. */
function standingAt({ table: { table }, from, until }: Lifecycle, day: string): Filter {
  const operand = (column: string) => fieldOf(table.name, column);
  const right = { kind: "constant" as const, value: day, type: "date" as const };
  const ends = operand(until.column.name);
  const open: Filter = {
    kind: "or",
    filters: [
      { kind: "null", operand: ends },
      { kind: "comparison", operator: ">=", left: ends, right },
    ],
  };
  if (from === null) return open;
  return {
    kind: "and",
    filters: [{ kind: "comparison", operator: "<", left: operand(from.column.name), right }, open],
  };
}

/** Which rows are spoken of: those of a table that is named, people where heads are counted. */
function cycleOf(tokens: readonly Token[], index: ModelIndex): Lifecycle | null {
  if (index.lifecycles.length === 0) return null;
  const peopleOf = (): TableEntry | null =>
    staffTable(index.tables) ?? personTable(index.tables, index.columns);
  const said = new Set(
    tokens.map((token) => (token.text === "headcount" ? peopleOf() : tableNamed(token, index))?.id ?? null),
  );
  const [only, other] = index.lifecycles.filter(({ table }) => said.has(table.id));
  return other === undefined ? (only ?? null) : null;
}
