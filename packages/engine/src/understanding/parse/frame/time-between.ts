import { type ColumnEntry, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { beginning } from "../beginning.ts";
import { booking } from "../booking-word.ts";
import { durationLink } from "../links/duration-link.ts";
import type { Link } from "../links/link.ts";
import { timeUnits } from "../unit-said.ts";
import { rowsCalled } from "./lasting-rows.ts";
import { timeNamed } from "./time-named.ts";
import { likeTime, timeOfDeed } from "./time-of-deed.ts";
import { skipArticle, timePhrase, timesCalled } from "./time-phrase.ts";

/** What a length of time is called by. */
export const spans: ReadonlySet<string> = new Set([
  ...timeUnits.keys(),
  "time",
  "long",
  "duration",
  "delay",
  "gap",
  "lag",
]);

/** "days from order to shipment", "time between opening and closing", "how many days on average from order date to ship date". */
export function timeBetween(tokens: readonly Token[], at: number, index: ModelIndex): Link[] {
  if (!spans.has(tokens[at]?.lemma ?? "")) return [];
  const open = tokens.findIndex(({ text }, place) => place > at && !besides.has(text));
  const cue = tokens[open]?.text;
  if (cue !== "from" && cue !== "between") return [];
  const joints = cue === "from" ? ["to", "until", "till"] : ["and"];
  const joint = tokens.findIndex(
    ({ text }, place) => place > open + 1 && place <= open + 5 && joints.includes(text),
  );
  if (joint < 0) return [];
  const last = skipArticle(tokens, joint + 1);
  const event = happening(tokens[last], index);
  const end =
    timePhrase(tokens, last, index) ??
    (event === null ? likeTime(tokens, last, index) : { entry: event, end: last + 1 });
  if (end === null) return [];
  const named = namedTime(tokens.slice(open + 1, joint), end.entry.table, index);
  const start =
    named ??
    [end.entry.table, ...tablesAbove(end.entry.table, index)]
      .flatMap((table) => tokens.slice(open + 1, joint).map((token) => timeOfDeed(token, index, table)))
      .find((each) => each !== null && each.id !== end.entry.id) ??
    null;
  const made = start === null ? madeAhead(tokens.slice(open + 1, joint), end.entry.table, index) : null;
  const from = start ?? made ?? beginning(index, end.entry);
  if (from === null) return [];
  const span = { start: isCounted(tokens, at) ? open : spanFrom(tokens, at), end: end.end };
  return [durationLink(tokens, span, from, end.entry, undefined, from === made)];
}

/** "From booking to concert": when rows were made that refer to what comes later. */
function madeAhead(words: readonly Token[], table: number, index: ModelIndex): ColumnEntry | null {
  const below = (index.graph.ways[table] ?? []).filter(({ toOne }) => !toOne).map(({ to }) => to);
  const found = below.flatMap((rows) => words.flatMap((token) => timeNamed(token, index, rows) ?? []));
  const [only, other] = new Set(found.map(({ id }) => id));
  return other === undefined ? (index.columns[only ?? -1] ?? null) : null;
}

/** "More than 5 days from …": the unit belongs to the number. */
const isCounted = (tokens: readonly Token[], at: number): boolean => tokens[at - 1]?.kind === "number";

/** What may be said between a unit and the times that it passes between. */
const besides: ReadonlySet<string> = new Set(
  "do does did it they we take takes took on average pass passed".split(" "),
);

/** The tables that each row of a table refers to, and those that these do, the nearest first: a line is shipped days after its order came. */
function tablesAbove(table: number, { graph }: ModelIndex): number[] {
  const found = [table];
  for (const from of found)
    for (const { to, toOne } of graph.ways[from] ?? []) if (toOne && !found.includes(to)) found.push(to);
  return found.slice(1);
}

/** The time of a table that words name in full. */
const namedTime = (tokens: readonly Token[], table: number, index: ModelIndex): ColumnEntry | null =>
  timesCalled(tokens, index).find((entry) => entry.table === table) ?? null;

/** What passes, before the unit in which it is told. */
const passing: ReadonlySet<string> = new Set(["time", "wait", "delay", "gap", "lag"]);

/** "Waiting time in days between", "the wait in days from", "lead days from": what kind of time it is belongs to the span. */
function spanFrom(tokens: readonly Token[], at: number): number {
  const start = tokens[at - 1]?.text === "in" && passing.has(tokens[at - 2]?.lemma ?? "") ? at - 2 : at;
  const isTimed = measures.has(tokens[start]?.lemma ?? "") && kindsOfTime.has(tokens[start - 1]?.text ?? "");
  return isTimed ? start - 1 : start;
}

const kindsOfTime: ReadonlySet<string> = new Set(
  "waiting wait lead processing turnaround elapsed handling transit".split(" "),
);
const measures: ReadonlySet<string> = new Set(["time", "day", "hour"]);

/** "Between booking and lesson": when rows that are arranged before take place, where they have one such time alone. */
function happening(token: Token | undefined, index: ModelIndex): ColumnEntry | null {
  const table = rowsCalled(token, index);
  const times = index.columns.filter((entry) => entry.table === table?.id && isTime(entry.column));
  const [only, other] = times.filter(({ words }) => !words.some((word) => booking.test(word)));
  return times.length > 1 && other === undefined ? (only ?? null) : null;
}
