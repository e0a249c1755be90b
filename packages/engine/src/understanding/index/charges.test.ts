import { describe, expect, it } from "vitest";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex, type ModelIndex } from "./model-index.ts";

const key: ColumnSketch = { type: "integer", role: "key" };
const number: ColumnSketch = { type: "decimal" };
const day: ColumnSketch = { type: "date" };

/** Dives of divers, with figures of their own. */
function harbour(figures: Record<string, ColumnSketch>, name = "dives"): ModelIndex {
  const { model, values } = makeModel({
    tables: {
      divers: {
        naming: "diver",
        columns: { diver_id: key, diver: { type: "string", values: ["Ann", "Bo"], distinct: 90 } },
      },
      [name]: {
        fact: true,
        rows: 900,
        time: "dived_on",
        columns: {
          dive_id: key,
          diver_id: key,
          dived_on: day,
          reef: { type: "string", values: ["North", "Wall"] },
          ...figures,
        },
      },
    },
    references: [`${name}.diver_id>divers.diver_id`],
  });
  return buildModelIndex(model, values);
}

describe("revenue of rows that are charged for", () => {
  const index = harbour({ fee: number, depth: number, air_kg: number });

  it.each([
    ["revenue by reef", "sum(fee) by reef"],
    ["how much did we earn in 2023", "sum(fee) where dived_on in 2023-01-01..2024-01-01"],
    ["what did we take in 2023", "sum(fee) where dived_on in 2023-01-01..2024-01-01"],
    ["top 3 divers by revenue", "sum(fee) by diver order m1 desc limit 3"],
    ["how many dives over 20 kg", "count(*) where air_kg > 20"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

it.each([
  [{ price: number }, "dives", "price"],
  [{ dive_fee: number, tip: number }, "dives", "dive_fee"],
  [{ amount_billed: number }, "dives", "amount_billed"],
  [{ price_paid: number }, "dives", "price_paid"],
  [{ bill_amount: number }, "dives", "bill_amount"],
  [{ late_fee: number }, "dives", undefined],
  [{ fee: number, charge: number }, "dives", undefined],
  [{ price: number, units: { type: "integer" } }, "dives", undefined],
  [{ charge: number }, "dive_claims", undefined],
] satisfies [Record<string, ColumnSketch>, string, string | undefined][])(
  "%j of %s",
  (figures, name, expected) => {
    const { takings, columns } = harbour(figures, name);
    expect(columns[takings ?? -1]?.column.name).toBe(expected);
  },
);
