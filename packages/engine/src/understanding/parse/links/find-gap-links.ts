import {
  aggregateOf,
  aggregateValueOf,
  type Expression,
  fieldOf,
  lowered,
  type TimeGrain,
} from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeApart } from "../../time/time-apart.ts";
import { timeNamed } from "../frame/time-named.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { timeUnits, unitSaid } from "../unit-said.ts";
import type { DefinedFigure, Link } from "./link.ts";

/**
 * Links of spans that name the time from a date of a row to the first or last of the rows that refer to it: "days from signing up to
 * the first order", "the time between hiring and their latest review", "how long after joining do they place their first order". Each row has its own; of many it is averaged.
 */
export function findGapLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((_, at): Link[] => {
    const gap = gapAt(tokens, at, index);
    if (gap === null) return [];
    const start = openingOf(tokens, at);
    const label = labelOf(tokens, at, gap);
    const figure = figureOf(index, gap, label);
    return figure === null
      ? []
      : [{ kind: "metric", start, end: gap.end, metric: { kind: "defined", figure } }];
  });
}

/** The gap as it was said; "how long after joining do they order first" as the time that it is. */
function labelOf(tokens: readonly Token[], at: number, { from, last, end }: Gap): string {
  const said = tokens.slice(at, end);
  if (!said.some(({ text }) => text === "long" || text === "after")) return rawOf(said);
  return `time from ${lowered(from.column.label)} to ${last ? "last" : "first"} ${tokens[end - 1]?.raw ?? ""}`;
}

type Gap = { from: ColumnEntry; events: number; last: boolean; unit: TimeGrain; end: number };

const spans: ReadonlySet<string> = new Set([...timeUnits.keys(), "time", "long", "delay", "gap", "lag"]);
const ends: ReadonlyMap<string, boolean> = new Map([
  ["first", false],
  ["earliest", false],
  ["last", true],
  ["latest", true],
]);
/** How far behind its start the end of a gap may be named. */
const reach = 8;

function gapAt(tokens: readonly Token[], at: number, index: ModelIndex): Gap | null {
  if (!spans.has(tokens[at]?.lemma ?? "")) return null;
  const cue = tokens.findIndex(({ text }, place) => place > at && !besides.has(text));
  const end = firstAfter(tokens, cue);
  const last = ends.get(tokens[end]?.text ?? "");
  const events = end < 0 ? null : tableAt(tokens[end + 1], index);
  if (events === null || last === undefined) return null;
  const said = tokens.slice(cue + 1, end);
  for (const { to, toOne } of index.graph.ways[events] ?? []) {
    const from = toOne ? said.flatMap((token) => timeNamed(token, index, to) ?? [])[0] : undefined;
    const unit = timeUnits.get(tokens[at]?.lemma ?? "") ?? unitSaid(tokens) ?? "day";
    if (from !== undefined) return { from, events, last, unit, end: end + 2 };
  }
  return null;
}

/** What may be said between a unit and the time that it passes from. */
const besides: ReadonlySet<string> = new Set(
  "do does did it they we people take takes took wait on average pass passed is are the".split(" "),
);

/** Where the first or last of the rows is said behind "from … to", "between … and" or "after … do they take their"; -1 where it is not. */
function firstAfter(tokens: readonly Token[], cue: number): number {
  const joints = joined.get(tokens[cue]?.text ?? "");
  if (joints === undefined) return -1;
  const joint =
    joints.length === 0
      ? cue + 1
      : tokens.findIndex(
          ({ text }, place) => place > cue + 1 && place < cue + reach && joints.includes(text),
        );
  const longest = joints.length === 0 ? reach : 2;
  return joint < 0
    ? -1
    : tokens.findIndex(({ text }, place) => place > joint && place <= joint + longest && ends.has(text));
}

const joined: ReadonlyMap<string, readonly string[]> = new Map([
  ["from", ["to", "until", "till"]],
  ["between", ["and"]],
  ["after", []],
]);

const tableAt = (token: Token | undefined, index: ModelIndex): number | null =>
  tableNamed(token, index)?.id ?? null;

/** "How long", "how many days", "the difference between their time from …": the same gap, said at length. */
function openingOf(tokens: readonly Token[], at: number): number {
  const asked = tokens[at]?.text === "long" ? 1 : tokens[at - 1]?.text === "many" ? 2 : 0;
  if (asked > 0 && tokens[at - asked]?.text === "how") return at - asked;
  const owned = ["the", "their", "its", "his", "her"].includes(tokens[at - 1]?.text ?? "") ? at - 1 : at;
  const [before, joint] = tokens.slice(Math.max(0, owned - 2), owned);
  return before?.lemma === "difference" && ["between", "in"].includes(joint?.text ?? "") ? owned - 2 : at;
}

function figureOf({ graph, tables, model }: ModelIndex, gap: Gap, label: string): DefinedFigure | null {
  const { from, events, last, unit } = gap;
  const way = graph.ways[events]?.find(({ to, toOne }) => to === from.table && toOne);
  const reference = model.relationships.find(({ id }) => id === way?.step.relationship);
  const [inner, second] = reference?.from.columns ?? [];
  const [outer] = reference?.to.columns ?? [];
  const [event, host] = [tables[events]?.table, tables[from.table]?.table];
  const time = event?.timeColumn ?? null;
  if (event === undefined || host === undefined || time === null || second !== undefined) return null;
  if (inner === undefined || outer === undefined || way?.step.reversed === true) return null;
  const end: Expression = aggregateValueOf(
    event.name,
    last ? "maximum" : "minimum",
    fieldOf(event.name, time),
    { per: [{ inner: fieldOf(event.name, inner), outer: fieldOf(host.name, outer) }] },
  );
  const start = fieldOf(host.name, from.column.name);
  const ended = event.columns.find(({ name }) => name === time)?.physicalType;
  const instants = from.column.physicalType === "timestamp" && ended === "timestamp";
  const row: Expression = instants
    ? timeApart(unit, { time: start, type: "timestamp" }, { time: end, type: "timestamp" })
    : { kind: "duration", unit, from: start, to: end };
  return { label, table: from.table, row, whole: aggregateOf("average", row, []) };
}
