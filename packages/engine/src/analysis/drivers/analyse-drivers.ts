import {
  type AnalysisRequest,
  dayOf,
  type Failure,
  type Finding,
  type Interval,
  isoDay,
  type Result,
  type ResultTable,
  type SemanticQuery,
  saidOnce,
  success,
  unitless,
} from "@parlance/contract";
import { intervalName } from "../table-series/period-name.ts";
import { changesTable } from "./changes-table.ts";
import { sum } from "./cube.ts";
import { decompose } from "./decompose.ts";
import { driverFindings } from "./driver-findings.ts";
import { findDrivers } from "./find-drivers.ts";
import { partitionOf } from "./partition.ts";
import { type Changes, readChanges, tooLittle } from "./read-changes.ts";

/** What made a measure change: parts of the change that add up to it, what is to be said of them, and reservations. */
export type DriverAnalysis = { table: ResultTable; findings: Finding[]; notes: string[] };

/**
 * "Why did revenue drop in March?": the change of a measure or ratio between two periods, taken apart. `table` is what
 * `expandAnalysis` asks for: candidate dimensions, the measure (a ratio's parts) and `:previous` of each. The rows of the
 * outcome are parts that add up to the change without residual: segment, change, share of change, prior, current, and of a
 * ratio what its rates and what the mix made. `now` (ISO) tells whether the later period is over.
 * `too-little-data` with the reason where a period is empty, nothing splits the figure or its parts do not add up.
 */
export function analyseDrivers(
  table: ResultTable,
  query: SemanticQuery,
  now: string,
): Result<DriverAnalysis, Failure> {
  if (query.kind !== "analysis" || query.request.kind !== "drivers")
    return tooLittle("there are not two periods to compare");
  const read = readChanges(table, query);
  if (!read.ok) return read;
  const changes = read.value;
  const found = findDrivers(changes.figures, { numerator: 0, denominator: changes.ratio ? 1 : null });
  const partition = partitionOf(changes.figures, found, changes.ratio);
  const parts = decompose(changes.figures, changes.ratio, partition.partOf, partition.parts.length);
  const [whole] = decompose(changes.figures, changes.ratio, new Int32Array(changes.figures.cube.size), 1);
  if (whole === undefined) return tooLittle("there are not two periods to compare");
  const label = unitless({ label: labelOf(query), unit: changes.unit });
  const shown = changesTable(changes, partition, parts, { whole, label });
  return success({
    table: shown.table,
    findings: driverFindings({
      changes,
      found,
      ...shown,
      whole,
      label,
      periods: periodsOf(query.request),
      supposed: query.request.supposed,
    }),
    notes: notesOf(changes, query.request.current.interval.end, now),
  });
}

const periodsOf = ({ current, previous }: Extract<AnalysisRequest, { kind: "drivers" }>) => ({
  current: nameOf(current.interval),
  previous: nameOf(previous.interval),
});

const nameOf = ({ start, end }: Interval): string =>
  start === null || end === null
    ? `the time ${start === null ? `before ${end}` : `since ${start}`}`
    : intervalName(start, end);

function labelOf({ query, request }: Extract<SemanticQuery, { kind: "analysis" }>): string {
  const measures = query.kind === "aggregate" ? query.measures : [];
  const own = measures.find(({ id }) => request.kind === "drivers" && id === request.measure) ?? measures[0];
  return saidOnce(own?.label.replace(/, numerator$/, "") ?? "");
}

function notesOf({ figures }: Changes, end: string | null, now: string): string[] {
  const notes: string[] = [];
  if (end !== null && isoDay(dayOf(end) - 1) > now.slice(0, 10))
    notes.push("The later period is not over: part of the change is what is still to come.");
  const lost = [figures.prior[0], figures.current[0]].some(
    (column) => column !== undefined && sum(column.map((value) => Math.min(0, value))) < 0,
  );
  if (lost)
    notes.push("Segments whose figure is below zero are part of the sums, and count as empty in the search.");
  return notes;
}
