import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** The wards of a clinic and their beds. */
const { model, values } = makeModel({
  tables: {
    wards: {
      rows: 12,
      naming: "ward",
      columns: { ward_id: { type: "integer", role: "key" }, ward: { type: "string", distinct: 12 } },
    },
    beds: {
      rows: 140,
      columns: {
        bed_id: { type: "integer", role: "key" },
        ward_id: { type: "integer" },
        kind: { type: "string", values: ["standard", "intensive"], distinct: 2 },
        rent: { type: "decimal", distinct: 9 },
      },
    },
  },
  references: ["beds.ward_id>wards.ward_id"],
});
const index = buildModelIndex(model, values);

it.each([
  "how many beds are in a ward on average",
  "on average, how many beds are there in a ward",
  "how many beds are on average in each ward",
])("%s: the average number of them", (question) => {
  expect(briefOf(index, question)).toMatch(/^count\(\*\) \/ /);
});

it("keeps what else is said of the rows", () =>
  expect(briefOf(index, "how many beds of kind intensive are in a ward on average")).toMatch(
    /where kind = intensive/,
  ));
