import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** One sheet of a garage's jobs: who did them at which branch, how long they were to take and took, pieces and their price, amounts with and without tax, marks. */
export const garageSheet = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      jobs: {
        fact: true,
        rows: 900,
        time: "came_in",
        columns: {
          job_no: { type: "string", role: "key", distinct: 900 },
          came_in: { type: "date" },
          mechanic: { type: "string", values: ["Bo Hale", "Di Frost"], distinct: 4 },
          branch: { type: "string", values: ["Leith", "Gorgie"], distinct: 3 },
          work: { type: "string", values: ["Clutch", "Brakes"], distinct: 5 },
          paid_by: { type: "string", values: ["Card", "Cash", "Account"], distinct: 3 },
          status: { type: "string", values: ["Done", "Refused"], distinct: 2 },
          planned_minutes: { type: "integer" },
          actual_minutes: { type: "integer" },
          pieces: { type: "integer" },
          unit_price: { type: "decimal", unit: "currency", level: true },
          net_amount: { type: "decimal", unit: "currency" },
          vat_amount: { type: "decimal", unit: "currency" },
          gross_amount: { type: "decimal", unit: "currency" },
          stars: { type: "integer", level: true, minimum: 1, maximum: 5 },
        },
      },
    },
  });
  for (const column of model.tables[0]?.columns ?? [])
    if (/(?:minutes|pieces|amount)$/.test(column.name)) column.additivity = "additive";
  return buildModelIndex(model, values);
};
