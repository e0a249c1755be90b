import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const date = { type: "date" } as const;
const number = { type: "decimal" } as const;
const bills: Parameters<typeof makeModel>[0]["tables"][string]["columns"] = {
  bill_id: key,
  issued_on: date,
  mooring: { type: "string", values: ["North quay", "South quay"] },
  gross_amount: number,
  skipper_amount: number,
  club_amount: number,
};

test.each([
  ["how much did we collect in 2023", "sum(amount) where banked_on in 2023-01-01..2024-01-01"],
  ["money collected by mooring", "sum(amount) by mooring"],
  ["largest bill", "list bill_id order gross_amount desc limit 1"],
  ["total billed by mooring", "sum(gross_amount) by mooring"],
])("bills with payments: %s", (question, read) => {
  const { model, values } = makeModel({
    tables: {
      bills: { fact: true, rows: 400, time: "issued_on", columns: bills },
      payments: {
        fact: true,
        rows: 700,
        time: "banked_on",
        columns: {
          payment_id: key,
          bill_id: { type: "integer", distinct: 390 },
          banked_on: date,
          amount: number,
        },
      },
    },
    references: ["payments.bill_id>bills.bill_id"],
  });
  expect(briefOf(buildModelIndex(model, values), question)).toBe(read);
});

test.each([
  ["cash collected by mooring in 2023", "paid_on in 2023-01-01..2024-01-01"],
  ["cash collected by mooring", "where not paid_on missing"],
  ["how much did we collect per quarter", "quarter(paid_on)"],
  ["total amount by quarter", "quarter(issued_on)"],
])("bills that tell when they were paid: %s", (question, read) => {
  const { model, values } = makeModel({
    tables: {
      bills: {
        fact: true,
        rows: 400,
        time: "issued_on",
        columns: {
          bill_id: key,
          issued_on: date,
          mooring: { type: "string", values: ["North quay", "South quay"] },
          paid_on: { type: "date", nulls: 60 },
          amount: number,
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(model, values), question)).toContain(read);
});
