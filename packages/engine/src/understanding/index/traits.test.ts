import { expect, it } from "vitest";
import { salesIndex, seasonIndex } from "../testing/models.ts";

it("tells one table of texts from a star of figures", () => {
  const [star, table] = [salesIndex().traits, seasonIndex().traits];
  expect(star["model/single"]).toBe(0);
  expect(star["model/tables"]).toBeCloseTo(Math.log(4));
  expect(star["model/timed"]).toBe(1);
  expect(star["model/facts"]).toBe(1);
  expect(table["model/single"]).toBe(1);
  expect(table["model/timed"]).toBe(0);
  expect(table["model/keyed"]).toBe(0);
  expect(table["model/texts"]).toBeGreaterThan(star["model/texts"] ?? 1);
  expect(table["model/rows"]).toBeCloseTo(Math.log(31));
});
