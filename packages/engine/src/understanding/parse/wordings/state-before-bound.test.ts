import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Guides lead tours, some of which are cancelled or lost in fog. */
const { model, values } = makeModel({
  tables: {
    guides: {
      rows: 30,
      naming: "guide",
      columns: { guide_id: id, guide: { type: "string", distinct: 30 } },
    },
    tours: {
      fact: true,
      rows: 700,
      time: "starts_on",
      columns: {
        tour_id: id,
        guide_id: id,
        starts_on: { type: "date" },
        status: { type: "string", values: ["completed", "cancelled", "no_show"] },
      },
    },
  },
  references: ["tours.guide_id>guides.guide_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["guides who cancelled more than 2 tours", "cancelled) > 2"],
  ["which guides have missed 3 or more tours", "no_show) >= 3"],
  ["guides who cancelled more than once", "cancelled) > 1"],
  ["guides that completed at least 5 times", "completed) >= 5"],
  ["guides who never cancelled a tour", "cancelled) = 0"],
])("so many in that state: %s", (question, told) => {
  expect(briefOf(index, question)).toBe(`list guide where related(tours where status = ${told}`);
});

test("one in that state is some", () => {
  expect(briefOf(index, "guides who missed a tour")).toBe("list guide where status = no_show");
});
