import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    trip_claims: {
      fact: true,
      rows: 100,
      columns: {
        claim_id: { type: "string", role: "key" },
        traveller: { type: "string", values: ["Ada", "Ben"], distinct: 20 },
        "Amount (Local)": { type: "decimal" },
        "Amount (EUR)": { type: "decimal" },
      },
    },
  },
});
for (const column of model.tables[0]?.columns ?? []) {
  if (!column.name.startsWith("Amount")) continue;
  const inEuro = column.name.includes("EUR");
  column.unit = { kind: "currency", currency: inEuro ? "EUR" : null, label: null };
  if (inEuro) column.label = "Amount";
}
const index = buildModelIndex(model, values);

it.each([
  ["total amount by traveller", "sum(Amount (EUR)) by traveller"],
  ["total local amount", "sum(Amount (Local))"],
  ["spend by traveller", "sum(Amount (EUR)) by traveller"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
