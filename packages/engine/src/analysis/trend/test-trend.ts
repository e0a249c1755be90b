import { detectAnomalies } from "../anomalies/detect-anomalies.ts";
import { type RegularSeries, regularSeries } from "../anomalies/time/regular-series.ts";
import { fTail } from "../statistics/f-distribution.ts";
import { median } from "../statistics/quantile.ts";
import { mannKendall, type TrendTest } from "./mann-kendall.ts";

/**
 * A lasting change: `row` of the input where it began, the levels (or, `trend-change`, the last values) with and
 * without it, and how likely noise shows one.
 */
export type TrendBreak = {
  kind: "level-shift" | "trend-change";
  row: number;
  actual: number;
  expected: number;
  chance: number;
};

/**
 * The trend of a series apart from its breaks and its season, and `overall`, with its level shifts in it (null below two of them: one jump is no trend);
 * `slope` is per step of the series.
 */
export type SeriesTrend = {
  /** How it was tested, in words. */
  method: string;
  test: TrendTest;
  overall: TrendTest | null;
  breaks: TrendBreak[];
  points: number;
  deseasonalised: boolean;
  notes: string[];
};

/** Fewer values than this show no trend that could be told from chance. */
const fewestValues = 8;
/** More points than this are averaged in blocks: the test compares all pairs. */
const mostPoints = 1200;

/**
 * Tests a series (ISO dates) for a monotone trend between its level shifts, so that one jump is no trend. Taken off first is
 * the season where the calendar knows one and there are three cycles of it. The reason, as text, where there is nothing to test.
 */
export function testTrend(
  dates: readonly string[],
  values: readonly (number | null)[],
): SeriesTrend | string {
  const series = regularSeries(dates, values);
  const places = Array.from(series.present.keys()).filter((at) => series.present[at] === 1);
  if (places.length < fewestValues) return "there are fewer than eight usable values";
  const first = series.values[places[0] ?? 0];
  if (places.every((at) => series.values[at] === first)) return "all values are equal";
  const breaks = breaksOf(dates, values);
  const level = withoutShifts(series, breaks);
  const phases = phasesOf(series);
  const seasonal = phases !== null && hasSeason(level, places, phases) ? phases : null;
  const starts = breaks.flatMap(({ kind, row }) =>
    kind === "level-shift" ? [series.rowOf.indexOf(row)] : [],
  );
  const test = compared(level, { places, shifts: starts, phases: seasonal, known: null });
  if (test === null) return "the values hardly differ";
  const notes =
    places.length > mostPoints
      ? [...series.notes, "the values were averaged in blocks for the test"]
      : series.notes;
  return {
    method:
      "Mann–Kendall test between level shifts and of values of the same season, corrected for autocorrelation; Theil–Sen slope with 95 % interval",
    test,
    overall:
      starts.length < 2
        ? null
        : compared(series.values, { places, shifts: [], phases: seasonal, known: test.inflation }),
    breaks,
    points: places.length,
    deseasonalised: seasonal !== null,
    notes,
  };
}

/** Places with values, where level shifts begin, how many phases a season has, and what is known of the noise's autocorrelation. */
type Compared = { places: number[]; shifts: readonly number[]; phases: number | null; known: number | null };

/**
 * The test of the values at places between shifts, each with those of its own phase where there are seasons; long series, free of the
 * medians of their phases, in blocks.
 */
function compared(values: Float64Array, { places, shifts, phases, known }: Compared): TrendTest | null {
  const at = places.map((place) => values[place] ?? 0);
  const segmentsOf = (of: number[]): number[] =>
    of.map((place) => shifts.filter((start) => start <= place).length);
  if (places.length <= mostPoints) {
    const seasons = phases === null ? null : places.map((place) => place % phases);
    return mannKendall(at, places, segmentsOf(places), seasons, known);
  }
  const [thinned, thinnedPlaces] = thinOut(phases === null ? at : freed(at, places, phases), places);
  return mannKendall(thinned, thinnedPlaces, segmentsOf(thinnedPlaces), null, known);
}

/** How likely chance may state a break. */
export const breakAlpha = 0.005;

/** The lasting changes that noise as persistent as that of the series seldom shows. */
function breaksOf(dates: readonly string[], values: readonly (number | null)[]): TrendBreak[] {
  return detectAnomalies(dates, values).found.flatMap(
    ({ kind, rows, actual, expected, chance }): TrendBreak[] => {
      const [row] = rows;
      const isBreak = kind !== "outlier" && row !== undefined && chance < breakAlpha;
      return isBreak ? [{ kind, row, actual, expected, chance }] : [];
    },
  );
}

/** The values with each level shift taken back from where it began. */
function withoutShifts({ values, rowOf }: RegularSeries, breaks: TrendBreak[]): Float64Array {
  const result = values.slice();
  for (const { kind, row, actual, expected } of breaks) {
    if (kind !== "level-shift") continue;
    const from = rowOf.indexOf(row);
    for (let at = from; at >= 0 && at < result.length; at++)
      result[at] = (result[at] ?? 0) - (actual - expected);
  }
  return result;
}

/** How likely chance may show a season. */
const seasonAlpha = 0.01;

/** Whether values freed of a line differ by their phase, in three cycles or more, beyond chance (one-way analysis of variance). */
function hasSeason(level: Float64Array, places: number[], phases: number): boolean {
  if (level.length < 3 * phases) return false;
  const [thinned, thinnedPlaces] = thinOut(
    places.map((place) => level[place] ?? 0),
    places,
  );
  const slope = mannKendall(thinned, thinnedPlaces)?.slope ?? 0;
  const rest = places.map((place) => (level[place] ?? 0) - slope * place);
  const groups = [...Map.groupBy(rest.keys(), (index) => (places[index] ?? 0) % phases).values()].map(
    (indices) => indices.map((index) => rest[index] ?? 0),
  );
  const mean = meanOf(rest);
  const between = groups.reduce((sum, group) => sum + group.length * (meanOf(group) - mean) ** 2, 0);
  const within = groups.reduce((sum, group) => sum + squaresOf(group), 0);
  const [degrees, left] = [groups.length - 1, rest.length - groups.length];
  if (degrees < 1 || left < 1) return false;
  return within === 0 ? between > 0 : fTail(between / degrees / (within / left), degrees, left) < seasonAlpha;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function squaresOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}

/** The values less the median of their phase, of values freed of a line. */
function freed(values: number[], places: number[], phases: number): number[] {
  const slope = mannKendall(...thinOut(values, places))?.slope ?? 0;
  const medians = Array.from({ length: phases }, (_, phase) =>
    median(
      values.flatMap((value, at) => {
        const place = places[at] ?? 0;
        return place % phases === phase ? [value - slope * place] : [];
      }),
    ),
  );
  const centre = median(medians.filter(Number.isFinite));
  return values.map((value, at) => value - ((medians[(places[at] ?? 0) % phases] ?? centre) - centre));
}

const day = 86_400_000;

/** Steps of the shortest season that the calendar gives: months of a year, days of a week, hours of a day. */
function phasesOf({ step, first }: RegularSeries): number | null {
  if (step.kind === "order" || first === null) return null;
  const phases =
    step.kind === "months" ? 12 / step.count : step.milliseconds === day ? 7 : day / step.milliseconds;
  return Number.isInteger(phases) && phases > 1 && phases <= 24 ? phases : null;
}

/** Averages of blocks, of values and of places, where there are too many. */
function thinOut(values: number[], places: number[]): [number[], number[]] {
  const size = Math.ceil(values.length / mostPoints);
  if (size === 1) return [values, places];
  const averages = (all: number[]): number[] =>
    Array.from({ length: Math.floor(all.length / size) }, (_, index) => {
      const block = all.slice(index * size, (index + 1) * size);
      return block.reduce((sum, value) => sum + value, 0) / block.length;
    });
  return [averages(values), averages(places)];
}
