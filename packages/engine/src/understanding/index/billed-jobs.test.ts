import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const key = { type: "integer", role: "key" } as const;
const refers = { type: "integer", distinct: 90 } as const;
const date = { type: "date" } as const;
const money = { type: "decimal", unit: "currency" } as const;

/** A garage that bills each job, of which the parts that were fitted are a part alone. */
function garageIndex(): ReturnType<typeof buildModelIndex> {
  const { model, values } = makeModel({
    tables: {
      jobs: {
        fact: true,
        rows: 500,
        time: "booked_on",
        columns: {
          job_id: key,
          mechanic_id: refers,
          booked_on: date,
          finished_on: date,
          kind: { type: "string", values: ["Service", "Repair"] },
        },
      },
      bills: {
        fact: true,
        rows: 480,
        time: "billed_on",
        columns: {
          bill_id: key,
          job_id: { type: "integer", distinct: 480 },
          billed_on: date,
          labor_amount: money,
          parts_amount: money,
          total_amount: money,
        },
      },
      job_parts: {
        fact: true,
        rows: 900,
        columns: {
          job_id: { type: "integer", distinct: 400 },
          part_id: refers,
          qty: { type: "integer" },
          unit_price: money,
        },
      },
      parts: {
        rows: 90,
        columns: {
          part_id: key,
          description: { type: "string", values: ["Oil filter", "Brake pad", "Air filter"] },
          category: { type: "string", values: ["Filters", "Brakes"] },
          unit_cost: money,
        },
      },
      mechanics: {
        rows: 12,
        columns: { mechanic_id: key, mechanic_name: { type: "string", values: ["Ada Berg", "Ben Ode"] } },
      },
    },
    references: [
      "jobs.mechanic_id>mechanics.mechanic_id",
      "bills.job_id>jobs.job_id",
      "job_parts.job_id>jobs.job_id",
      "job_parts.part_id>parts.part_id",
    ],
  });
  return buildModelIndex(model, values);
}

const garage = garageIndex();

test.each([
  ["revenue in 2023", "sum(total_amount) where billed_on in 2023-01-01..2024-01-01"],
  ["revenue by kind", "sum(total_amount) by kind"],
  ["total billed amount per month", "sum(total_amount) by month(billed_on) order g1"],
  ["revenue by part category", "sum(qty * unit_price) by category"],
  [
    "gross margin by part category",
    "sum(qty * unit_price) - sum(qty * unit_cost) / sum(qty * unit_price) by category",
  ],
  ["gross margin in dollars by part category", "sum(qty * unit_price) - sum(qty * unit_cost) by category"],
  ["margin in pounds", "sum(qty * unit_price) - sum(qty * unit_cost)"],
  ["cash margin", "sum(qty * unit_price) - sum(qty * unit_cost)"],
  ["how many brake pads have we fitted", "sum(qty) where description = Brake pad"],
  ["how many parts did we use in 2023", "sum(qty) where booked_on in 2023-01-01..2024-01-01"],
  ["how many bills did we issue in 2023", "count(*) where billed_on in 2023-01-01..2024-01-01"],
  ["which mechanic has billed the most labor", "sum(labor_amount) by mechanic_name order m1 desc limit 1"],
  ["bills by value: under 100, 100 to 500, over 500", "count(*) by case where not total_amount missing"],
  [
    "which mechanics take longer than average to finish a job",
    "average(days(booked_on, finished_on)) by mechanic_name having m1 > overall average(days(booked_on, finished_on))",
  ],
  [
    "bills over 100: how many are there and what are they worth?",
    "count(*), sum(total_amount) where total_amount > 100",
  ],
])("bills of jobs and the parts in them: %s", (question, read) =>
  expect(briefOf(garage, question)).toBe(read),
);
