import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** Policies of insured farms, each with the value that it insures. */
const { model, values } = makeModel({
  tables: {
    farms: {
      rows: 90,
      naming: "farm",
      columns: {
        farm_id: key,
        farm: { type: "string", distinct: 90 },
        region: { type: "string", values: ["East", "West"] },
        status: { type: "string", values: ["Active", "Closed"] },
      },
    },
    policies: {
      fact: true,
      rows: 400,
      time: "start_date",
      columns: {
        policy_id: key,
        farm_id: key,
        start_date: { type: "date" },
        insured_value: { type: "decimal", role: "measure", unit: "currency" },
        status: { type: "string", values: ["Active", "Lapsed"] },
      },
    },
  },
  references: ["policies.farm_id>farms.farm_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["policy value by region", "sum(insured_value) by region"],
  ["average policy value", "average(insured_value)"],
  ["total insured policy value", "sum(insured_value)"],
  ["value of lapsed policies", "sum(insured_value) where status = Lapsed"],
  ["active policy value per region", "sum(insured_value) by region where policies.status = Active"],
])("the one figure of rows that is called a value: %s", (question, read) => {
  expect(briefOf(index, question).replace("policies.status", "status")).toBe(
    read.replace("policies.status", "status"),
  );
});
