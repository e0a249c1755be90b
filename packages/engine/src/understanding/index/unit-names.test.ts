import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    firings: {
      fact: true,
      rows: 800,
      time: "fired_on",
      columns: {
        firing_id: { type: "integer", role: "key" },
        fired_on: { type: "date" },
        heat: { type: "decimal" },
        clay: { type: "decimal" },
        glaze: { type: "decimal" },
        kiln: { type: "string", values: ["North", "South"], distinct: 2 },
      },
    },
  },
});
const told = (unit: string) => ({ kind: "none" as const, currency: null, label: unit });
for (const column of model.tables[0]?.columns ?? []) {
  if (column.name === "heat") column.unit = told("kWh");
  if (column.name === "clay" || column.name === "glaze") column.unit = told("kg");
}
const index = buildModelIndex(model, values);

it.each([
  ["total kWh by kiln", "sum(heat) by kiln"],
  ["firings between 30 and 40 kwh", "count(*) where heat between 30 and 40"],
])("a unit names the one figure that is told in it: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

it("and none where several are", () => {
  expect(index.words.phrases.has("kwh")).toBe(true);
  expect(index.words.phrases.has("kg")).toBe(false);
});

it("a unit that is written short is called in full, too", () => {
  const press = makeModel({
    tables: {
      pressings: {
        fact: true,
        rows: 300,
        columns: {
          pressing_id: { type: "integer", role: "key" },
          vol_bbl: { type: "decimal" },
          spilt_bbl: { type: "decimal" },
          motor_kw: { type: "decimal" },
          rd_budget: { type: "decimal", unit: "currency" },
          fine_paid: { type: "decimal", unit: "currency" },
        },
      },
    },
  });
  const of = buildModelIndex(press.model, press.values);
  expect(briefOf(of, "total barrels")).toBe("sum(vol_bbl)");
  expect(briefOf(of, "total kilowatts")).toBe("sum(motor_kw)");
  expect(briefOf(of, "total R&D budget")).toBe("sum(rd_budget)");
  expect(() => briefOf(of, "total wages")).toThrow();
});
