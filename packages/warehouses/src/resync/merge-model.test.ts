import { aggregateOf, type Filter, fieldOf, type SemanticModel } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { table, testModel } from "../file/testing/test-model.ts";
import { mergeModel, queryProblem } from "./merge-model.ts";
import { schemaChanges } from "./schema-changes.ts";

const customers = "id:integer name:string size:integer";
const orders = "id:integer customer_id:integer amount:decimal code:integer";
const read = (shapes: Record<string, string>): SemanticModel =>
  testModel(
    Object.entries(shapes).map(([name, list]) => table(name, list, ["id"], [])),
    shapes.orders?.includes("customer_id") && "customers" in shapes
      ? [
          {
            id: "order-customer",
            from: "orders",
            fromColumns: ["customer_id"],
            to: "customers",
            toColumns: ["id"],
            cardinality: "many-to-one",
          },
        ]
      : [],
  );
const large: Filter = {
  kind: "comparison",
  operator: ">",
  left: fieldOf("customers", "size"),
  right: { kind: "constant", value: 1000, type: "integer" },
};

/** A model that somebody has worked on. */
function edited(): SemanticModel {
  const model = structuredClone(read({ customers, orders }));
  const [first, second] = model.tables;
  if (first === undefined || second === undefined) throw new Error("no tables");
  Object.assign(first, { label: "Clients", type: "dimension", hidden: true, synonyms: ["buyers"] });
  Object.assign(second.columns[3] ?? {}, { label: "Ledger code", role: "key", hidden: true });
  model.derivedMeasures = [
    {
      id: "turnover",
      label: "Turnover",
      description: null,
      table: "orders",
      expression: aggregateOf("sum", fieldOf("orders", "amount")),
      unit: { kind: "none", currency: null, label: null },
      synonyms: [],
    },
  ];
  const term = (name: string, binding: SemanticModel["glossary"][number]["binding"]) => ({
    term: name,
    definition: "…",
    synonyms: [],
    category: null,
    binding,
  });
  model.glossary = [
    term("Enterprise", { kind: "filter", table: "customers", filter: large }),
    term("Takings", { kind: "measure", measure: "turnover" }),
    term("Buyer", { kind: "column", table: "customers", column: "name" }),
    term("Churn", null),
  ];
  return model;
}

describe("a source that is read again", () => {
  test("keeps what people said where nothing changed", () => {
    const before = edited();
    const { model, breaks } = mergeModel(before, read({ customers, orders }));
    expect(model).toEqual(before);
    expect(breaks).toEqual([]);
    expect(schemaChanges(before, read({ customers, orders }))).toEqual([]);
  });

  test("tells tables and columns that came, went or changed", () => {
    const now = read({
      customers: "id:integer name:string size:string since:date",
      orders: "id:integer customer_id:integer code:integer",
      returns: "id:integer",
    });
    expect(schemaChanges(edited(), now)).toEqual([
      { kind: "column-type", table: "customers", column: "size", before: "integer", now: "string" },
      { kind: "column-added", table: "customers", column: "since", before: null, now: null },
      { kind: "column-removed", table: "orders", column: "amount", before: null, now: null },
      { kind: "table-added", table: "returns", column: null, before: null, now: null },
    ]);
    expect(schemaChanges(now, read({ customers }))).toContainEqual({
      kind: "table-removed",
      table: "orders",
      column: null,
      before: null,
      now: null,
    });
  });

  test("leaves out what no longer fits, and says what that breaks", () => {
    const now = read({
      customers: "id:integer name:string",
      orders: "id:integer customer_id:integer code:integer",
    });
    const { model, breaks } = mergeModel(edited(), now);
    expect(model.derivedMeasures).toEqual([]);
    expect(model.glossary.map(({ term, binding }) => [term, binding?.kind ?? null])).toEqual([
      ["Enterprise", null],
      ["Takings", null],
      ["Buyer", "column"],
      ["Churn", null],
    ]);
    expect(breaks.map(({ kind, name }) => [kind, name])).toEqual([
      ["measure", "Turnover"],
      ["term", "Enterprise"],
      ["term", "Takings"],
    ]);
    expect(breaks[0]?.reason).toContain("amount");
    expect(model.tables[0]).toMatchObject({ label: "Clients", hidden: true, synonyms: ["buyers"] });
  });

  test("a column of another type keeps its names, not its role", () => {
    const now = read({ customers, orders: "id:integer customer_id:integer amount:decimal code:string" });
    const code = mergeModel(edited(), now).model.tables[1]?.columns[3];
    expect(code).toMatchObject({ label: "Ledger code", hidden: true, physicalType: "string" });
    expect(code?.role).toBe(now.tables[1]?.columns[3]?.role);
  });

  test("relationships that were taken out stay out; those of gone columns are told", () => {
    const before = { ...edited(), relationships: [] };
    expect(mergeModel(before, read({ customers, orders })).model.relationships).toEqual([]);
    const lost = mergeModel(edited(), read({ customers, orders: "id:integer amount:decimal" }));
    expect(lost.breaks).toContainEqual({
      kind: "relationship",
      name: "orders → customers",
      reason: "One of its columns is gone.",
    });
    const other = mergeModel(edited(), {
      ...read({ customers, orders: "id:integer customer_id:string amount:decimal" }),
      relationships: [],
    });
    expect(other.breaks[0]?.reason).toBe("One of its columns is of another type.");
    const grown = mergeModel(
      read({ customers, orders: "id:integer amount:decimal" }),
      read({ customers, orders }),
    );
    expect(grown.model.relationships.map(({ id }) => id)).toEqual(["order-customer"]);
  });

  test("a kept query says why it cannot be answered", () => {
    const query = {
      kind: "list" as const,
      source: "test",
      subject: "customers",
      columns: [
        { id: "c", label: "Name", expression: large.kind === "comparison" ? large.left : null },
      ].flatMap(({ expression, ...rest }) => (expression === null ? [] : [{ ...rest, expression }])),
      filter: null,
      distinct: false,
      order: [],
      limit: null,
      hidden: [],
      chart: null,
    };
    expect(queryProblem(query, edited())).toBeNull();
    expect(queryProblem(query, read({ customers: "id:integer", orders }))).toContain("size");
  });
});
