import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    boats: {
      rows: 80,
      naming: "boat",
      columns: {
        boat: { type: "string", distinct: 80 },
        berths: { type: "integer", distinct: 9 },
        harbour: { type: "string", values: ["Oban", "Cowes"] },
      },
    },
  },
});
const boats = buildModelIndex(model, values);

it("only those with a number of what rows hold", () => {
  expect(briefOf(boats, "only those with 4 berths", ["boats from Oban"])).toBe(
    "list boat where (harbour = Oban and berths = 4)",
  );
});

it.each([
  ["segment with the highest number of order lines", "count(*) by segment order m1 desc limit 1"],
  ["average orders per customer for each segment", "count(*) / count-distinct(customer_id) by segment"],
])("%s", (question, expected) => expect(briefOf(salesIndex(), question)).toBe(expected));
