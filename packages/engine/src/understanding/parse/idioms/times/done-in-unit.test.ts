import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** Skippers and the trips that they make. */
const { model, values } = makeModel({
  tables: {
    skippers: {
      rows: 60,
      naming: "full_name",
      columns: {
        skipper_id: key,
        full_name: { type: "string", distinct: 60 },
        contract: { type: "string", values: ["Full-time", "Part-time"], distinct: 2 },
        base: { type: "string", values: ["Remote", "Harbour"], distinct: 2 },
        born_on: { type: "date" },
      },
    },
    trips: {
      fact: true,
      rows: 4000,
      time: "left_on",
      columns: { trip_id: { ...key, distinct: 4000 }, skipper_id: key, left_on: { type: "date" } },
    },
  },
  references: ["trips.skipper_id>skippers.skipper_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["in which month do skippers make the most trips", "count(*) by month(left_on) order m1 desc limit 1"],
  [
    "which weekday do our skippers take the fewest trips",
    "count(*) by day-of-week(left_on) order m1 limit 1",
  ],
  ["which skippers make the most trips", "count(*) by full_name order m1 desc limit 1"],
  ["how many skippers work remotely", "count(*) where base = Remote"],
  [
    "part-timers born in 1990",
    "full_name where (contract = Part-time and born_on in 1990-01-01..1991-01-01)",
  ],
])("%s", (question, read) => expect(briefOf(index, question)).toContain(read));
