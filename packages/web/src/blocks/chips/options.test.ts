import {
  additiveMeasure,
  aggregateOf,
  aggregateQuery,
  fieldOf,
  makeColumn,
  makeModel,
  makeTable,
  type SemanticQuery,
  semanticQuerySchema,
} from "@parlance/contract";
import { describe, expect, it } from "vitest";
import { dimensionOptions, measureOptions, valueOptions } from "./options.ts";

const regions = ["North", "South"].map((value) => ({ value, count: 2 }));
const profile = { sampledRows: 4, nulls: 0, distinct: 2, minimum: null, maximum: null };
const model = makeModel("ds_1", [
  makeTable(
    "sales",
    [
      makeColumn("region", { role: "geo", profile: { ...profile, topValues: regions } }),
      makeColumn("product"),
      makeColumn("secret", { hidden: true }),
      makeColumn("note", { role: "text" }),
      makeColumn("amount", { ...additiveMeasure, physicalType: "decimal" }),
    ],
    { type: "fact", timeColumn: "day" },
  ),
]);
const field = (name: string) => fieldOf("sales", name);
const query: SemanticQuery = aggregateQuery("ds_1", "sales", {
  dimensions: [
    { id: "d1", label: "region", expression: field("region") },
    {
      id: "d2",
      label: "month of day",
      expression: { kind: "truncate", grain: "month", operand: field("day") },
    },
  ],
  measures: [
    {
      id: "m1",
      label: "total amount",
      expression: aggregateOf("sum", field("amount")),
    },
  ],
  filter: {
    kind: "comparison",
    operator: "=",
    left: field("region"),
    right: { kind: "constant", value: "North", type: "string" },
  },
});

describe("what a chip can be instead", () => {
  it("is another grouping of the table, the present one marked; hidden and free text are none", () => {
    const options = dimensionOptions(query, "/dimensions/0", model);
    expect(options.map(({ label, current }) => [label, current])).toEqual([
      ["region", true],
      ["product", false],
    ]);
    expect(options[1]?.query).toMatchObject({ dimensions: [{ id: "d1", label: "product" }, {}] });
  });

  it("is another step of time", () => {
    const options = dimensionOptions(query, "/dimensions/1", model);
    expect(options.map(({ label }) => label)).toEqual([
      "by day",
      "by week",
      "by month",
      "by quarter",
      "by year",
    ]);
    expect(options[4]?.query).toMatchObject({
      dimensions: [{}, { label: "year of day", expression: { grain: "year" } }],
    });
  });

  it("is another way to aggregate a figure", () => {
    const options = measureOptions(query, "/measures/0", model);
    expect(options.find(({ current }) => current)?.label).toBe("total amount");
    expect(options[1]?.query).toMatchObject({
      measures: [{ id: "m1", label: "average amount", expression: { aggregation: "average" } }],
    });
  });

  it("is a real value of the column", () => {
    const options = valueOptions(query, "/filter", model);
    expect(options.map(({ label, current }) => [label, current])).toEqual([
      ["North", true],
      ["South", false],
    ]);
    expect(options[1]?.query).toMatchObject({ filter: { right: { value: "South" } } });
  });

  it("makes queries that the contract takes", () => {
    const all = [
      ...dimensionOptions(query, "/dimensions/0", model),
      ...dimensionOptions(query, "/dimensions/1", model),
      ...measureOptions(query, "/measures/0", model),
      ...valueOptions(query, "/filter", model),
    ];
    for (const option of all) expect(semanticQuerySchema.safeParse(option.query).success).toBe(true);
  });
});
