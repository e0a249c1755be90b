import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Plots of growers, what was picked on them, what was delivered of it and what came back. */
const { model, values } = makeModel({
  tables: {
    plots: {
      rows: 120,
      naming: "plot_name",
      columns: {
        plot_id: id,
        plot_name: { type: "string", distinct: 120 },
        shire: { type: "string", values: ["Kent", "Devon"] },
        area_sqm: { type: "decimal", minimum: 200, maximum: 9000 },
        list_rent: { type: "decimal", unit: "currency", minimum: 20, maximum: 900 },
      },
    },
    leases: {
      fact: true,
      rows: 400,
      time: "begun_on",
      columns: {
        lease_id: id,
        plot_id: id,
        begun_on: { type: "date" },
        status: { type: "string", values: ["running", "over"] },
        yearly_rent: { type: "decimal", unit: "currency", minimum: 20, maximum: 900 },
      },
    },
    pickings: {
      fact: true,
      rows: 3000,
      time: "picked_on",
      columns: {
        picking_id: id,
        plot_id: id,
        picked_on: { type: "date" },
        fruit: { type: "string", values: ["Plum", "Pear"], distinct: 6 },
        ripeness_pct: { type: "decimal", level: true },
        tonnes: { type: "decimal" },
        picked_ha: { type: "decimal" },
      },
    },
    consignments: {
      fact: true,
      rows: 5000,
      time: "sent_on",
      columns: {
        consignment_id: id,
        picking_id: id,
        sent_on: { type: "date" },
        haulier: { type: "string", values: ["Swift", "Steady"], distinct: 5 },
        tonnes_sent: { type: "decimal" },
        haulage_cost: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: [
    "leases.plot_id>plots.plot_id",
    "pickings.plot_id>plots.plot_id",
    "consignments.picking_id>pickings.picking_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["haulage cost per tonne by haulier", "sum(haulage_cost) / sum(tonnes_sent) by haulier"],
  ["yield per hectare by fruit", "sum(tonnes) / sum(picked_ha) by fruit"],
  [
    "yield in tonnes per ha by shire in 2023",
    "sum(tonnes) / sum(picked_ha) by shire where picked_on in 2023-01-01..2024-01-01",
  ],
  ["picked tonnes per hectare by fruit", "sum(tonnes) / sum(picked_ha) by fruit"],
  [
    "average rent per square metre by shire (running leases)",
    "sum(yearly_rent) / sum(area_sqm) by shire where status = running",
  ],
  ["tonnes per picking for each fruit", "average(tonnes) by fruit"],
  ["consignments per picking by fruit", "count(*) / count(*) by fruit"],
])("what is divided is of the rows that have what it is divided by: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([["correlation between ripeness and tonnes per hectare for plums", "tonnes / picked_ha"]])(
  "a ratio of each row in a correlation: %s",
  (question, read) => {
    expect(briefOf(index, question)).toContain(read);
  },
);
