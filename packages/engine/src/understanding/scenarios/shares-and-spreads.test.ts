import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const money = { type: "decimal" } as const;

const { model, values } = makeModel({
  tables: {
    jetties: {
      rows: 8,
      naming: "jetty_name",
      columns: { jetty_id: key, jetty_name: { type: "string", values: ["North", "Gym"] } },
    },
    skippers: {
      rows: 60,
      naming: "name",
      columns: {
        skipper_id: key,
        name: { type: "string", distinct: 60 },
        jetty_id: key,
        wage: { ...money, minimum: 900, maximum: 4000 },
        bonus: { ...money, nulls: 20, minimum: 50, maximum: 400 },
      },
    },
    berths: {
      rows: 300,
      fact: true,
      time: "start_date",
      columns: {
        berth_id: key,
        jetty_id: key,
        start_date: { type: "date" },
        end_date: { type: "date", nulls: 120 },
        monthly_fee: { ...money, minimum: 20, maximum: 90 },
      },
    },
    lights: {
      rows: 70,
      naming: "label",
      columns: { light_id: key, label: { type: "string", distinct: 70 } },
    },
    jetty_lights: { rows: 150, key: ["jetty_id", "light_id"], columns: { jetty_id: key, light_id: key } },
    receipts: {
      rows: 500,
      fact: true,
      time: "paid_on",
      columns: { receipt_id: key, skipper_id: key, paid_on: { type: "date" } },
    },
    payments: {
      rows: 700,
      fact: true,
      time: "made_on",
      columns: { payment_id: key, skipper_id: key, made_on: { type: "date" }, amount: money },
    },
  },
  references: [
    "skippers.jetty_id>jetties.jetty_id",
    "berths.jetty_id>jetties.jetty_id",
    "jetty_lights.jetty_id>jetties.jetty_id",
    "jetty_lights.light_id>lights.light_id",
    "receipts.skipper_id>skippers.skipper_id",
    "payments.skipper_id>skippers.skipper_id",
  ],
});
const index = buildModelIndex(model, values);

describe("what some have, what differs and what goes on", () => {
  it.each([
    ["number of skippers who get a bonus", "count(*) where not bonus missing"],
    ["what share of skippers gets a bonus", "100 * count(*) / count(*)"],
    ["wage gap (highest minus lowest) per jetty", "maximum(wage) - minimum(wage) by jetty_name"],
    [
      "difference between the highest and the lowest wage by jetty",
      "maximum(wage) - minimum(wage) by jetty_name",
    ],
    [
      "skippers who earn more than the average of their jetty",
      "list name where wage > overall average(wage) of the same jetty_id",
    ],
    [
      "skippers with a wage above the jetty average",
      "list name where wage > overall average(wage) of the same jetty_id",
    ],
    ["each jetty as a percentage of total wages", "sum(wage) by jetty_name share"],
    ["each jetty as a percentage of wages", "sum(wage) by jetty_name share"],
    ["current fees by jetty", "sum(monthly_fee) by jetty_name where end_date missing"],
    ["current mrr", "sum(monthly_fee) where end_date missing"],
    ["running berths by jetty", "count(*) by jetty_name where end_date missing"],
    ["how many live berths", "count(*) where end_date missing"],
    ["running total of payments per month", "sum(amount) by month(made_on) order g1 running"],
    ["mrr by jetty", "sum(monthly_fee) by jetty_name where end_date missing"],
    ["top 3 jetties by mrr", "sum(monthly_fee) by jetty_name where end_date missing order m1 desc limit 3"],
    ["jetties by mrr", "sum(monthly_fee) by jetty_name where end_date missing"],
    [
      "mrr in march 2024",
      "sum(monthly_fee) where (start_date < 2024-04-01 and (end_date missing or end_date >= 2024-04-01))",
    ],
    ["running berths by month", "count(*) by month(start_date until end_date) order g1"],
    [
      "active berths per month in 2024",
      "count(*) by month(start_date until end_date) where start_date in 2024-01-01..2025-01-01 order g1",
    ],
    ["average monthly fee per active berth", "average(monthly_fee) where end_date missing"],
    ["how many lights are there on an average jetty", "count(light_id) / count-distinct(jetty_id)"],
    ["an average jetty has how many lights", "count(light_id) / count-distinct(jetty_id)"],
    ["top 3 skippers by payments", "sum(amount) by name order m1 desc limit 3"],
    ["how many skippers are at the Gym jetty", "count(*) where jetty_name = Gym"],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  });
});
