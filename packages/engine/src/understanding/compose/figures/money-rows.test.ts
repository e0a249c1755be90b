import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { clubIndex } from "../../testing/club-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["payments per quarter", "sum(amount) by quarter(paid_on)"],
  ["lessons by school, in euros", "sum(cost) by school"],
  ["radio use lessons per month in £", "sum(cost) by month(enrolled_on)"],
  ["number of lessons by school, in euros", "count(*) by school"],
  ["running total of lessons by month in 2024 (amount)", "sum(cost) by month(enrolled_on)"],
  ["lessons by school (amount)", "sum(cost) by school"],
  ["members by tier, in euros", "count(*) by tier"],
  ["total payments per method", "sum(amount) by method"],
  ["total number of payments per method", "count(*) by method"],
  ["how many payments per method", "count(*) by method"],
  ["cash received by quarter", "sum(amount) by quarter(paid_on)"],
  ["which 2 harbours brought in most payments", "sum(amount)"],
  ["the five members who paid us the most", "sum(amount) by first_name, last_name"],
  ["what percent of payments were by card", "100 * count(*)"],
  ["what part of payments does every harbour stand for?", "share"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("what is charged by kinds is counted where a kind is named in the plural", () => {
  const { model, values } = makeModel({
    tables: {
      charges: {
        fact: true,
        rows: 600,
        time: "charged_on",
        columns: {
          charge_id: { type: "integer", role: "key" },
          charged_on: { type: "date" },
          procedure: { type: "string", role: "category", values: ["Vaccination", "Scaling"] },
          amount: { type: "decimal", unit: "currency" },
        },
      },
    },
  });
  const clinic = buildModelIndex(model, values);
  expect(briefOf(clinic, "vaccinations by month")).toMatch(/^count\(\*\) by month\(charged_on\)/);
  expect(briefOf(clinic, "vaccination charges by month")).toMatch(/^sum\(amount\) by month\(charged_on\)/);
});
