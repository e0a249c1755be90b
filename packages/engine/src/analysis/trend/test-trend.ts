import { detectAnomalies } from "../anomalies/detect-anomalies.ts";
import { type RegularSeries, regularSeries } from "../anomalies/time/regular-series.ts";
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
 * The trend of a series apart from its breaks and its season, and `overall`, with its level shifts in it (null where there are none);
 * `slope` is per step of the series.
 */
export type SeriesTrend = {
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
  const season = seasonOf(series, level);
  const [thinned, thinnedPlaces] = thinOut(
    places.map((at) => (level[at] ?? 0) - (season?.[at] ?? 0)),
    places,
  );
  const starts = breaks.flatMap(({ kind, row }) =>
    kind === "level-shift" ? [series.rowOf.indexOf(row)] : [],
  );
  const segments = thinnedPlaces.map((place) => starts.filter((start) => start <= place).length);
  const test = mannKendall(thinned, thinnedPlaces, segments);
  if (test === null) return "the values hardly differ";
  const notes =
    thinned.length < places.length
      ? [...series.notes, "the values were averaged in blocks for the test"]
      : series.notes;
  const whole = starts.length === 0 ? null : thinOut(valuesAt(series, places, season), places);
  return {
    test,
    overall: whole === null ? null : mannKendall(...whole),
    breaks,
    points: places.length,
    deseasonalised: season !== null,
    notes,
  };
}

/** The values at places as they are, free of the season. */
const valuesAt = ({ values }: RegularSeries, places: number[], season: Float64Array | null): number[] =>
  places.map((at) => (values[at] ?? 0) - (season?.[at] ?? 0));

function breaksOf(dates: readonly string[], values: readonly (number | null)[]): TrendBreak[] {
  return detectAnomalies(dates, values).found.flatMap(
    ({ kind, rows, actual, expected, chance }): TrendBreak[] => {
      const [row] = rows;
      return kind === "outlier" || row === undefined ? [] : [{ kind, row, actual, expected, chance }];
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

/** Medians by phase of the season that is there three times or more, of values freed of a line; null for none. */
function seasonOf(series: RegularSeries, level: Float64Array): Float64Array | null {
  const phases = phasesOf(series);
  if (phases === null || level.length < 3 * phases) return null;
  const places = Array.from(level.keys()).filter((at) => series.present[at] === 1);
  const slope =
    mannKendall(
      ...thinOut(
        places.map((at) => level[at] ?? 0),
        places,
      ),
    )?.slope ?? 0;
  const medians = Array.from({ length: phases }, (_, phase) =>
    median(places.filter((at) => at % phases === phase).map((at) => (level[at] ?? 0) - slope * at)),
  );
  const centre = median(medians.filter(Number.isFinite));
  return level.map((_, at) => {
    const usual = medians[at % phases] ?? Number.NaN;
    return Number.isFinite(usual) ? usual - centre : 0;
  });
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
