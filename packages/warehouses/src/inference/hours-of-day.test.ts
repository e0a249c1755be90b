import { expect, test } from "vitest";
import { openMemoryWarehouse } from "../file/connection.ts";
import { table } from "../file/testing/test-model.ts";
import { hoursOfDay, tellsTimeOfDay } from "./hours-of-day.ts";
import { makeSourceReader } from "./source-reader.ts";

test.each([
  ["2024-01-01T00:00:00", "2024-03-10T10:39:00", true],
  ["2024-01-01 08:15:00", "2024-03-10 00:00:00", true],
  ["2024-01-01T00:00:00", "2024-03-10T00:00:00.000Z", false],
  ["2024-01-01", "2024-03-10", false],
  [null, null, false],
])("from %s to %s tells a time of day: %s", (minimum, maximum, tells) => {
  expect(tellsTimeOfDay({ minimum, maximum })).toBe(tells);
});

test("the share of each hour, of every column in one statement", async () => {
  const trips = table(
    "trips",
    "began:timestamp ended:timestamp",
    [],
    [
      ["2024-01-02T08:10:00", "2024-01-02T09:00:00"],
      ["2024-01-02T08:50:00", "2024-01-02T23:59:59"],
      ["2024-01-03T00:00:00", null],
      ["2024-01-03T08:00:00", null],
    ],
  );
  const columns = trips.columns.map(({ name, type }) => ({
    name,
    physicalType: type,
    nullable: true,
    notes: [],
  }));
  const shape = { name: "trips", schema: null, rowCount: 4, sample: null, columns };
  const warehouse = await openMemoryWarehouse([trips], { threads: 1 });
  const found = await hoursOfDay(makeSourceReader(warehouse, [shape]), "trips", columns);
  warehouse.close();
  const told = [...found].map(([name, hours]) => [
    name,
    hours.flatMap((share, hour) => (share > 0 ? [[hour, share]] : [])),
  ]);
  expect(told).toEqual([
    [
      "began",
      [
        [0, 0.25],
        [8, 0.75],
      ],
    ],
    [
      "ended",
      [
        [9, 0.5],
        [23, 0.5],
      ],
    ],
  ]);
});
