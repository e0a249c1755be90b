import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    buyers: {
      rows: 60,
      columns: {
        buyer_id: { type: "integer", role: "key", distinct: 60 },
        town: { type: "string", values: ["Delft", "Imari"], distinct: 20 },
      },
    },
    orders: {
      fact: true,
      rows: 60,
      columns: {
        order_id: { type: "integer", role: "key", distinct: 60 },
        buyer_id: { type: "integer", role: "key", distinct: 60 },
      },
    },
  },
  references: ["orders.buyer_id>buyers.buyer_id"],
});
for (const relationship of model.relationships) relationship.cardinality = "one-to-one";
const index = buildModelIndex(model, values);
const kind = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15" }).kind;

it.each([
  ["how many buyers have more than one order", false],
  ["how many buyers have at least 2 orders", false],
  ["how many buyers have at least 1 order", true],
  ["how many towns have at least 5 orders", true],
])("%s", (question, answered) => expect(kind(question) === "readings").toBe(answered));
