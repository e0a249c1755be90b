import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** Weighings of honeys that are told apart by a mark, and beekeepers' calls. */
const { model, values } = makeModel({
  tables: {
    weighings: {
      fact: true,
      rows: 900,
      time: "weighed_on",
      columns: {
        weighing_id: { type: "integer", role: "key" },
        mark: { type: "string", role: "key" },
        weighed_on: { type: "date" },
        kilos: { type: "decimal" },
        taste_score: { type: "decimal", level: true },
        crew: { type: "string", values: ["Meadow", "Forest"] },
        label: { type: "string", values: ["forest", "town"] },
      },
    },
    honeys: {
      rows: 9,
      naming: "name",
      columns: { mark: { type: "string", role: "key" }, name: { type: "string", distinct: 9 } },
    },
  },
  references: ["weighings.mark>honeys.mark"],
});
const index = buildModelIndex(model, values);

test.each([
  ["total kilos by mark", "sum(kilos) by mark"],
  ["total kilos by honey", "sum(kilos) by name"],
  ["overall taste score", "average(taste_score)"],
])("%s: a code that is said is shown, and scores are no sums", (question, brief) => {
  expect(briefOf(index, question)).toBe(brief);
});

test("a value that follows is of the column that was spoken of, where another has it as well", () => {
  const before = "how many weighings of the meadow crew in 2023";
  expect(briefOf(index, "and for forest", [before])).toBe(
    "count(*) where (weighed_on in 2023-01-01..2024-01-01 and crew = Forest)",
  );
});
