import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { type Token, tokenize, valueKey } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { monthAt, yearAt } from "../../time/unit-words.ts";
import { timeNamed } from "../frame/time-named.ts";
import { timeOfDeed } from "../frame/time-of-deed.ts";
import { particles, timesCalled } from "../frame/times-called.ts";
import { toldOf } from "../frame/told-of.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { tablesOf } from "../idioms/states/deed-table.ts";
import type { Link } from "./link.ts";

const between: ReadonlySet<string> = new Set(
  "who that which were was are is have has had been got we they first".split(" "),
);
const whens: ReadonlySet<string> = new Set(
  "in on during since before after between from until till within last past this over more less today yesterday".split(
    " ",
  ),
);
const farthest = 5;

/**
 * Links of what was done with rows, where it says when: "orders of customers who registered in 2024", "parcels that arrived before
 * May". The time is that of the rows that are named before, by its own name or that of a like deed, else of what records it.
 */
export function findDeedLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((token, at): Link[] => {
    if (token.kind !== "word" || !deed.test(token.text)) return [];
    const named = doneTo(tokens, at, index);
    const rows = named.length === 0 && index.tables.length === 1 ? [0] : named;
    if (isStateOf(token.text, rows, index)) return [];
    const particle = textAt(tokens, at + 1);
    const called = timeOfRows(timesCalled(tokens, at, index), rows, index);
    if (called !== undefined && isTimed(tokens, at + 2)) return [timeLink(at, at + 2, called)];
    const whole =
      particle !== "in" && particles.has(particle) && isTimed(tokens, at + 2)
        ? [`${token.lemma}${particle}`, ""]
        : [];
    for (const joined of [...whole, null]) {
      const size = joined === null ? 1 : 2;
      const done = joined ? tokenize(joined, 1)[0] : token;
      const time =
        rows.map((table) => timeOfDeed(done, index, table)).find((each) => each !== null) ??
        (done === undefined ? null : recordedTime(done, rows, index));
      if (time !== null && isTimed(tokens, at + size)) return [timeLink(at, at + size, time)];
    }
    return [];
  });
}

/** The time that is one of the rows', else of the rows that record what these did. */
function timeOfRows(
  times: readonly ColumnEntry[],
  rows: readonly number[],
  index: ModelIndex,
): ColumnEntry | undefined {
  const own = times.find(({ table }) => rows.length === 0 || rows.includes(table));
  const below = rows.slice(0, 1).flatMap((id) => tablesOf({ id }, index));
  return own ?? times.find(({ table }) => below.some(({ id }) => id === table));
}

/** Whether a word is a value of the rows that it may be said of, or of any where it is said of none: those that are in that state tell when. */
const isStateOf = (word: string, rows: readonly number[], { values, columns }: ModelIndex): boolean =>
  (values.byKey.get(valueKey(word)) ?? []).some((id) => {
    const table = columns[values.values[id]?.column ?? -1]?.table;
    return rows.length === 0 || (table !== undefined && rows.includes(table));
  });

/** "Orders shipped in May" of orders with shipments: the time that is called so of the only rows that tell of them and have one. */
export function recordedTime(done: Token, rows: readonly number[], index: ModelIndex): ColumnEntry | null {
  const below = rows.slice(0, 1).flatMap((id) => tablesOf({ id }, index));
  const [only, other] = below.flatMap(({ id }) => timeNamed(done, index, id) ?? []);
  return other === undefined ? (only ?? null) : null;
}

const timeLink = (start: number, end: number, { id, table }: ColumnEntry): Link => ({
  kind: "column",
  start,
  end,
  options: [{ column: id, evidence: "core", strength: 0.95, kind: "time", table }],
});

/** How verbs end that say what was done. */
export const deed =
  /(?:..ed|due|sold|paid|sent|bought|built|begun|began|came|given|taken|made|let|lent|written|drawn|withdrawn)$/;

/**
 * The rows that a deed may be said of: the nearest that are named before it, with nothing but small words between, and then those that
 * these are told of ("contracts of new tenants signed in May").
 */
export function doneTo(tokens: readonly Token[], at: number, index: ModelIndex): number[] {
  for (let place = at - 1; place >= Math.max(0, at - farthest); place -= 1) {
    const table = tableNamed(tokens[place], index);
    if (table !== null) {
      const told = toldOf(tokens, place, index);
      return told === null ? [table.id] : [table.id, told];
    }
    if (!between.has(textAt(tokens, place))) return [];
  }
  return [];
}

/** Whether a time is said from a token on: "in May", "per month", "last week". */
export const isTimed = (tokens: readonly Token[], at: number): boolean =>
  whens.has(textAt(tokens, at)) ||
  monthAt(tokens, at) !== null ||
  yearAt(tokens, at) !== null ||
  (["by", "per", "each", "every"].includes(textAt(tokens, at)) && unitOf(tokens[at + 1]?.lemma) !== null);
