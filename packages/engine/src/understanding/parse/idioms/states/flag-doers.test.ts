import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    letters: {
      rows: 900,
      columns: {
        letter_id: { type: "integer", role: "key" },
        town: { type: "string", values: ["Ulm", "Bonn"] },
        tier: { type: "integer", role: "category", values: ["1", "2", "3"], minimum: 1, maximum: 3 },
        weight: { type: "decimal" },
        responded: { type: "boolean", role: "boolean", distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["how many responders by town", "count(*) by town where responded = true"],
  ["average weight of responders", "average(weight) where responded = true"],
  ["how many third tier letters", "count(*) where tier = 3"],
  ["average weight of 2nd tier letters in Ulm", "average(weight) where (tier = 2 and town = Ulm)"],
  ["how many responders in the first tier", "count(*) where (responded = true and tier = 1)"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
