import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** Tools that neighbours let each other have, kept as a web application keeps them: amounts in cents, states, times called "at". */
const { model, values } = makeModel({
  tables: {
    lenders: {
      naming: "display_name",
      rows: 40,
      columns: {
        id: { type: "integer", role: "key" },
        display_name: { type: "string", values: ["attic_anna", "shed_sam"], distinct: 40 },
      },
    },
    tools: {
      naming: "title",
      rows: 300,
      columns: {
        id: { type: "integer", role: "key" },
        lender_id: { type: "integer", role: "key" },
        title: { type: "string", values: ["Ladder", "Drill"], distinct: 200 },
      },
    },
    deposits: {
      fact: true,
      rows: 90,
      time: "scheduled_for",
      columns: {
        id: { type: "integer", role: "key" },
        lender_id: { type: "integer", role: "key" },
        amount_cents: { type: "integer", role: "measure", unit: "currency", minimum: 500, maximum: 9000 },
        status: { type: "string", values: ["paid", "failed"], distinct: 2 },
        scheduled_for: { type: "date" },
      },
    },
    transactions: {
      fact: true,
      rows: 250,
      time: "created_at",
      columns: {
        id: { type: "integer", role: "key" },
        tool_id: { type: "integer", role: "key" },
        total_cents: { type: "integer", role: "measure", unit: "currency", minimum: 900, maximum: 48000 },
        fee_cents: { type: "integer", role: "measure", unit: "currency", minimum: 0, maximum: 4800 },
        status: { type: "string", values: ["completed", "disputed", "refunded"], distinct: 3 },
        created_at: { type: "timestamp" },
      },
    },
  },
  references: [
    "tools.lender_id>lenders.id",
    "deposits.lender_id>lenders.id",
    "transactions.tool_id=tools.id",
  ],
});
for (const { columns } of model.tables)
  for (const column of columns)
    if (column.name.endsWith("_cents")) {
      column.unit = { kind: "currency", currency: null, label: "cents" };
      column.additivity = "additive";
    }
const index = buildModelIndex(model, values);

test.each([
  ["transactions over $50", "count(*) where total_cents > 5000"],
  ["transactions with a fee between 5 and 10 dollars", "count(*) where fee_cents between 500 and 1000"],
  ["transactions with a total above 200", "count(*) where total_cents > 20000"],
  ["transactions with a total above 20000", "count(*) where total_cents > 20000"],
  ["lenders with more than $30 in fees", "sum(fee_cents) by display_name having m1 > 3000"],
  ["how much did we earn in fees in 2023", "sum(fee_cents) where created_at in 2023-01-01..2024-01-01"],
  ["gmv by month", "sum(total_cents) by month(created_at) order g1"],
  ["deposits that failed", "count(*) where status = failed"],
  ["lenders who never sold anything", "list display_name where related(tools>transactions) = 0"],
  [
    "lenders with at least 2 refunded or disputed transactions",
    "list display_name where related(tools>transactions where status in refunded|disputed) >= 2",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

/** A town's observatory: people with a part to play, guides with a field, and the tours by which they meet. */
const observatory = makeModel({
  tables: {
    visitors: {
      rows: 200,
      time: "created_at",
      columns: {
        id: { type: "integer", role: "key" },
        first_name: { type: "string", values: ["Ada", "Ben"], distinct: 90 },
        last_name: { type: "string", values: ["Moss", "Holt"], distinct: 120 },
        sponsor_name: { type: "string", values: ["Lions", "Rotary"], distinct: 6, nulls: 40 },
        created_at: { type: "timestamp" },
      },
    },
    accounts: {
      naming: "handle",
      rows: 150,
      columns: {
        id: { type: "integer", role: "key" },
        handle: { type: "string", values: ["ada_m", "ben_h"], distinct: 150 },
        role: { type: "string", values: ["curator", "volunteer"], distinct: 2 },
      },
    },
    guides: {
      naming: "full_name",
      rows: 20,
      time: "created_at",
      columns: {
        id: { type: "integer", role: "key" },
        full_name: { type: "string", values: ["Ivo Brandt", "Una Keel"], distinct: 20 },
        field: { type: "string", values: ["Geology", "Photography"], distinct: 2 },
        is_training_visitors: { type: "boolean" },
        created_at: { type: "timestamp" },
      },
    },
    bookings: {
      fact: true,
      rows: 600,
      time: "starts_at",
      columns: {
        id: { type: "integer", role: "key" },
        visitor_id: { type: "integer", role: "key" },
        guide_id: { type: "integer", role: "key" },
        account_id: { type: "integer", role: "key" },
        instrument_name: { type: "string", values: ["Refractor", "Sun scope"], distinct: 8 },
        paid_by: { type: "string", values: ["cash", "sponsor"], distinct: 2 },
        starts_at: { type: "timestamp" },
        checked_in_at: { type: "timestamp", nulls: 50 },
      },
    },
  },
  references: [
    "bookings.visitor_id>visitors.id",
    "bookings.guide_id>guides.id",
    "bookings.account_id>accounts.id",
  ],
});
const sky = buildModelIndex(observatory.model, observatory.values);

test.each([
  ["how many geologists do we have", "count(*) where field = Geology"],
  [
    "photographers who are training visitors",
    "list full_name where (field = Photography and is_training_visitors = true)",
  ],
  ["top 5 booked instruments", "count(*) by instrument_name order m1 desc limit 5"],
  ["who signed up but never booked", "list first_name, last_name where related(bookings) = 0"],
  ["check-in rate by instrument", "100 * count(*) / count(*) by instrument_name"],
  ["how many visitors have no sponsor", "count(*) where sponsor_name missing"],
  [
    "number of visitors per guide in 2023",
    "count(*) by full_name where (starts_at in 2023-01-01..2024-01-01 and not id missing)",
  ],
  ["volunteers who never booked", "list handle where (role = volunteer and related(bookings) = 0)"],
  [
    "top 3 volunteers by number of bookings",
    "count(*) by handle where role = volunteer order m1 desc limit 3",
  ],
])("%s", (question, read) => {
  expect(briefOf(sky, question)).toBe(read);
});

/** A car park's gates and what its guards spend: rows that begin and end, money in cents. */
const gates = makeModel({
  tables: {
    guards: {
      naming: "full_name",
      rows: 30,
      time: "hired_on",
      columns: {
        id: { type: "integer", role: "key" },
        full_name: { type: "string", values: ["Ivo Brandt", "Una Keel"], distinct: 30 },
        hired_on: { type: "date" },
      },
    },
    shift_requests: {
      fact: true,
      rows: 300,
      time: "starts_on",
      columns: {
        id: { type: "integer", role: "key" },
        guard_id: { type: "integer", role: "key" },
        kind: { type: "string", values: ["night", "standby"], distinct: 2 },
        starts_on: { type: "date" },
      },
    },
    expense_slips: {
      fact: true,
      rows: 400,
      time: "incurred_on",
      columns: {
        id: { type: "integer", role: "key" },
        guard_id: { type: "integer", role: "key" },
        incurred_on: { type: "date" },
        amount_cents: { type: "integer", role: "measure", unit: "currency" },
      },
    },
    parking_stays: {
      fact: true,
      rows: 900,
      time: "entered_at",
      columns: {
        id: { type: "integer", role: "key" },
        gate: { type: "string", values: ["North", "Quay"], distinct: 2 },
        entered_at: { type: "timestamp" },
        exited_at: { type: "timestamp", nulls: 5 },
        amount_cents: { type: "integer", role: "measure", unit: "currency" },
      },
    },
  },
  references: ["shift_requests.guard_id>guards.id", "expense_slips.guard_id>guards.id"],
});
for (const { columns } of gates.model.tables)
  for (const column of columns)
    if (column.name === "amount_cents") {
      column.unit = { kind: "currency", currency: null, label: "cents" };
      column.additivity = "additive";
    }
const park = buildModelIndex(gates.model, gates.values);

test.each([
  ["revenue by gate", "sum(amount_cents) by gate"],
  ["average stay in minutes by gate", "average(seconds(entered_at, exited_at) / 60) by gate"],
  ["top 3 guards by expenses", "sum(amount_cents) by full_name order m1 desc limit 3"],
  ["top 3 guards by number of expense slips", "count(*) by full_name order m1 desc limit 3"],
  [
    "guards who haven't taken any night in 2023",
    "list full_name where related(shift_requests where (kind = night and starts_on in 2023-01-01..2024-01-01)) = 0",
  ],
])("%s", (question, read) => {
  expect(briefOf(park, question)).toBe(read);
});
