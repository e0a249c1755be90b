import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    batches: {
      fact: true,
      rows: 700,
      time: "made_on",
      columns: {
        batch_id: { type: "integer", role: "key" },
        made_on: { type: "date" },
        press: { type: "string", role: "category", values: ["A", "B"] },
        good_pieces: { type: "integer" },
        rejected_pieces: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test("yield is what was good of all that was made", () => {
  expect(briefOf(index, "yield by press")).toBe(
    "100 * sum(good_pieces) / sum(good_pieces) + sum(rejected_pieces) by press",
  );
});
