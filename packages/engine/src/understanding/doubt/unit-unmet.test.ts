import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";

const { model, values } = makeModel({
  tables: {
    batches: {
      fact: true,
      rows: 700,
      time: "made_on",
      columns: {
        batch_id: { type: "integer", role: "key" },
        made_on: { type: "date" },
        scrap_units: { type: "integer" },
        weight_kg: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const outcome = (question: string): string =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-03-01T00:00:00" }).kind;

test("pieces are not told in kilograms, weights are", () => {
  expect(outcome("how much scrap did we have in kg")).not.toBe("readings");
  expect(outcome("total weight in kg by month")).toBe("readings");
  expect(outcome("total weight in tonnes")).toBe("readings");
});

test("how long rows lasted is not how many there are", () => {
  expect(outcome("most batches hours by month")).not.toBe("readings");
  expect(outcome("number of batches in the last 6 hours")).toBe("readings");
});
