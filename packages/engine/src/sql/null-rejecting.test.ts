import { type Expression, type Filter, fieldOf } from "@parlance/contract";
import { expect, test } from "vitest";
import { rejectsNull } from "./null-rejecting.ts";

const far: Expression = fieldOf("t", "a", [{ relationship: "r", reversed: true }]);
const near: Expression = fieldOf("s", "a");
const one: Expression = { kind: "constant", value: 1, type: null };
const equals = (left: Expression): Filter => ({ kind: "comparison", operator: "=", left, right: one });
const missing: Filter = { kind: "null", operand: far };
const rejects = (filter: Filter): boolean => rejectsNull(filter, (path) => path.length > 0);

test.each<[string, Filter, boolean]>([
  ["a comparison", equals(far), true],
  ["a comparison elsewhere", equals(near), false],
  ["its opposite", { kind: "not", filter: equals(far) }, true],
  ["a test for null", missing, false],
  ["its opposite", { kind: "not", filter: missing }, false],
  ["one of several that must hold", { kind: "and", filters: [equals(near), equals(far)] }, true],
  ["one of several that may hold", { kind: "or", filters: [equals(near), equals(far)] }, false],
  ["all that may hold", { kind: "or", filters: [equals(far), equals(far)] }, true],
  ["not both", { kind: "not", filter: { kind: "and", filters: [equals(near), equals(far)] } }, false],
  ["neither", { kind: "not", filter: { kind: "or", filters: [equals(far), equals(far)] } }, true],
  ["arithmetic", equals({ kind: "arithmetic", operator: "+", left: near, right: far }), true],
  ["a default for null", equals({ kind: "function", name: "coalesce", arguments: [far, one] }), false],
  ["a case", equals({ kind: "case", cases: [{ when: missing, value: one }], otherwise: null }), false],
  ["related rows", { kind: "related", path: [], filter: null, operator: "=", count: 0 }, false],
])("%s: %#", (_, filter, expected) => expect(rejects(filter)).toBe(expected));
