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
