import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    policyholders: {
      rows: 300,
      naming: "holder_name",
      columns: {
        holder_id: id,
        holder_name: { type: "string", distinct: 300 },
        customer_since: { type: "date", role: "time" },
      },
    },
    mechanics: {
      rows: 20,
      naming: "full_name",
      columns: {
        mechanic_id: id,
        full_name: { type: "string", distinct: 20 },
        skill_level: { type: "integer", distinct: 5, minimum: 1, maximum: 5 },
      },
    },
    service_orders: {
      rows: 4000,
      fact: true,
      time: "opened_on",
      columns: {
        order_no: id,
        holder_id: id,
        mechanic_id: { type: "integer", role: "key", nulls: 40 },
        opened_on: { type: "date", role: "time", distinct: 700 },
        billed_on: { type: "date", role: "time", distinct: 700 },
        warranty_until: { type: "date", role: "time", distinct: 700 },
        paid_by: { type: "string", values: ["Cash", "Card"], distinct: 2 },
        cashier: { type: "string", distinct: 9 },
        rush_flag: { type: "string", values: ["Y", "N"], distinct: 2 },
        hours: { type: "decimal" },
        charge: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: [
    "service_orders.holder_id>policyholders.holder_id",
    "service_orders.mechanic_id>mechanics.mechanic_id",
  ],
});
const index = buildModelIndex(model, values);

test.each<[string, string]>([
  ["customers with more than 8 jobs", "list holder_name where related(service_orders) > 8"],
  ["how many jobs came in during March 2023", "count(*) where opened_on in 2023-03-01..2023-04-01"],
  ["unassigned jobs", "count(*) where mechanic_id missing"],
  ["how many jobs have nobody assigned", "count(*) where mechanic_id missing"],
  [
    "month on month growth in billed jobs during 2023",
    "count(*) by month(billed_on) where billed_on in 2023-01-01..2024-01-01 order t growth",
  ],
  ["charge, cash vs card", "sum(charge) by paid_by where paid_by in Cash|Card"],
  ["order no and charge of the jobs flagged as rush", "list order_no, charge where rush_flag = Y"],
  [
    "who has the highest average charge in each payment type",
    "average(charge) by paid_by, full_name order m1 desc limit 1 per g1",
  ],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
