import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Pots that a dealer has, with who made them and what is said of them. */
const { model, values } = makeModel({
  tables: {
    pots: {
      rows: 300,
      columns: {
        pot_id: { type: "integer", role: "key" },
        maker: { type: "string", values: ["Lehmann Bros.", "Ruth Vieseler", "Moss Pottery"], distinct: 3 },
        head: { type: "string", values: ["Kiln Warden", "Potter"], distinct: 2 },
        price: { type: "decimal", distinct: 90 },
      },
    },
  },
  references: [],
});
const index = buildModelIndex(model, values);

it.each([
  ["how many pots by lehmann brothers", "count(*) where maker = Lehmann Bros."],
  ["average price of veiseler pots", "average(price) where maker = Ruth Vieseler"],
])("%s: the value that is meant", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

it("takes no joint into a value", () =>
  expect(briefOf(index, "how many pots whose head is kiln warden")).toBe(
    "count(*) where head = Kiln Warden",
  ));
