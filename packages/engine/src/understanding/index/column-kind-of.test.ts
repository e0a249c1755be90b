import type { PhysicalType } from "@parlance/contract";
import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { columnKindOf } from "./column-kind-of.ts";

it.each<[string, { type: PhysicalType; values?: string[]; distinct?: number; flag?: boolean }, string]>([
  ["a price", { type: "decimal" }, "number"],
  ["zeros and ones", { type: "integer", distinct: 2, flag: true }, "flag"],
  ["a boolean", { type: "boolean" }, "flag"],
  ["a day", { type: "date" }, "time"],
  ["a moment", { type: "timestamp" }, "time"],
  ["names", { type: "string", values: ["Ash", "Elm"] }, "text"],
  ["a time of day", { type: "time" }, "text"],
])("%s is a %s", (_, sketch, kind) => {
  const { model } = makeModel({ tables: { trees: { columns: { id: { type: "integer" }, it: sketch } } } });
  const column = model.tables[0]?.columns[1];
  expect(column === undefined ? null : columnKindOf(column)).toBe(kind);
});

it.each([
  ["active", "flag"],
  ["is_member", "flag"],
  ["quantity", "number"],
])("ones alone are a state by the name: %s", (name, kind) => {
  const ones = { type: "integer" as const, distinct: 1, minimum: 1, maximum: 1 };
  const { model } = makeModel({
    tables: { trees: { columns: { id: { type: "integer" }, [name]: ones } } },
  });
  const column = model.tables[0]?.columns[1];
  expect(column === undefined ? null : columnKindOf(column)).toBe(kind);
});
