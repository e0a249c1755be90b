import { expect, test } from "vitest";
import { aggregateQuery, fieldOf } from "./make-query.ts";
import {
  comparesPeriods,
  constantsOf,
  fieldsOf,
  hasKind,
  hasOperator,
  isSamePart,
  mapFields,
  relationshipsOf,
  speaksOf,
  textsOf,
} from "./query-parts.ts";

const toOwner = [{ relationship: "boats_owner", reversed: false }];
const query = aggregateQuery("harbour", "boats", {
  dimensions: [{ id: "d1", label: "owner", expression: fieldOf("owners", "name", toOwner) }],
  filter: {
    kind: "comparison",
    left: fieldOf("boats", "length"),
    operator: ">=",
    right: { kind: "constant", value: 12, type: null },
  },
});

test("finds the columns, relationships, values and texts of a query wherever they stand", () => {
  expect(fieldsOf(query).map(({ table, column }) => `${table}.${column}`)).toEqual([
    "owners.name",
    "boats.length",
  ]);
  expect(relationshipsOf(query)).toEqual(["boats_owner"]);
  expect(constantsOf(query)).toEqual([12]);
  expect(textsOf(query.filter)).toContain("length");
});

test("tells whether a query speaks of a column, of a kind of part, of an operator or of two periods", () => {
  expect(speaksOf(query, "length")).toBe(true);
  expect(speaksOf(query, "length", "owners")).toBe(false);
  expect(hasKind(query, "comparison")).toBe(true);
  expect(hasKind(query, "period", "between")).toBe(false);
  expect(hasOperator(query, ">=")).toBe(true);
  expect(hasOperator(query, "/")).toBe(false);
  expect(comparesPeriods(query)).toBe(false);
});

test("changes fields and leaves all else as it is", () => {
  const moved = mapFields(query, (field) => ({ ...field, path: [] }));
  expect(relationshipsOf(moved)).toEqual([]);
  expect(isSamePart(moved.filter, query.filter)).toBe(true);
  expect(isSamePart(moved, query)).toBe(false);
});
