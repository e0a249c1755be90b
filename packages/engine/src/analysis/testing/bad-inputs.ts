import type { AnalysisQuery, Literal, ResultTable } from "@parlance/contract";
import { comparisonTable, driversRequest, summed } from "../drivers/testing/comparison.ts";
import { seededRandom } from "../statistics/seeded-random.ts";
import { analysisOfList, analysisOverTime, isoDays, isoMonths, resultColumn, resultTable } from "./result.ts";

/** A result and the analysis that is asked of it. */
export type Analysable = { table: ResultTable; query: AnalysisQuery };

/** The methods over time, over a list of figures, and over two periods. */
export const overTime = ["forecast", "anomalies", "trend"] as const;
/** The methods over a list of figures. */
export const overList = ["correlation", "distribution"] as const;

const random = seededRandom(17);
const noise = Array.from({ length: 60 }, (_, row) => 100 + row + 8 * random.normal());
const request = {
  forecast: { kind: "forecast", horizon: 3, grain: "month" },
  anomalies: { kind: "anomalies" },
  trend: { kind: "trend" },
  correlation: { kind: "correlation", target: null },
  distribution: { kind: "distribution", bins: null },
} as const;

/** Figures that are no use, by what is wrong with them; the empty and the one-point one come with their count. */
export const uselessFigures: Record<string, Literal[]> = {
  nothing: [],
  "one point": [5],
  "a constant": new Array<Literal>(30).fill(7),
  zeros: new Array<Literal>(30).fill(0),
  nulls: new Array<Literal>(30).fill(null),
  infinities: new Array<Literal>(30).fill(Number.POSITIVE_INFINITY),
  "not numbers": new Array<Literal>(30).fill(Number.NaN),
  "empty texts": new Array<Literal>(30).fill("  "),
};

/** Figures by month, to be looked at by a method over time. */
export function byMonth(method: (typeof overTime)[number], figures: Literal[]): Analysable {
  const dates = isoMonths("2021-01-01", figures.length);
  return inTime(
    method,
    "month",
    dates.map((date, row) => [date, figures[row] ?? null]),
  );
}

/** Figures of a list, beside others that are as they should be. */
export function inList(method: (typeof overList)[number], figures: Literal[]): Analysable {
  const columns = [resultColumn("Price", "measure", "decimal")];
  if (method === "correlation") columns.push(resultColumn("Sales", "measure", "decimal"));
  const rows = figures.map((figure, row) => [figure, noise[row] ?? 0].slice(0, columns.length));
  return { table: resultTable(columns, rows), query: analysisOfList(request[method]) };
}

/** Figures of segments in a later period, `before` in the earlier one. */
export function inSegments(figures: Literal[], before: Literal[] = figures.map(() => 10)): Analysable {
  const rows = figures.map((figure, row): Literal[] => [`s${row}`, figure, before[row] ?? null, null, null]);
  return {
    table: comparisonTable(["region"], [{ id: "revenue" }], rows),
    query: driversRequest([summed("revenue", "Revenue")], ["region"]),
  };
}

const inTime = (
  method: (typeof overTime)[number],
  grain: "month" | "day" | "hour",
  rows: Literal[][],
): Analysable => ({
  table: resultTable(
    [
      { ...resultColumn("Day", "dimension", grain === "hour" ? "timestamp" : "date"), grain },
      resultColumn("Orders", "measure", "decimal"),
    ],
    rows,
  ),
  query: analysisOverTime(method === "forecast" ? { ...request.forecast, grain } : request[method], grain),
});

/** Times that are awkward, with figures that are not. */
export const awkwardTimes: Record<string, (method: (typeof overTime)[number]) => Analysable> = {
  "duplicated dates": (method) =>
    inTime(
      method,
      "day",
      isoDays("2024-01-01", 40).flatMap((date, row) => [
        [date, noise[row] ?? 0],
        [date, noise[row + 1] ?? 0],
      ]),
    ),
  "unsorted dates": (method) =>
    inTime(
      method,
      "day",
      isoDays("2024-01-01", 60).map((_, row) => [
        isoDays("2024-01-01", 60)[(row * 37) % 60] ?? "",
        noise[(row * 37) % 60] ?? 0,
      ]),
    ),
  "days and months mixed": (method) =>
    inTime(
      method,
      "day",
      [...isoMonths("2022-01-01", 20), ...isoDays("2024-01-01", 40)].map((date, row) => [
        date,
        noise[row] ?? 0,
      ]),
    ),
  "dates that are none": (method) =>
    inTime(
      method,
      "day",
      noise.map((figure, row) => [["soon", "2024-02-30", "", null][row % 4] ?? null, figure]),
    ),
  "hours over both clock changes": (method) =>
    inTime(
      method,
      "hour",
      noise.map((figure, row) => {
        const at = Date.UTC(2024, 9, 26, 12) + row * 3_600_000;
        const ahead = at < Date.UTC(2024, 9, 27, 1) ? 2 : 1;
        const local = new Date(at + ahead * 3_600_000).toISOString().slice(0, 19);
        return [`${local}+0${ahead}:00`, figure];
      }),
    ),
  "leap days": (method) =>
    inTime(
      method,
      "day",
      isoDays("2024-02-01", 60).map((date, row) => [date, noise[row] ?? 0]),
    ),
  "a date of long ago": (method) =>
    inTime(
      method,
      "day",
      ["1900-01-01", ...isoDays("2024-01-01", 59)].map((date, row) => [date, noise[row] ?? 0]),
    ),
  "figures beyond computing": (method) =>
    inTime(
      method,
      "day",
      isoDays("2024-01-01", 60).map((date, row) => [date, (row % 2 === 0 ? 1 : -1) * 1e307]),
    ),
  "huge figures": (method) =>
    inTime(
      method,
      "day",
      isoDays("2024-01-01", 60).map((date, row) => [date, (noise[row] ?? 0) * 1e120]),
    ),
  "tiny figures": (method) =>
    inTime(
      method,
      "day",
      isoDays("2024-01-01", 60).map((date, row) => [date, (noise[row] ?? 0) * 1e-120]),
    ),
};
