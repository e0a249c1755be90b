import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Tenants with both of their dates, and a flag that says who is gone. */
const { model, values } = makeModel({
  tables: {
    tenants: {
      rows: 300,
      time: "hire_date",
      columns: {
        tenant_id: { type: "integer", role: "key" },
        block: { type: "string", values: ["East", "West"], distinct: 2 },
        move_in_date: { type: "date", distinct: 280 },
        exit_date: { type: "date", nulls: 70, distinct: 80 },
        churn: { type: "string", values: ["Yes", "No"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it("dates by their end the rows that a flag says are gone, and the others by their beginning", () => {
  expect(briefOf(index, "which month did tenants leave the most")).toContain("by month(exit_date)");
  expect(briefOf(index, "how many tenants left by month")).toContain("by month(exit_date)");
  expect(briefOf(index, "how many tenants stayed by month")).toContain("by month(move_in_date)");
});
