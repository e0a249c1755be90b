import { aggregateOf, type Expression, fieldOf, type TimeGrain } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeNamed } from "../frame/time-named.ts";
import { timeUnits, unitSaid } from "../unit-said.ts";
import type { DefinedFigure, Link } from "./link.ts";

/**
 * Links of spans that name the time from a date of a row to the first or last of the rows that refer to it: "days from signing up to
 * the first order", "the time between hiring and their latest review". Each row has its own; of many it is averaged.
 */
export function findGapLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((_, at): Link[] => {
    const gap = gapAt(tokens, at, index);
    if (gap === null) return [];
    const start = openingOf(tokens, at);
    const label = rawOf(tokens.slice(at, gap.end));
    const figure = figureOf(index, gap, label);
    return figure === null
      ? []
      : [{ kind: "metric", start, end: gap.end, metric: { kind: "defined", figure } }];
  });
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
  const cue = tokens[at + 1]?.text ?? "";
  if (!spans.has(tokens[at]?.lemma ?? "") || !["from", "between"].includes(cue)) return null;
  const joints = cue === "from" ? ["to", "until", "till"] : ["and"];
  const joint = tokens.findIndex(
    ({ text }, place) => place > at + 2 && place <= at + reach && joints.includes(text),
  );
  const end = tokens.findIndex(
    ({ text }, place) => joint >= 0 && place > joint && place <= joint + 2 && ends.has(text),
  );
  const last = ends.get(tokens[end]?.text ?? "");
  const events = end < 0 ? null : tableAt(tokens[end + 1], index);
  if (events === null || last === undefined) return null;
  const said = tokens.slice(at + 2, joint);
  for (const { to, toOne } of index.graph.ways[events] ?? []) {
    const from = toOne ? said.flatMap((token) => timeNamed(token, index, to) ?? [])[0] : undefined;
    const unit = timeUnits.get(tokens[at]?.lemma ?? "") ?? unitSaid(tokens) ?? "day";
    if (from !== undefined) return { from, events, last, unit, end: end + 2 };
  }
  return null;
}

const tableAt = (token: Token | undefined, { words }: ModelIndex): number | null =>
  words.phrases.get(token?.lemma ?? "")?.find(({ kind }) => kind === "table")?.id ?? null;

/** "the difference between their time from …": the same gap, said at length. */
function openingOf(tokens: readonly Token[], at: number): number {
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
  const row: Expression = {
    kind: "duration",
    unit,
    from: fieldOf(host.name, from.column.name),
    to: {
      kind: "aggregate-value",
      subject: event.name,
      path: [],
      aggregation: last ? "maximum" : "minimum",
      quantile: null,
      operand: fieldOf(event.name, time),
      filter: null,
      per: [{ inner: fieldOf(event.name, inner), outer: fieldOf(host.name, outer) }],
    },
  };
  return { label, table: from.table, row, whole: aggregateOf("average", row, []) };
}
