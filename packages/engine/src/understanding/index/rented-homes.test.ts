import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const key = { type: "integer", role: "key" } as const;
const refers = { type: "integer", distinct: 90 } as const;
const date = { type: "date" } as const;
const money = { type: "decimal", unit: "currency" } as const;

/** Homes that are let, and the payments of their rent. */
function homesIndex(): ReturnType<typeof buildModelIndex> {
  const { model, values } = makeModel({
    tables: {
      homes: {
        rows: 120,
        columns: {
          home_id: key,
          address: { type: "string", distinct: 120, values: ["1 Mill Lane", "2 Mill Lane"] },
          quarter: { type: "string", values: ["Harbour", "Old Town"] },
          kind: { type: "string", values: ["Flat", "Cottage"] },
          bedrooms: { type: "integer", role: "measure", minimum: 1, maximum: 5 },
          furnishing: { type: "string", values: ["Furnished", "Unfurnished", "Part furnished"] },
        },
      },
      leases: {
        fact: true,
        rows: 300,
        time: "start_date",
        columns: {
          lease_id: key,
          home_id: refers,
          start_date: date,
          term_months: { type: "integer", role: "measure" },
          monthly_rent: money,
        },
      },
      rent_payments: {
        fact: true,
        rows: 3000,
        time: "due_date",
        columns: {
          payment_id: key,
          lease_id: { type: "integer", distinct: 290 },
          due_date: date,
          amount_due: money,
          amount_paid: money,
          paid_on: { type: "date", nulls: 40 },
        },
      },
    },
    references: ["leases.home_id>homes.home_id", "rent_payments.lease_id>leases.lease_id"],
  });
  return buildModelIndex(model, values);
}

const homes = homesIndex();

test.each([
  ["average rent", "average(monthly_rent)"],
  ["total rent arrears", "sum(amount_due) - sum(amount_paid)"],
  ["how many rent payments", "count(*)"],
  ["rent received per month", "sum(amount_paid) by month(paid_on) order g1"],
  [
    "average rent for unfurnished vs furnished",
    "average(monthly_rent) by furnishing where furnishing in Unfurnished|Furnished",
  ],
  ["how many two bed flats are there", "count(*) where (kind = Flat and bedrooms = 2)"],
  [
    "of the rent payments we received, what percentage came in late?",
    "100 * count(*) / count(*) where not paid_on missing",
  ],
  [
    "which quarters have an average rent above the overall average? Flats only",
    "average(monthly_rent) by quarter where kind = Flat having m1 > overall average(monthly_rent)",
  ],
])("homes and rent: %s", (question, read) => expect(briefOf(homes, question)).toBe(read));
