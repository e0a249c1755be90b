import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;

/** Vegetables that are sent to those who have taken out a plan. */
const { model, values } = makeModel({
  tables: {
    clients: {
      rows: 400,
      naming: "full_name",
      columns: {
        client_id: key,
        full_name: { type: "string", distinct: 400 },
        source: { type: "string", values: ["Poster", "Friend"] },
        joined_on: { type: "date" },
      },
    },
    plans: {
      rows: 7,
      naming: "plan_name",
      columns: {
        plan_id: key,
        plan_name: { type: "string", values: ["Duo", "Family"], distinct: 7 },
        kilos_per_box: { type: "integer" },
        weekly_price: { type: "decimal", unit: "currency" },
      },
    },
    subscriptions: {
      fact: true,
      rows: 450,
      time: "started_on",
      columns: {
        subscription_id: key,
        client_id: { type: "integer" },
        plan_id: { type: "integer" },
        started_on: { type: "date" },
        cancel_date: { type: "date", nulls: 200 },
      },
    },
    shipments: {
      fact: true,
      rows: 3000,
      time: "shipped_on",
      columns: {
        shipment_id: key,
        subscription_id: { type: "integer" },
        carrier: { type: "string", values: ["DPD", "Evri"] },
        shipped_on: { type: "date" },
        delivered_on: { type: "date" },
        rating: { type: "integer", level: true, distinct: 5 },
      },
    },
  },
  references: [
    "subscriptions.client_id>clients.client_id",
    "subscriptions.plan_id>plans.plan_id",
    "shipments.subscription_id>subscriptions.subscription_id",
  ],
});
const index = buildModelIndex(model, values);

describe("what is sent, and what it holds", () => {
  test.each([
    ["boxes shipped per quarter", "count(*) by quarter(shipped_on) order g1"],
    ["average kilos per box", "average(kilos_per_box)"],
    ["plans and prices, dearest first", "list plan_name, weekly_price order weekly_price desc"],
    ["plans, cheapest first", "list plan_name order weekly_price"],
    [
      "which source brought us the most new clients in 2023",
      "count(*) by source where joined_on in 2023-01-01..2024-01-01 order m1 desc limit 1",
    ],
  ])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

  test.each(["who delivers faster, DPD or Evri", "which carrier delivers faster, DPD or Evri"])(
    "%s",
    (question) =>
      expect(briefOf(index, question)).toBe(
        briefOf(index, "average time to deliver by carrier for DPD or Evri"),
      ),
  );
  test("do slow deliveries get worse ratings", () =>
    expect(briefOf(index, "do slow deliveries get worse ratings")).toBe(
      briefOf(index, "correlation between delivery time and rating"),
    ));
});

test.each(["clients currently on the Family plan", "clients with active subscriptions on the Family plan"])(
  "%s: what has not ended is of that plan itself",
  (question) =>
    expect(briefOf(index, question)).toBe(
      "list full_name where related(subscriptions where (cancel_date missing and plan_name = Family)) > 0",
    ),
);

const asked = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });

test("visits that no rows tell of", () =>
  expect(asked("how many clients opened the app last week").kind).toBe("unknown-terms"));

test("churn by itself is a part or a number", () => {
  expect(asked("what's our churn")).toMatchObject({ kind: "ambiguous", readings: [{}, {}] });
  expect(asked("churn in 2023").kind).toBe("readings");
});
