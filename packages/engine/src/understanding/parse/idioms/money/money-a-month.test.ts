import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const flats = (time: boolean) => {
  const { model, values } = makeModel({
    tables: {
      flats: {
        fact: true,
        rows: 300,
        ...(time ? { time: "let_on" } : {}),
        columns: {
          flat_id: { type: "integer", role: "key" },
          block: { type: "string", values: ["East", "West"], distinct: 2 },
          monthly_fee: { type: "decimal", unit: "currency" },
          total_fee: { type: "decimal", unit: "currency" },
          ...(time ? { let_on: { type: "date" as const } } : {}),
        },
      },
    },
  });
  return buildModelIndex(model, values);
};

it("reads money told for a month where rows have no time, and adds it to no money of all time", () => {
  expect(briefOf(flats(false), "total monthly revenue by block")).toBe("sum(monthly_fee) by block");
  expect(briefOf(flats(false), "average fees by block")).not.toContain("+");
  expect(briefOf(flats(true), "monthly revenue")).not.toBe("sum(monthly_fee)");
});
