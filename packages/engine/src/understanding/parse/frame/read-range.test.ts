import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { clubIndex } from "../../testing/club-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["reservations of 2 to 4 cabins", "cabins between 2 and 4"],
  ["how many members have an allowance of 100 to 300", "allowance between 100 and 300"],
  ["2 and 3 cabin reservations", "cabins in 2|3"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

const { model, values } = makeModel({
  tables: {
    runs: {
      fact: true,
      rows: 600,
      columns: {
        run_id: { type: "integer", role: "key" },
        qty_planned: { type: "integer", role: "measure", minimum: 50, maximum: 900 },
        qty_made: { type: "integer", role: "measure", minimum: 0, maximum: 900 },
      },
    },
  },
});

test("what a number before a range is counted in is no other number", () => {
  expect(briefOf(buildModelIndex(model, values), "how many runs were planned for 200 to 300 pieces")).toBe(
    "count(*) where qty_planned between 200 and 300",
  );
});
