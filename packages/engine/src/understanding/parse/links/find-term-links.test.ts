import type { Filter, GlossaryTerm } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    customers: {
      columns: {
        customer_id: { type: "integer", role: "key" },
        company: { type: "string" },
        employees: { type: "integer", role: "measure" },
        country: { type: "string", role: "category", values: ["France", "Spain"] },
      },
      naming: "company",
    },
    orders: {
      columns: {
        order_id: { type: "integer", role: "key" },
        customer_id: { type: "integer", role: "key" },
        freight: { type: "decimal", role: "measure" },
        status: { type: "string", role: "category", values: ["open", "paid"] },
      },
      fact: true,
    },
  },
  references: ["orders.customer_id>customers.customer_id"],
});

const field = (table: string, column: string) =>
  ({ kind: "field", field: { path: [], table, column } }) satisfies Extract<
    Filter,
    { kind: "null" }
  >["operand"];
const large: Filter = {
  kind: "comparison",
  operator: ">",
  left: field("customers", "employees"),
  right: { kind: "constant", value: 1000, type: "integer" },
};
const term = (name: string, table: string, filter: Filter, synonyms: string[] = []): GlossaryTerm => ({
  term: name,
  definition: "…",
  synonyms,
  category: null,
  binding: { kind: "filter", table, filter },
});
const index = buildModelIndex(
  {
    ...model,
    glossary: [
      term("Enterprise customers", "customers", large, ["large accounts"]),
      term("Iberian giants", "customers", {
        kind: "and",
        filters: [large, { kind: "in", operand: field("customers", "country"), values: ["Spain"] }],
      }),
      term("outstanding", "orders", {
        kind: "comparison",
        operator: "=",
        left: field("orders", "status"),
        right: { kind: "constant", value: "open", type: "string" },
      }),
    ],
  },
  values,
);

describe("a glossary's term for a condition", () => {
  const sameAs: [string, string][] = [
    [
      "how many enterprise customers are there?",
      "how many customers with more than 1000 employees are there?",
    ],
    ["number of large accounts", "number of customers with more than 1000 employees"],
    ["enterprise customers by country", "number of customers with more than 1000 employees by country"],
    ["how many outstanding orders are there?", "how many open orders are there?"],
    ["total freight of outstanding orders by country", "total freight of open orders by country"],
  ];
  test.each(sameAs)("means what its definition says: %s", (withTerm, written) => {
    expect(briefOf(index, withTerm)).toBe(briefOf(index, written));
  });

  test("reaches rows of other tables along their relationship", () => {
    const { query } = best(index, "total freight of large accounts");
    expect(query.kind === "aggregate" ? query.filter : null).toEqual({
      ...large,
      left: {
        kind: "field",
        field: {
          path: [{ relationship: model.relationships[0]?.id ?? "", reversed: false }],
          table: "customers",
          column: "employees",
        },
      },
    });
  });

  test("may hold several conditions, and is named where it was read", () => {
    const { query, matches } = best(index, "how many iberian giants are there?");
    expect(query.kind === "aggregate" ? query.filter : null).toMatchObject({ kind: "and" });
    expect(matches.map(({ text, meaning }) => [text, meaning])).toContainEqual([
      "iberian giants",
      "Iberian giants",
    ]);
  });

  test("is nothing where the model has no such term", () => {
    const bare = buildModelIndex(model, values);
    expect([...bare.conditions.keys()]).not.toContain("enterprise");
    expect(index.conditions.get("enterprise")).toMatchObject([{ tableWords: 1, filter: large }]);
  });
});
