import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    postings: {
      fact: true,
      rows: 5000,
      time: "posted_on",
      columns: {
        posting_id: { type: "integer", role: "key" },
        posted_on: { type: "date" },
        heading_id: { type: "integer", role: "key" },
        parish: { type: "string", values: ["North", "South"] },
        amount: { type: "decimal" },
      },
    },
    headings: {
      rows: 30,
      naming: "heading",
      columns: {
        heading_id: { type: "integer", role: "key" },
        heading: { type: "string", values: ["Rent", "Gifts"], distinct: 30 },
        heading_type: { type: "string", values: ["Income", "Expense", "Asset"] },
      },
    },
    plans: {
      rows: 300,
      columns: {
        plan_id: { type: "integer", role: "key" },
        heading_id: { type: "integer", role: "key" },
        planned_amount: { type: "decimal" },
      },
    },
  },
  references: ["postings.heading_id>headings.heading_id", "plans.heading_id>headings.heading_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["total income in 2023", "sum(amount) where posted_on in 2023-01-01..2024-01-01"],
  ["expenses by parish", "sum(amount) by parish where heading_type = Expense"],
  ["revenue and costs per month", "sum(amount), sum(amount) by month(posted_on) order g1"],
  ["profit by parish", "sum(amount) - sum(amount) by parish"],
  ["how many expense headings are there", "count(*) where heading_type = Expense"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
