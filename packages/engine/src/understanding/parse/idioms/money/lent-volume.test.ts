import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    loans: {
      fact: true,
      rows: 300,
      time: "granted_on",
      columns: {
        loan_no: { type: "integer", role: "key" },
        loan_amount: { type: "decimal", unit: "currency" },
        total_paid: { type: "decimal", unit: "currency" },
        total_fees: { type: "decimal", unit: "currency" },
        yearly_income: { type: "decimal", unit: "currency" },
        debt_to_income_ratio: { type: "decimal", level: true },
        granted_on: { type: "date" },
        term: { type: "string", values: ["24 months", "48 months"] },
        housing: { type: "string", values: ["RENT", "OWN"] },
        town: { type: "string", values: ["Leith", "Perth"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

describe("a sheet of loans", () => {
  test.each([
    ["loan volume by town", "sum(loan_amount) by town"],
    ["loan volume in $ by town", "sum(loan_amount) by town"],
    ["average loan volume", "average(loan_amount)"],
    ["how many loans over 5000", "count(*) where loan_amount > 5000"],
    ["loans in Leith between 1000 and 2k", "where (town = Leith and loan_amount"],
    ["how many borrowers in Leith", "count(*) where town = Leith"],
    ["how many borrowers are renting", "count(*) where housing = RENT"],
    ["average income by town", "average(yearly_income) by town"],
    ["average loan amount, 24 vs 48 months", "average(loan_amount) by term"],
    ["24 vs 48 month loans", "count(*) by term"],
    ["loans in Leith: how many and what total", "count(*), sum(loan_amount) where town = Leith"],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toContain(read);
  });
});
