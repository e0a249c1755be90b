import { mostSize } from "../../series.ts";
import { closedNames, openDays } from "../../table-series/open-days.ts";
import { parseInstant } from "../../table-series/parse-instant.ts";
import { positions, type TimeStep, timeStep } from "./time-step.ts";

/**
 * A series at equal steps. `values[t]` means something where `present[t]` is 1; `rowOf[t]` is the input's row (-1 where
 * missing), `first` the first instant in milliseconds (null where the dates could not be read). `notes` say what was done.
 */
export type RegularSeries = {
  values: Float64Array;
  present: Uint8Array;
  rowOf: Int32Array;
  step: TimeStep;
  first: number | null;
  notes: string[];
};

type Point = { row: number; instant: number; value: number | null };

/** More missing steps than this share, and only the order counts. */
const mostMissing = 0.8;

/** Puts values on a regular grid of time: sorted, duplicates averaged, gaps and unusable numbers left open. */
export function regularSeries(dates: readonly string[], values: readonly (number | null)[]): RegularSeries {
  const notes: string[] = [];
  const points = merged(read(dates, values, notes), notes);
  const instants = points.map(({ instant }) => instant);
  const step = timeStep(instants);
  const placed = positions(instants, step);
  const length = (placed.at(-1) ?? -1) + 1;
  const sparse = points.length < (1 - mostMissing) * length || new Set(placed).size < placed.length;
  const dated = dates.length > 0 && !notes.includes(unreadable);
  if (sparse || (step.kind === "order" && dated && points.length > 2)) notes.push(irregular);
  if (sparse)
    return grid(
      points,
      points.map((_, index) => index),
      { kind: "order" },
      null,
      notes,
    );
  const closed =
    step.kind === "fixed" && step.milliseconds === day && dated ? openDays(instants.map(dayOf)) : null;
  const open =
    closed === null ? placed : instants.map((instant) => closed.numberOf(dayOf(instant), "before"));
  if (closed !== null) notes.push(`${closedNames(closed)} never have rows, so nothing is missing there`);
  if (points.length > 0 && (open.at(-1) ?? 0) - (open[0] ?? 0) + 1 > points.length)
    notes.push("periods without a row were left open");
  return grid(points, placed, step, dated ? (instants[0] ?? null) : null, notes);
}

const day = 86_400_000;
const dayOf = (instant: number): number => Math.floor(instant / day);

const unreadable = "the dates could not be read, so the rows count in their order";
const irregular = "the dates are not at equal steps, so only their order counts";

function read(dates: readonly string[], values: readonly (number | null)[], notes: string[]): Point[] {
  const instants = values.map((_, row) => parseInstant(dates[row] ?? ""));
  const readable = instants.every((instant) => instant !== null);
  if (!readable) notes.push(unreadable);
  const points = values.map((value, row): Point => {
    const usable = value !== null && Number.isFinite(value) && Math.abs(value) < mostSize;
    return { row, instant: readable ? (instants[row] ?? 0) : row, value: usable ? value : null };
  });
  const lost = values.filter((value, row) => value !== null && points[row]?.value === null).length;
  if (lost > 0) notes.push("values that are not finite or too large to compute with were left out");
  const sorted = points.every(
    (point, index) => index === 0 || point.instant >= (points[index - 1]?.instant ?? 0),
  );
  if (!sorted) notes.push("the rows were put in the order of their dates");
  return sorted ? points : points.toSorted((a, b) => a.instant - b.instant || a.row - b.row);
}

/** One point an instant: the average of those that have a value. */
function merged(points: Point[], notes: string[]): Point[] {
  const groups: Point[][] = [];
  for (const point of points) {
    const last = groups.at(-1);
    if (last?.[0]?.instant === point.instant) last.push(point);
    else groups.push([point]);
  }
  if (groups.length < points.length) notes.push("several rows of one date were averaged");
  return groups.flatMap((group) => {
    const [first] = group;
    const usable = group.flatMap(({ value }) => (value === null ? [] : [value]));
    const value = usable.length === 0 ? null : usable.reduce((sum, one) => sum + one, 0) / usable.length;
    return first === undefined ? [] : [{ ...first, value }];
  });
}

function grid(
  points: Point[],
  placed: number[],
  step: TimeStep,
  first: number | null,
  notes: string[],
): RegularSeries {
  const length = (placed.at(-1) ?? -1) + 1;
  const values = new Float64Array(length);
  const present = new Uint8Array(length);
  const rowOf = new Int32Array(length).fill(-1);
  for (const [index, { value, row }] of points.entries()) {
    const at = placed[index] ?? 0;
    rowOf[at] = row;
    if (value === null) continue;
    values[at] = value;
    present[at] = 1;
  }
  return { values, present, rowOf, step, first, notes };
}
