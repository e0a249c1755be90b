import { describe, expect, it } from "vitest";
import { resolvePath, reversePath } from "./model-lookup.ts";
import type { SemanticModel } from "./semantic-model.ts";

const model: SemanticModel = {
  source: "shop",
  kind: "file",
  label: "Shop",
  version: "1",
  tables: [],
  relationships: [
    {
      id: "lines->orders",
      from: { table: "lines", columns: ["order_id"] },
      to: { table: "orders", columns: ["id"] },
      cardinality: "many-to-one",
      role: null,
      origin: "declared",
      evidence: null,
    },
    {
      id: "orders->customers",
      from: { table: "orders", columns: ["customer_id"] },
      to: { table: "customers", columns: ["id"] },
      cardinality: "many-to-many",
      role: null,
      origin: "inferred",
      evidence: null,
    },
  ],
  derivedMeasures: [],
  glossary: [],
};
const step = (relationship: string, reversed = false) => ({ relationship, reversed });

describe("resolvePath", () => {
  it("names both ends of each step and whether it is to-one", () => {
    const steps = resolvePath(model, "lines", [step("lines->orders")]);
    expect(steps).toMatchObject([
      { from: "lines", to: "orders", fromColumns: ["order_id"], toColumns: ["id"], toOne: true },
    ]);
    expect(resolvePath(model, "orders", [step("lines->orders", true)])).toMatchObject([
      { to: "lines", toOne: false },
    ]);
  });

  it("never takes a measured many-to-many for to-one", () => {
    expect(resolvePath(model, "orders", [step("orders->customers")])?.[0]?.toOne).toBe(false);
  });

  it("is null where a step leaves from another table", () => {
    expect(resolvePath(model, "customers", [step("lines->orders")])).toBeNull();
    expect(resolvePath(model, "lines", [step("nowhere")])).toBeNull();
  });

  it("walks back the way it came", () => {
    expect(reversePath([step("lines->orders"), step("orders->customers")])).toEqual([
      step("orders->customers", true),
      step("lines->orders", true),
    ]);
  });
});
