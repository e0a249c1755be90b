import { describe, expect, it } from "vitest";
import { columnMeaning } from "./column-role.ts";

const meaningOf = (name: string) =>
  columnMeaning({ name, physicalType: "decimal", isKey: false, profile: null, rowCount: 100, notes: [] });

describe("how the numbers of a column add up", () => {
  it.each([
    ["amount", "additive", "sum"],
    ["unit_price", "non-additive", "average"],
    ["list_price", "non-additive", "average"],
    ["total_price", "additive", "sum"],
    ["line_price", "additive", "sum"],
    ["discount_rate", "non-additive", "average"],
  ])("%s is %s", (name, additivity, defaultAggregation) => {
    expect(meaningOf(name)).toMatchObject({ role: "measure", additivity, defaultAggregation });
  });
});
