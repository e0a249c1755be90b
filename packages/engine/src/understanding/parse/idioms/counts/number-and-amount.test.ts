import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** Pledges to a theatre, which somebody looks after and which are to be paid by a day. */
const { model, values } = makeModel({
  tables: {
    pledges: {
      fact: true,
      rows: 700,
      time: "made_on",
      columns: {
        pledge_id: { type: "integer", role: "key" },
        made_on: { type: "date" },
        pay_date: { type: "date" },
        state: { type: "string", values: ["Open", "Paid"], distinct: 2 },
        pledge_owner: { type: "string", values: ["Ann", "Bo"], distinct: 2 },
        amount: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  [
    "open pledges whose pay date has already passed - how many and worth how much?",
    "count(*), sum(amount) where",
  ],
  ["open pledges: how many and how much?", "count(*), sum(amount) where state = Open"],
  ["open pledges, number and amount", "count(*), sum(amount) where state = Open"],
  ["total amount per rep", "sum(amount) by pledge_owner"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
