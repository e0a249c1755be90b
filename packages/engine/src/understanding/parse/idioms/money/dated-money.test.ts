import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";
import { understand } from "../../../understand.ts";

const key = { type: "integer", role: "key" } as const;
/** Cheques and pledges of a charity, neither of which is its only money. */
const { model, values } = makeModel({
  tables: {
    pledges: {
      fact: true,
      rows: 900,
      time: "pledge_date",
      columns: {
        pledge_id: key,
        cause: { type: "string", values: ["Well", "Roof"], distinct: 5 },
        pledge_date: { type: "date" },
        amount: { type: "decimal" },
      },
    },
    cheques: {
      fact: true,
      rows: 700,
      time: "cheque_date",
      columns: {
        cheque_id: key,
        cheque_date: { type: "date" },
        cleared_on: { type: "date" },
        cheque_value: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how much did we clear in 2023", "sum(cheque_value) where cleared_on in 2023-01-01..2024-01-01"],
  ["how much was given in 2023", "sum(amount) where pledge_date in 2023-01-01..2024-01-01"],
  ["how much was given by cause", "sum(amount) by cause"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("how much is no number of rows", () => {
  const question = "how much did we have to clear in 2023";
  const now = "2024-05-15T00:00:00";
  expect(understand({ question, previous: [], previousQuestions: [], index, now }).kind).toBe("idle-words");
});
