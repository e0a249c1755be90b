import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** A toy shop's till: a row for each article on a receipt, of which some came back. */
const { model, values } = makeModel({
  tables: {
    shop_receipts: {
      rows: 5000,
      fact: true,
      time: "sold_on",
      naming: "receipt_no",
      columns: {
        receipt_no: { type: "string", role: "key", distinct: 5000 },
        sold_on: { type: "date" },
        branch: { type: "string", values: ["Mostar", "Tuzla"], distinct: 8 },
        article: { type: "string", values: ["Kite", "Spinning top"], distinct: 20 },
        clerk: { type: "string", values: ["Ana", "Edo"], distinct: 11 },
        pieces: { type: "integer", minimum: 1, maximum: 12 },
        sales_amount: { type: "decimal", unit: "currency", minimum: 2, maximum: 480 },
        pieces_returned: { type: "integer", minimum: 0, maximum: 5 },
        club_member: { type: "string", values: ["Yes", "No"] },
        return_reason: { type: "string", values: ["Broken", "Too small"], distinct: 4, nulls: 4800 },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const returned = "pieces_returned > 0";

test.each([
  ["how many returns were there in Tuzla", `count(*) where (${returned} and branch = Tuzla)`],
  ["returns by branch", `count(*) by branch where ${returned}`],
  ["share of receipts with a return", "100 * count(*) / count(*)"],
  ["total pieces returned by article", "sum(pieces_returned) by article"],
])("rows of which pieces came back: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  ["reasons for returns", "count(*) by return_reason where not return_reason missing"],
  [
    "article, pieces returned and reason for every return in Tuzla",
    `list article, pieces_returned, return_reason where (${returned} and branch = Tuzla)`,
  ],
])("a reason that rows tell is none to look for in what changed: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  ["months in which we sold over 15k", "sum(sales_amount) by month(sold_on) having m1 > 15000 order g1"],
  ["months with sales above 15 thousand", "sum(sales_amount) by month(sold_on) having m1 > 15000 order g1"],
  ["months we sold more than 400 pieces", "sum(pieces) by month(sold_on) having m1 > 400 order g1"],
])("what a month came to: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  ["the biggest sale in Mostar", "list receipt_no where branch = Mostar order sales_amount desc limit 1"],
  ["biggest single sale: branch and amount", "list branch, sales_amount order sales_amount desc limit 1"],
])("a sale is a row of the till: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  [
    "pieces per day on average in May 2023",
    "sum(pieces) / count-distinct(day(sold_on)) where sold_on in 2023-05-01..2023-06-01",
  ],
  ["sales per month on average", "sum(sales_amount) / count-distinct(month(sold_on))"],
])("what a unit of time brings on average: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  ["sales from club members", "sum(sales_amount) where club_member = Yes"],
  ["what share of sales comes from club members", "100 * sum(sales_amount) / sum(sales_amount)"],
])("those of whom a flag says so: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
