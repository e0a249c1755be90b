import { describe, expect, test } from "vitest";
import { makeModel, type TableSketch } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";
import { buildModelIndex, type ModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;
const number = { type: "decimal" } as const;

/** A heating works: what its houses take is told by a column that is only called by its unit. */
function heating(reading: TableSketch["columns"]): ModelIndex {
  const { model, values } = makeModel({
    tables: {
      houses: {
        rows: 90,
        columns: { house_id: id, street: { type: "string", values: ["Elm", "Oak"] }, price_per_mwh: number },
      },
      readings: {
        fact: true,
        rows: 3000,
        time: "read_on",
        columns: { reading_id: id, house_id: id, read_on: { type: "date" }, ...reading },
      },
      bills: {
        fact: true,
        rows: 900,
        time: "billed_on",
        columns: {
          bill_id: id,
          house_id: id,
          billed_on: { type: "date" },
          mwh_billed: number,
          amount: number,
        },
      },
    },
    references: ["readings.house_id>houses.house_id", "bills.house_id>houses.house_id"],
  });
  for (const column of model.tables.flatMap(({ columns }) => columns))
    if (/^(?:mwh|km|m3|amount)/.test(column.name)) column.additivity = "additive";
  return buildModelIndex(model, values);
}

describe("numbers that are called by their unit", () => {
  test.each([
    ["total consumption", "sum(mwh)"],
    ["usage by street", "sum(mwh) by street"],
    ["heat consumption in mwh by street", "sum(mwh) by street"],
    ["how much energy did Elm use", "sum(mwh) where street = Elm"],
    ["how many mwh were consumed", "sum(mwh)"],
  ])("%s", (question, expected) => {
    expect(briefOf(heating({ mwh: number }), question)).toBe(expected);
  });

  test.each([
    [{ mwh: number, km: number }, "distance by street", "sum(km) by street"],
    [{ mwh: number, m3: number }, "water consumption by street", "sum(m3) by street"],
    [{ mwh: number, consumption: number }, "consumption by street", "sum(consumption) by street"],
  ])("what the data calls so itself, and other units", (reading, question, expected) => {
    expect(briefOf(heating(reading), question)).toBe(expected);
  });

  test.each([["total running time in hours by street"], ["average playing time by street"]])(
    "thousandths of seconds: %s",
    (question) => {
      expect(briefOf(heating({ milliseconds: number }), question)).toMatch(/milliseconds.* by street/);
    },
  );

  test("energy is no gas where nothing speaks of gas", () => {
    const asked = { question: "how much gas did Elm use", previous: [], previousQuestions: [] };
    const kinds = [{ mwh: number }, { mwh: number, gas_supplier: { type: "string" } as const }].map(
      (reading) => understand({ ...asked, index: heating(reading), now: "2024-05-15" }).kind,
    );
    expect(kinds).toEqual(["unknown-terms", "readings"]);
  });
});
