import { expect, test } from "vitest";
import { buildModelIndex, type ModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const contracts = (minimum: number): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      contracts: {
        fact: true,
        rows: 300,
        time: "signed_on",
        columns: {
          contract_id: { type: "integer", role: "key" },
          signed_on: { type: "date" },
          cancelled_on: { type: "date", nulls: 200 },
          region: { type: "string", values: ["North", "South"] },
          status: { type: "string", values: ["active", "cancelled"] },
          mrr: { type: "decimal", unit: "currency", minimum, maximum: 900 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};

test("what recurs is of the rows that go on, where the others keep what they paid", () => {
  expect(briefOf(contracts(5), "mrr by region")).toContain("where");
});

test("what recurs and is nothing once rows end is added up over all of them", () => {
  expect(briefOf(contracts(0), "mrr by region")).toBe("sum(mrr) by region");
});
