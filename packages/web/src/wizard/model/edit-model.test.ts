import { type Column, makeColumn, makeModel, makeTable } from "@parlance/contract";
import { expect, test } from "vitest";
import { namesIn, roleChange, rolesFor, withColumn, withTable } from "./edit-model.ts";

const column = (name: string, known: Partial<Column> = {}): Column =>
  makeColumn(name, { physicalType: "integer", ...known });
const model = makeModel("s", [
  makeTable("orders", [column("id"), column("amount")]),
  makeTable("customers", [column("id")]),
]);

test("a table and a column change alone", () => {
  const typed = withTable(model, "orders", { type: "fact" });
  expect(typed.tables.map(({ type }) => type)).toEqual(["fact", "unknown"]);
  const hidden = withColumn(typed, { table: "orders", column: "id" }, { hidden: true });
  expect(hidden.tables.map(({ columns }) => columns.map((each) => each.hidden))).toEqual([
    [true, false],
    [false],
  ]);
  expect(hidden.tables[1]).toBe(model.tables[1]);
  expect(withColumn(model, { table: "nothing", column: "id" }, { hidden: true })).toBe(model);
});

test("a measure has an aggregation and additivity, everything else has none", () => {
  const measure = roleChange(column("amount"), "measure");
  expect(measure).toEqual({
    role: "measure",
    semanticType: "measure",
    additivity: "additive",
    defaultAggregation: "sum",
  });
  const price = column("price", { additivity: "non-additive", defaultAggregation: "average" });
  expect(roleChange(price, "measure")).toMatchObject({
    additivity: "non-additive",
    defaultAggregation: "average",
  });
  expect(roleChange(price, "key")).toEqual({
    role: "key",
    semanticType: "dimension",
    additivity: null,
    defaultAggregation: null,
  });
});

test("only numbers can be measures, only dates and what may hold one can be times", () => {
  expect(rolesFor("decimal")).toContain("measure");
  for (const type of ["string", "boolean", "date"] as const) expect(rolesFor(type)).not.toContain("measure");
  expect(rolesFor("timestamp")[0]).toBe("time");
  expect(rolesFor("boolean")).toEqual(["boolean", "category"]);
});

test("names are separated by commas and stand once", () => {
  expect(namesIn(" revenue, sales ,, revenue")).toEqual(["revenue", "sales"]);
});
