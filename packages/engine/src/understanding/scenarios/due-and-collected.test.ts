import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key: ColumnSketch = { type: "integer", role: "key" };
const money: ColumnSketch = { type: "decimal", unit: "currency" };
const date: ColumnSketch = { type: "date", role: "time" };
const text = (values: string[], distinct = values.length): ColumnSketch => ({
  type: "string",
  values,
  distinct,
});

const berths = makeModel({
  tables: {
    boats: {
      naming: "boat",
      columns: { boat_id: key, boat: text(["Tern", "Gull"], 80), jetty: text(["North", "South"]) },
    },
    mooring_payments: {
      fact: true,
      rows: 900,
      time: "paid_date",
      columns: {
        payment_id: key,
        boat_id: key,
        due_date: date,
        paid_date: { ...date, nulls: 40 },
        amount_due: money,
        amount_paid: money,
      },
    },
  },
  references: ["mooring_payments.boat_id>boats.boat_id"],
});
const harbour = buildModelIndex(berths.model, berths.values);

it.each<[string, string]>([
  ["fees collected by jetty", "sum(amount_paid) by jetty"],
  ["fees collected in April 2024", "sum(amount_paid) where paid_date in 2024-04-01..2024-05-01"],
  ["outstanding fees by jetty", "sum(amount_due - amount_paid) by jetty"],
  [
    "how much of last month's fees is still outstanding",
    "sum(amount_due - amount_paid) where due_date in 2024-04-01..2024-05-01",
  ],
  ["fees due vs collected by jetty", "sum(amount_due), sum(amount_paid) by jetty"],
  ["how much did we collect in April 2024", "sum(amount_paid) where paid_date in 2024-04-01..2024-05-01"],
  ["number and total of unpaid payments", "count(*), sum(amount_due) where paid_date missing"],
  ["what was due in April 2024", "sum(amount_due) where due_date in 2024-04-01..2024-05-01"],
  ["how much money came in in April 2024", "sum(amount_paid) where paid_date in 2024-04-01..2024-05-01"],
  ["average days after the due date do boats pay", "average(days(due_date, paid_date))"],
  ["boat payments by jetty", "sum(amount_paid) by jetty"],
  ["what share of fees due was collected", "100 * sum(amount_paid) / sum(amount_due)"],
])("%s", (question, read) => expect(briefOf(harbour, question)).toBe(read));

const shop = makeModel({
  tables: {
    payments: {
      fact: true,
      rows: 900,
      time: "charged_at",
      columns: {
        payment_id: key,
        charged_at: date,
        status: text(["succeeded", "failed"]),
        channel: text(["app", "web"]),
        amount: money,
        platform_fee: money,
      },
    },
    visits: { fact: true, rows: 900, time: "came_on", columns: { visit_id: key, came_on: date } },
  },
});
const till = buildModelIndex(shop.model, shop.values);

it.each<[string, string]>([
  ["net revenue by channel", "sum(amount - platform_fee) by channel"],
  ["revenue net of fees by channel", "sum(amount - platform_fee) by channel"],
  ["net revenue by channel, after platform fees", "sum(amount - platform_fee) by channel"],
  ["platform fees by channel", "sum(platform_fee) by channel"],
])("%s", (question, read) => expect(briefOf(till, question)).toMatch(read));

const hours = makeModel({
  tables: {
    cases: { columns: { case_id: key, field: text(["Tax", "Patents"]) } },
    time_entries: {
      fact: true,
      rows: 900,
      time: "worked_on",
      columns: {
        entry_id: key,
        case_id: key,
        worked_on: date,
        hours: { type: "decimal" },
        hourly_rate: { ...money, level: true },
      },
    },
  },
  references: ["time_entries.case_id>cases.case_id"],
});
const firm = buildModelIndex(hours.model, hours.values);

it.each<[string, string]>([
  ["billed amount by field", "sum(hours * hourly_rate) by field"],
  [
    "how much was invoiced in April 2024",
    "sum(hours * hourly_rate) where worked_on in 2024-04-01..2024-05-01",
  ],
  ["what did we bill in 2023", "sum(hours * hourly_rate) where worked_on in 2023-01-01..2024-01-01"],
  ["total fees by field", "sum(hours * hourly_rate) by field"],
  ["top 2 fields by amount billed", "sum(hours * hourly_rate) by field order m1 desc limit 2"],
])("%s", (question, read) => expect(briefOf(firm, question)).toBe(read));
