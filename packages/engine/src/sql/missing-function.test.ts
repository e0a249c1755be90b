import { expect, test } from "vitest";
import { ansiDialect } from "./dialect.ts";
import { missingFunction } from "./missing-function.ts";
import type { SqlTree } from "./tree.ts";

const tree = {
  kind: "select",
  columns: [
    {
      kind: "select-column",
      alias: "a",
      expression: { kind: "call", name: "number", arguments: [{ kind: "column", source: "t", name: "x" }] },
    },
  ],
} as unknown as SqlTree;

test("a function that a dialect lacks is named, wherever it stands", () => {
  expect(missingFunction(tree, ansiDialect)).toBeNull();
  expect(missingFunction(tree, { ...ansiDialect, missing: ["number"] })).toBe("number");
  expect(missingFunction(tree, { ...ansiDialect, missing: ["day"] })).toBeNull();
});
