import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** A marina: what it is paid, what it pays, what lies in its store, and who has a berth. */
const { model, values } = makeModel({
  tables: {
    account: {
      naming: "account_name",
      columns: {
        account_id: { type: "integer" },
        account_name: { type: "string", values: ["Ada Moss", "Ben Holt"], distinct: 90 },
      },
    },
    berth: {
      fact: true,
      rows: 400,
      columns: {
        berth_id: { type: "integer" },
        account_id: { type: "integer" },
        state: { type: "string", values: ["Open", "Given up"], distinct: 2 },
        monthly_fee: { type: "decimal", role: "measure" },
      },
    },
    invoice: {
      fact: true,
      rows: 900,
      time: "invoice_date",
      columns: {
        invoice_no: { type: "string" },
        account_id: { type: "integer" },
        invoice_date: { type: "date" },
        paid_date: { type: "date", nulls: 60 },
        amount: { type: "decimal" },
      },
    },
    cost_item: {
      fact: true,
      rows: 800,
      time: "cost_date",
      columns: {
        cost_item_id: { type: "integer", role: "key" },
        pier: { type: "string", values: ["North", "South"], distinct: 2 },
        cost_date: { type: "date" },
        amount: { type: "decimal" },
      },
    },
    vessel: {
      rows: 150,
      columns: {
        vessel_id: { type: "integer", role: "key" },
        name: { type: "string", values: ["Gull", "Tern"], distinct: 14 },
        build: { type: "string", values: ["Yacht", "Dinghy"], distinct: 2 },
        weight_kg: { type: "integer" },
      },
    },
    inspection: {
      fact: true,
      rows: 300,
      columns: { inspection_id: { type: "integer", role: "key" }, vessel_id: { type: "integer" } },
    },
    membership: {
      rows: 200,
      time: "started_on",
      columns: {
        membership_id: { type: "integer", role: "key" },
        account_id: { type: "integer" },
        started_on: { type: "date", distinct: 90 },
        ended_on: { type: "date", distinct: 20, nulls: 60 },
      },
    },
    repair: {
      fact: true,
      rows: 300,
      columns: {
        repair_id: { type: "integer" },
        berth_id: { type: "integer" },
        arrived_at: { type: "timestamp" },
        promised_at: { type: "timestamp" },
        price: { type: "decimal" },
      },
    },
  },
  references: [
    "berth.account_id>account.account_id",
    "inspection.vessel_id>vessel.vessel_id",
    "membership.account_id>account.account_id",
    "invoice.account_id>account.account_id",
    "repair.berth_id>berth.berth_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["billings by account", "sum(amount) by account_name"],
  ["average days to pay", "average(days(invoice_date, paid_date))"],
  ["costs by pier", "sum(amount) by pier"],
  ["expenses by pier", "sum(amount) by pier"],
  ["cost items by pier", "count(*) by pier"],
  ["how many cost items do we have", "count(*)"],
  ["invoiced in 2023", "sum(amount) where invoice_date in 2023-01-01..2024-01-01"],
  ["how many invoices in 2023", "count(*) where invoice_date in 2023-01-01..2024-01-01"],
  ["which customer did we bill the most", "sum(amount) by account_name order m1 desc limit 1"],
  ["repair revenue by berth state", "sum(price) by state"],
  ["what is our open monthly fee today", "sum(monthly_fee) where state = Open"],
  [
    "how many accounts have an active membership",
    "count(*) where related(membership where ended_on missing) > 0",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  ["how many yachts have never been inspected", "count(*) where (build = Yacht and related(inspection) = 0)"],
  ["what is the name of the heaviest yacht", "list name where build = Yacht order weight_kg desc limit 1"],
])("rows that are called by their kind: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
