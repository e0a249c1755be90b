import { expect, test } from "vitest";
import { parameter } from "./value-type.ts";

test.each([
  ["2024-01-01", "timestamp", { value: "2024-01-01", type: "date" }],
  ["2024-01-01T10:00:00", "date", { value: "2024-01-01T10:00:00", type: "timestamp" }],
  ["12.5", "integer", { value: 12.5, type: "decimal" }],
  [7, "string", { value: "7", type: "string" }],
  ["007", "string", { value: "007", type: "string" }],
  [true, "boolean", { value: true, type: "boolean" }],
  [3, null, { value: 3, type: "integer" }],
  ["x", null, { value: "x", type: "string" }],
] as const)("%s beside a %s", (value, type, wanted) =>
  expect(parameter(value, type)).toEqual({ kind: "parameter", ...wanted }),
);

test("null is no parameter", () => expect(parameter(null, "integer")).toEqual({ kind: "null" }));
