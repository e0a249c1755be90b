import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "./make-model.ts";

/** Growers who are paid by the hour, their plots of so many hectares, bottlings at a price per litre and tasks that take minutes. */
export const vineyardIndex = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      growers: {
        rows: 60,
        naming: "grower_name",
        columns: {
          grower_id: { type: "integer", role: "key" },
          grower_name: { type: "string", distinct: 60 },
          hourly_rate: { type: "decimal", distinct: 30, level: true },
          purchase_price: { type: "decimal", distinct: 50, unit: "currency", minimum: 900, maximum: 90000 },
        },
      },
      plots: {
        rows: 300,
        columns: {
          plot_id: { type: "integer", role: "key" },
          grower_id: { type: "integer" },
          slope: { type: "string", values: ["Steep", "Flat"] },
          area_ha: { type: "decimal", distinct: 120, minimum: 0.4, maximum: 22 },
          planted_year: { type: "integer", distinct: 50, minimum: 1940, maximum: 2022, level: true },
        },
      },
      bottlings: {
        rows: 2400,
        fact: true,
        time: "bottled_on",
        columns: {
          bottling_id: { type: "integer", role: "key" },
          grower_id: { type: "integer" },
          bottled_on: { type: "date" },
          cellar: { type: "string", values: ["North", "South"], distinct: 6 },
          litres: { type: "decimal", distinct: 800 },
          price_per_litre: { type: "decimal", distinct: 200, unit: "currency", level: true },
        },
      },
      tasks: {
        rows: 1800,
        fact: true,
        time: "done_on",
        columns: {
          task_id: { type: "integer", role: "key" },
          plot_id: { type: "integer" },
          done_on: { type: "date" },
          picker: { type: "string", values: ["Ines", "Omar"], distinct: 25 },
          minutes_spent: { type: "integer", distinct: 120, minimum: 3, maximum: 260 },
        },
      },
    },
    references: [
      "plots.grower_id>growers.grower_id",
      "bottlings.grower_id>growers.grower_id",
      "tasks.plot_id>plots.plot_id",
    ],
  });
  return buildModelIndex(model, values);
};

/** One sheet of what buildings used and paid for heat and light each month, beside a budget. */
export const meterSheet = (): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      readings: {
        rows: 1900,
        fact: true,
        time: "month",
        key: [],
        columns: {
          building: { type: "string", values: ["Mill House", "Old Dairy"], distinct: 20 },
          region: { type: "string", values: ["Coast", "Hills"], distinct: 4 },
          meter: { type: "string", values: ["Gas", "Power"] },
          floor_area_sqm: { type: "integer", distinct: 20, minimum: 200, maximum: 30000, level: true },
          month: { type: "date", distinct: 48 },
          usage_kwh: { type: "integer", distinct: 1800 },
          cost_eur: { type: "decimal", distinct: 1800, unit: "currency", maximum: 90000 },
          budget_eur: { type: "decimal", distinct: 700, unit: "currency", maximum: 90000 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
