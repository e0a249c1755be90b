import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const id = { type: "integer", role: "key" } as const;

/** A shop for sails: who buys, what they order, what came back, and contracts that are cancelled. */
const shop = makeModel({
  tables: {
    customers: {
      rows: 400,
      naming: "customer_name",
      time: "joined_on",
      columns: {
        customer_id: id,
        customer_name: { type: "string", values: ["Ines Holm", "Tove Berg"], distinct: 400 },
        country: { type: "string", role: "geo", values: ["Norway", "Chile"] },
        town: { type: "string", role: "geo", values: ["Bergen", "Iquique"] },
        joined_on: { type: "date" },
      },
    },
    employees: {
      rows: 9,
      naming: "employee_name",
      columns: {
        employee_id: id,
        employee_name: { type: "string", values: ["Ash Moor", "Birch Lund"], distinct: 9 },
        title: { type: "string", values: ["Regional Sales Rep.", "Bookkeeper"] },
      },
    },
    orders: {
      fact: true,
      rows: 9000,
      time: "ordered_on",
      columns: {
        order_id: id,
        customer_id: id,
        employee_id: id,
        ordered_on: { type: "date" },
        amount: { type: "decimal", unit: "currency" },
      },
    },
    returns: {
      fact: true,
      rows: 300,
      time: "returned_on",
      columns: {
        return_id: id,
        order_id: id,
        returned_on: { type: "date" },
        reason: { type: "string", values: ["torn", "changed mind"] },
      },
    },
    service_contracts: {
      fact: true,
      rows: 500,
      time: "start_date",
      columns: {
        contract_id: id,
        customer_id: id,
        start_date: { type: "date" },
        cancelled_on: { type: "date", nulls: 300 },
        status: { type: "string", values: ["active", "cancelled", "expired"] },
        cancel_reason: { type: "string", values: ["price", "sold the boat"] },
      },
    },
    support_cases: {
      fact: true,
      rows: 700,
      time: "opened_at",
      columns: {
        case_id: id,
        customer_id: id,
        opened_at: { type: "timestamp" },
        closed_at: { type: "timestamp", nulls: 20 },
        stars: { type: "integer", role: "measure" },
      },
    },
  },
  references: [
    "orders.customer_id>customers.customer_id",
    "orders.employee_id>employees.employee_id",
    "returns.order_id>orders.order_id",
    "service_contracts.customer_id>customers.customer_id",
    "support_cases.customer_id>customers.customer_id",
  ],
});
const index = buildModelIndex(shop.model, shop.values);
const revenue = "sum(amount)";
const read = (question: string): string => briefOf(index, question);

describe("the whole business", () => {
  test.each([
    ["best month ever", `${revenue} by month(ordered_on) order m1 desc limit 1`],
    ["what was our worst quarter", `${revenue} by quarter(ordered_on) order m1 limit 1`],
    ["which day are we busiest", "count(*) by day-of-week(ordered_on) order m1 desc limit 1"],
    ["busiest day", "count(*) by day(ordered_on) order m1 desc limit 1"],
    ["where do our customers come from", "count(*) by country"],
    ["sales by rep", `${revenue} by employee_name`],
  ])("%s", (question, expected) => {
    expect(read(question)).toBe(expected);
  });

  test.each([
    ["what changed since last month", "drivers"],
    ["biggest movers this month", "drivers"],
    ["anything unusual last week", "anomalies"],
  ])("%s", (question, kind) => {
    const read = understand({
      question,
      previous: [],
      previousQuestions: [],
      index,
      now: "2024-05-15T00:00:00",
    });
    expect(read.kind === "readings" ? read.readings[0]?.query : read).toMatchObject({
      kind: "analysis",
      request: { kind },
    });
  });
});

describe("why, when and how long", () => {
  test.each([
    ["why do people return things", "count(*) by reason where not reason missing"],
    ["why do customers leave us", "count(*) by cancel_reason where not cancel_reason missing"],
    [
      "why did customers leave in 2023",
      "count(*) by cancel_reason where (not cancel_reason missing and cancelled_on in 2023-01-01..2024-01-01)",
    ],
    [
      "number of expired contracts in 2023",
      "count(*) where (status = expired and start_date in 2023-01-01..2024-01-01)",
    ],
    [
      "which customers haven't ordered lately",
      "list customer_name where related(orders where ordered_on in 2024-02-15..2024-05-16) = 0",
    ],
    ["how long do cases take", "average(seconds(opened_at, closed_at) / 3600)"],
    ["how old are our cases", "average(days(opened_at, now))"],
  ])("%s", (question, expected) => {
    expect(read(question)).toBe(expected);
  });

  test.each(["why are orders wrapped", "how often do customers order", "are returns hurting us"])(
    "%s is not answered without its words",
    (question) => {
      const { kind } = understand({
        question,
        previous: [],
        previousQuestions: [],
        index,
        now: "2024-05-15T00:00:00",
      });
      expect(["idle-words", "unknown-terms"]).toContain(kind);
    },
  );
});

test("customers of a sheet are the accounts that it names", () => {
  const sheet = makeModel({
    tables: {
      deals: {
        fact: true,
        rows: 900,
        time: "created_on",
        columns: {
          deal_id: id,
          account_name: { type: "string", distinct: 200 },
          lead_source: { type: "string", values: ["Customer success", "Fair"] },
          created_on: { type: "date" },
          amount: { type: "decimal", unit: "currency" },
        },
      },
    },
  });
  const ofSheet = buildModelIndex(sheet.model, sheet.values);
  expect(briefOf(ofSheet, "amount by customer")).toBe("sum(amount) by account_name");
  expect(briefOf(ofSheet, "how many customers do we have")).toBe("count-distinct(account_name)");
});
