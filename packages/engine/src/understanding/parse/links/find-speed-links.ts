import { aggregateOf, type Filter, fieldOf, type MeasureExpression } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { spanOf } from "../../index/spans-of-rows.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeApart } from "../../time/time-apart.ts";
import type { Link } from "./link.ts";

const speeds: ReadonlySet<string> = new Set(["speed", "velocity"]);
const units =
  /^(?:mph|km ?\/ ?h|kmh|kph|miles? (?:per|an) hour|km (?:per|an) hour|kilomet(?:er|re)s (?:per|an) hour)$/;
const distances: ReadonlySet<string> = new Set("distance mileage mile km kilometer kilometre".split(" "));
/** The most tokens of a unit ("miles per hour"). */
const longest = 3;

/**
 * Links of "speed", "speed (mph)", "speed in km/h" where rows tell how far they went and from when to when, and no column is called so: the
 * whole distance by the whole time, in hours, of the rows that tell both.
 */
export function findSpeedLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  const said = tokens.flatMap(({ lemma }, at) => (speeds.has(lemma) ? [at] : []));
  if (said.length === 0 || index.words.columnsByWord.has("speed")) return [];
  const [only, other] = index.tables.flatMap(({ id }) => wentOf(id, index) ?? []);
  if (only === undefined || other !== undefined) return [];
  const metric = { kind: "defined" as const, figure: speedOf(only, index) };
  return said.map((at) => ({ kind: "metric", start: at, end: unitEnd(tokens, at + 1), metric }));
}

type Went = { distance: ColumnEntry; from: ColumnEntry; until: ColumnEntry };

/** How far a table's rows went, and from when to when. */
function wentOf(table: number, index: ModelIndex): Went | null {
  const span = spanOf(index, table);
  if (span === null || span.until === null) return null;
  const { from, until } = span;
  if ([from, until].some(({ column }) => column.physicalType !== "timestamp")) return null;
  const [distance, other] = (index.tables[table]?.columns ?? [])
    .flatMap((id) => index.columns[id] ?? [])
    .filter(({ column, words }) => column.role === "measure" && words.some((word) => distances.has(word)));
  return distance === undefined || other !== undefined ? null : { distance, from, until };
}

function speedOf({ distance, from, until }: Went, { tables }: ModelIndex) {
  const name = tables[distance.table]?.table.name ?? "";
  const timeOf = ({ column }: ColumnEntry) => ({
    time: fieldOf(name, column.name),
    type: column.physicalType,
  });
  const known = ({ column }: ColumnEntry): Filter => ({
    kind: "not",
    filter: { kind: "null", operand: fieldOf(name, column.name) },
  });
  const far = aggregateOf("sum", fieldOf(name, distance.column.name), []);
  const long = aggregateOf("sum", timeApart("hour", timeOf(from), timeOf(until)), []);
  const left = { ...far, filter: known(until) };
  const right = { ...long, filter: known(distance) };
  const whole: MeasureExpression = { kind: "arithmetic", operator: "/", left, right };
  return {
    label: `${distance.column.label.toLowerCase()} per hour`,
    table: distance.table,
    row: null,
    whole,
  };
}

/** Where a unit behind "speed" ends, in brackets or behind "in". */
function unitEnd(tokens: readonly Token[], at: number): number {
  const opened = textAt(tokens, at) === "(";
  const from = opened || textAt(tokens, at) === "in" ? at + 1 : at;
  for (let size = longest; size > 0; size -= 1) {
    const unit = tokens.slice(from, from + size).map(({ text }) => text);
    if (unit.length === size && units.test(unit.join(" ")))
      return from + size + (opened && textAt(tokens, from + size) === ")" ? 1 : 0);
  }
  return at;
}
