import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    crates: {
      fact: true,
      rows: 600,
      time: "received_on",
      columns: {
        crate_no: { type: "integer", role: "key" },
        stage: { type: "string", values: ["In Store", "Handed Over"] },
        received_on: { type: "date" },
        closed_on: { type: "date", nulls: 50, distinct: 300 },
      },
    },
    fees: {
      fact: true,
      rows: 900,
      time: "billed_on",
      columns: {
        fee_no: { type: "integer", role: "key" },
        state: { type: "string", values: ["Settled", "Overdue", "Disputed"] },
        billed_on: { type: "date" },
        due_date: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  [
    "which crate has been in store the longest?",
    "list crate_no where stage = In Store order received_on limit 1",
  ],
  [
    "3 crates that have been open the longest",
    "list crate_no, received_on where closed_on missing order received_on limit 3",
  ],
  ["which crate has been here the longest", "list crate_no order received_on limit 1"],
  ["which fee has been overdue the longest?", "list fee_no where state = Overdue order due_date limit 1"],
  ["which fee has been disputed the longest?", "list fee_no where state = Disputed order billed_on limit 1"],
  ["which crate was the longest?", "list crate_no order days(received_on, closed_on) desc limit 1"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
