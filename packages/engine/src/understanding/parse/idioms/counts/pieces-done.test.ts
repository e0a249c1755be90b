import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";
import { understand } from "../../../understand.ts";

const { model, values } = makeModel({
  tables: {
    accounts: {
      rows: 90,
      naming: "company_name",
      columns: {
        account_id: { type: "integer", role: "key" },
        company_name: { type: "string", values: ["Arva", "Belo"], distinct: 90 },
      },
    },
    sale_lines: {
      fact: true,
      rows: 9000,
      time: "sold_on",
      columns: {
        line_id: { type: "integer", role: "key" },
        account_id: { type: "integer", role: "key" },
        sold_on: { type: "date", role: "time" },
        quantity: { type: "integer" },
        jar_price: { type: "decimal" },
      },
    },
    tray_returns: {
      fact: true,
      rows: 700,
      time: "returned_on",
      columns: {
        return_id: { type: "integer", role: "key" },
        account_id: { type: "integer", role: "key" },
        returned_on: { type: "date", role: "time" },
        trays: { type: "integer" },
        deposit: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["sale_lines.account_id>accounts.account_id", "tray_returns.account_id>accounts.account_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many trays were returned", "sum(trays)"],
  ["trays returned by month", "sum(trays) by month(returned_on) order g1"],
  ["jars sold", "sum(quantity)"],
  ["top 5 customers by deposit", "sum(deposit) by company_name order m1 desc limit 5"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

test("things that a ranking asks for and nobody knows are told", () => {
  const read = understand({
    question: "top 5 wizards by deposit",
    previous: [],
    previousQuestions: [],
    index,
    now: "2024-05-15T00:00:00",
  });
  expect(read).toMatchObject({ kind: "unknown-terms", terms: ["wizards"] });
});
