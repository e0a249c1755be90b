import { resultTableSchema } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { range } from "../numbers.ts";
import { madeSeries } from "../testing/made-series.ts";
import {
  figureColumn,
  forecastQuery,
  tableOf,
  textColumn,
  timeColumn,
  timeTable,
} from "../testing/made-table.ts";
import { extendTable } from "./extend-table.ts";
import { forecastOne } from "./forecast-one.ts";
import { type ReadTable, readTable } from "./read-table.ts";

const now = "2024-01-01T00:00:00";
const query = forecastQuery("month", 3);

function extended(table: Parameters<typeof readTable>[0], horizon: (index: number) => number = () => 3) {
  const read = readTable(table, query, now);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  const { value }: { value: ReadTable } = read;
  const made = value.series.flatMap((series, index) => {
    const outcome = forecastOne(series, horizon(index), value.calendar, { additive: true, amongMany: true });
    return outcome.ok ? [outcome.value] : [];
  });
  return extendTable(table, value, made);
}

describe("history and forecast in one table", () => {
  const history = madeSeries({ count: 48, slope: 2, season: 20, noise: 3, seed: 1 });
  const table = extended(timeTable(history, "month", "2020-01-01"));

  test("has the estimates beside the figure", () => {
    expect(table.columns.map(({ id }) => id)).toEqual([
      "t",
      "revenue",
      "revenue:forecast",
      "revenue:lower",
      "revenue:upper",
      "revenue:lower-80",
      "revenue:upper-80",
    ]);
    expect(table.columns[2]).toMatchObject({ label: "Forecast", role: "measure", unit: { currency: "USD" } });
    expect(resultTableSchema.safeParse(table).success).toBe(true);
  });

  test("keeps the history with empty estimates", () => {
    expect(table.rows.slice(0, 48).map(([, value]) => value)).toEqual(history);
    expect(table.rows.slice(0, 48).every((row) => row.slice(2).every((cell) => cell === null))).toBe(true);
  });

  test("goes on period by period with bounds about the forecast", () => {
    expect(table.rowCount).toBe(51);
    expect(table.rows.slice(48).map(([time]) => time)).toEqual(["2024-01-01", "2024-02-01", "2024-03-01"]);
    for (const [, past, ...estimates] of table.rows.slice(48)) {
      const [forecast = 0, lower = 0, upper = 0, lower80 = 0, upper80 = 0] = estimates.map(Number);
      expect(past).toBeNull();
      expect(
        [lower, lower80, forecast, upper80, upper].every(
          (value, at, all) => at === 0 || value >= (all[at - 1] ?? 0),
        ),
      ).toBe(true);
    }
  });
});

test("members go on side by side, each as far as its own forecast", () => {
  const [north, south] = [1, 2].map((seed) =>
    madeSeries({ count: 40, slope: 2, season: 20, noise: 3, seed }),
  );
  const months = timeTable(north ?? [], "month", "2020-01-01").rows.map(([time]) => time ?? null);
  const table = tableOf(
    [timeColumn, textColumn("Region"), figureColumn("Revenue"), figureColumn("Cost")],
    months.flatMap((time, index) => [
      [time, "North", north?.[index] ?? 0, north?.[index] ?? 0],
      [time, "South", south?.[index] ?? 0, south?.[index] ?? 0],
    ]),
  );
  const { rows, columns } = extended(table, (index) => (index % 2 === 0 ? 2 : 1));
  expect(columns).toHaveLength(4 + 10);
  expect(columns[4]?.label).toBe("Revenue: Forecast");
  expect(rows.slice(80).map((row) => row.slice(0, 4))).toEqual([
    ["2023-05-01", "North", null, null],
    ["2023-05-01", "South", null, null],
    ["2023-06-01", "North", null, null],
  ]);
  expect(range(10).every((index) => typeof rows[80]?.[4 + index] === "number")).toBe(true);
});
