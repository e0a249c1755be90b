import { makeColumn } from "@parlance/contract";
import { expect, test } from "vitest";
import { yesOf } from "./yes-no.ts";

test.each<[string, string[], string | null]>([
  ["smoker", ["yes", "no"], "yes"],
  ["Cancellation_Flag", ["Kept", "Cancelled"], "Cancelled"],
  ["attrition_flag", ["Existing Member", "Attrited Member"], "Attrited Member"],
  ["cancellation", ["not cancelled", "open"], null],
  ["city", ["Bern", "Basel"], null],
  ["station", ["Station A", "Station B"], null],
])("%s of %j", (name, values, yes) => {
  const topValues = values.map((value) => ({ value, count: 5 }));
  const profile = { sampledRows: 10, nulls: 0, distinct: 2, minimum: null, maximum: null, topValues };
  expect(yesOf(makeColumn(name, { physicalType: "string", profile }))).toBe(yes);
});
