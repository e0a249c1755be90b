import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    rent_payments: {
      fact: true,
      time: "paid_on",
      columns: {
        payment_id: { type: "integer", role: "key" },
        paid_on: { type: "date" },
        amount: { type: "decimal", role: "measure" },
        amount_refunded: { type: "decimal", role: "measure" },
        reminders: { type: "integer", role: "measure" },
        status: { type: "string", values: ["Paid", "Declined"] },
        labels: { type: "string", values: ["late", "garage", "garage, late", "late, parking", "parking"] },
      },
    },
  },
});
for (const column of model.tables[0]?.columns ?? []) {
  if (column.role === "measure") column.additivity = "additive";
  if (column.name === "reminders" && column.profile !== null)
    column.profile.topValues = [
      { value: 0, count: 80 },
      { value: 1, count: 20 },
    ];
}
const index = buildModelIndex(model, values);
const written = (question: string): string => JSON.stringify(best(index, question).query);

test.each([
  ["a share of rows, most of which have none", "reminder rate", "100 * count(*) / count(*)"],
  ["what stays", "net revenue", "sum(amount) - sum(amount_refunded)"],
  [
    "one of what a text lists",
    "how many rent payments are labelled garage",
    "count(*) where labels in garage|garage, late",
  ],
])("%s", (_, question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

test("revenue leaves out what failed, unless it is asked for", () => {
  expect(written("total revenue by month")).toContain('"values":["Declined"]');
  expect(written("revenue of declined rent payments")).not.toContain('"values":["Declined"]');
  expect(written("total amount by month")).not.toContain("Declined");
});

test("revenue of deals is that of those that were won, unless states are asked for; no sales rep is revenue", () => {
  const { model, values } = makeModel({
    tables: {
      deals: {
        fact: true,
        time: "created_on",
        columns: {
          deal_id: { type: "integer", role: "key" },
          created_on: { type: "date" },
          sales_rep: { type: "string", values: ["Ines Holm", "Tove Berg"] },
          stage: { type: "string", values: ["Closed Won", "Closed Lost", "Proposal"] },
          amount: { type: "decimal", role: "measure", unit: "currency" },
        },
      },
    },
  });
  for (const column of model.tables[0]?.columns ?? [])
    if (column.role === "measure") column.additivity = "additive";
  const deals = buildModelIndex(model, values);
  const query = (question: string): string => JSON.stringify(best(deals, question).query);
  const won = '"values":["Closed Won"]';
  expect(query("total revenue")).toContain(won);
  expect(briefOf(deals, "total revenue")).toMatch(/^sum\(amount/);
  expect(briefOf(deals, "revenue by sales rep")).toBe("sum(amount) by sales_rep where stage in Closed Won");
  expect(query("revenue by stage")).not.toContain(won);
  expect(query("total deal amount")).not.toContain(won);
});
