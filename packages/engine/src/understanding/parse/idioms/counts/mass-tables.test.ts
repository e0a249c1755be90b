import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Flats and the heat that each used; its figure is called by its unit alone. */
const flats = (() => {
  const { model, values } = makeModel({
    tables: {
      flats: {
        rows: 90,
        naming: "flat_name",
        columns: { flat_id: id, flat_name: { type: "string", values: ["Attic"], distinct: 90 } },
      },
      heat_usage: {
        fact: true,
        rows: 4000,
        time: "usage_date",
        columns: {
          usage_id: id,
          flat_id: id,
          usage_date: { type: "date" },
          units_read: { type: "decimal" },
          boiler: { type: "string", values: ["1A", "2A"] },
        },
      },
    },
    references: ["heat_usage.flat_id>flats.flat_id"],
  });
  for (const column of model.tables.flatMap(({ columns }) => columns))
    if (column.name === "units_read") column.additivity = "additive";
  return buildModelIndex(model, values);
})();

it.each([
  ["total heat usage by flat", "sum(units_read) by flat_name"],
  ["usage by boiler", "sum(units_read) by boiler"],
  ["average usage by boiler", "average(units_read) by boiler"],
  ["number of heat usage rows by boiler", "count(*) by boiler"],
])("%s", (question, expected) => {
  expect(briefOf(flats, question)).toBe(expected);
});

/** Machines of a mill with their stoppages, and batches with the pieces that were made and scrapped. */
const mill = (() => {
  const { model, values } = makeModel({
    tables: {
      machines: {
        rows: 9,
        naming: "machine",
        columns: { machine_id: id, machine: { type: "string", values: ["Alpha"], distinct: 9 } },
      },
      downtime: {
        fact: true,
        rows: 500,
        time: "stopped_at",
        columns: {
          stop_id: id,
          machine_id: id,
          stopped_at: { type: "timestamp" },
          duration_min: { type: "integer", unit: "duration" },
          reason: { type: "string", values: ["BREAKDOWN", "SETUP"] },
        },
      },
      batches: {
        fact: true,
        rows: 800,
        time: "made_on",
        columns: {
          batch_no: id,
          machine_id: id,
          made_on: { type: "date" },
          qty_prod: { type: "integer" },
          qty_scr: { type: "integer" },
        },
      },
    },
    references: ["downtime.machine_id>machines.machine_id", "batches.machine_id>machines.machine_id"],
  });
  return buildModelIndex(model, values);
})();

it.each([
  ["downtime by reason", "sum(duration_min) by reason"],
  ["downtime hours by machine", "sum(duration_min / 60) by machine"],
  ["how many downtimes by machine", "count(*) by machine"],
  ["scrap rate by machine", "100 * sum(qty_scr) / sum(qty_prod) by machine"],
  ["units produced by machine", "sum(qty_prod) by machine"],
])("in a mill: %s", (question, read) => {
  expect(briefOf(mill, question)).toBe(read);
});
