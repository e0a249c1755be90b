import { expect, it } from "vitest";
import { buildModelIndex, type ModelIndex } from "../../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const ref = { type: "integer" } as const;
const money = { type: "decimal", unit: "currency" } as const;

/** A marina that lets moorings to skippers; what each mooring was billed for, and how it tells what was paid, as given. */
function marina(bills: Record<string, ColumnSketch>, isPaidApart = false): ModelIndex {
  const { model, values } = makeModel({
    tables: {
      clients: {
        rows: 90,
        naming: "client",
        columns: { client_id: id, client: { type: "string", distinct: 90 } },
      },
      bills: {
        fact: true,
        rows: 900,
        time: "billed_on",
        columns: { bill_id: id, client_id: ref, billed_on: { type: "date" }, ...bills },
      },
      ...(isPaidApart
        ? {
            payments: {
              fact: true,
              rows: 1200,
              time: "paid_on",
              columns: { payment_id: id, bill_id: ref, paid_on: { type: "date" }, amount: money },
            },
          }
        : {}),
    },
    references: [
      "bills.client_id>clients.client_id",
      ...(isPaidApart ? ["payments.bill_id>bills.bill_id"] : []),
    ],
  });
  return buildModelIndex(model, values);
}

const inTwo = marina({ pledged: money, received: money });
const apart = marina({ total_amount: money }, true);
const dated = marina({
  goods_value: money,
  freight: money,
  bill_total: money,
  shipped_on: { type: "date", nulls: 40 },
  delivered_on: { type: "date", nulls: 60 },
  paid_on: { type: "date", nulls: 90 },
});

it.each([
  ["how much is still owed to us", "sum(pledged) - sum(received)"],
  ["who owes us the most", "sum(pledged) - sum(received) by client order m1 desc limit 1"],
  ["which clients still owe us money and how much", "sum(pledged) - sum(received) by client having m1 > 0"],
])("owed is what is due less what is paid, by those who owe it: %s", (question, expected) =>
  expect(briefOf(inTwo, question)).toBe(expected),
);

it.each([
  ["how much is still owed to us", "sum(total_amount) - sum(amount)"],
  ["what do clients owe us, by client", "sum(total_amount) - sum(amount) by client"],
  ["who owes us the most money", "sum(total_amount) - sum(amount) by client order m1 desc limit 1"],
])("payments may be rows of their own: %s", (question, expected) =>
  expect(briefOf(apart, question)).toBe(expected),
);

it.each([
  ["how much is outstanding", "sum(bill_total) where paid_on missing"],
  ["how much does each client owe us", "sum(bill_total) by client where paid_on missing"],
])(
  "rows not paid yet are owed with their freight, however else they are done with: %s",
  (question, expected) => expect(briefOf(dated, question)).toBe(expected),
);

it("is not what other rows call the fee of theirs", () => {
  const { model, values } = makeModel({
    tables: {
      pledges: { fact: true, columns: { pledge_id: id, regatta_id: ref, pledged: money, received: money } },
      starts: {
        fact: true,
        columns: {
          start_id: id,
          regatta_id: ref,
          start_fee: money,
          fee_paid_on: { type: "date", nulls: 20 },
        },
      },
      regattas: { columns: { regatta_id: id, bay: { type: "string", values: ["Kiel"] } } },
    },
    references: ["pledges.regatta_id>regattas.regatta_id", "starts.regatta_id>regattas.regatta_id"],
  });
  expect(
    JSON.stringify(best(buildModelIndex(model, values), "how much in start fees is unpaid").query),
  ).not.toContain("pledged");
});

it("is of those whom the rows name where they are no table", () => {
  const { model, values } = makeModel({
    tables: {
      pickings: {
        fact: true,
        rows: 300,
        time: "picked_on",
        columns: {
          picking_id: id,
          orchard_id: ref,
          picked_on: { type: "date" },
          buyer: { type: "string", values: ["Dorn", "Pell"] },
          sale_value: money,
          paid_on: { type: "date", nulls: 30 },
        },
      },
      orchards: { rows: 9, columns: { orchard_id: id, slope: { type: "string", values: ["North"] } } },
    },
    references: ["pickings.orchard_id>orchards.orchard_id"],
  });
  const index = buildModelIndex(model, values);
  expect(briefOf(index, "who owes us the most")).toBe(
    "sum(sale_value) by buyer where paid_on missing order m1 desc limit 1",
  );
});
