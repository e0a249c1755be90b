import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Daily readings of rivers, in one sheet. */
const { model, values } = makeModel({
  tables: {
    readings: {
      fact: true,
      rows: 4000,
      time: "day",
      key: ["river", "day"],
      columns: {
        day: { type: "date" },
        river: { type: "string", values: ["Isar", "Lech"] },
        pollution: { type: "decimal", level: true },
        Water_Temp_C: { type: "decimal", level: true },
        depth: { type: "decimal", level: true },
        quality_bucket: { type: "string", values: ["Good", "Poor"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  [
    "how many readings on the Isar have a depth above the Isar average",
    "count(*) where (river = Isar and depth > overall average(depth))",
  ],
  [
    "how many readings on the Lech have a depth above the average",
    "count(*) where (river = Lech and depth > overall average(depth))",
  ],
  ["number of readings by quality class", "count(*) by quality_bucket"],
  ["how many readings were over 20 degrees", "count(*) where Water_Temp_C > 20"],
  ["how many readings were between 20 and 60 cm", "count(*) where depth between 20 and 60"],
  ["worst river by pollution", "average(pollution) by river order m1 desc limit 1"],
  ["best month for pollution", "average(pollution) by month(day) order m1 limit 1"],
  ["worst month by depth", "average(depth) by month(day) order m1 limit 1"],
])("%s", (question, read) => expect(briefOf(index, question)).toContain(read));
