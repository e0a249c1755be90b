import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const between = (minimum: string, maximum: string) =>
  ({ type: "timestamp", distinct: 800, minimum, maximum }) as const;

test.each([
  ["2024-03-31T23:51:00", "/ 60)"],
  ["2024-04-01T09:12:00", "/ 3600)"],
])("how long rides last of which the last ended at %s", (end, unit) => {
  const { model, values } = makeModel({
    tables: {
      rides: {
        fact: true,
        rows: 900,
        time: "began_at",
        columns: {
          ride_id: { type: "integer", role: "key" },
          began_at: between("2024-03-01T00:02:00", "2024-03-31T23:40:00"),
          ended_at: between("2024-03-01T00:14:00", end),
        },
      },
    },
  });
  const index = buildModelIndex(model, values);
  expect(briefOf(index, "average ride duration")).toContain(unit);
  const waited = briefOf(index, "average wait between when they began and when they ended");
  expect(waited.includes(unit)).toBe(unit === "/ 60)");
});
