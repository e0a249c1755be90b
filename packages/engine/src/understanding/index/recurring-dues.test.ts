import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    lifts: {
      rows: 60,
      columns: {
        lift_id: { type: "integer", role: "key" },
        maker: { type: "string", values: ["Otto", "Kova"] },
        next_inspection_date: { type: "date" },
      },
    },
    bills: {
      fact: true,
      rows: 400,
      time: "billed_on",
      columns: {
        bill_id: { type: "integer", role: "key" },
        billed_on: { type: "date" },
        status: { type: "string", values: ["Overdue", "Settled"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const over = "next_inspection_date < now";

test.each([
  ["how many lifts are overdue for an inspection", `count(*) where ${over}`],
  ["how many Otto lifts are past their inspection date", `count(*) where (maker = Otto and ${over})`],
  ["how many overdue lifts", `count(*) where ${over}`],
  ["how many bills are overdue", "count(*) where status = Overdue"],
])("a date on which rows are next due is over: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
