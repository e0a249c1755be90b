import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { buildModelIndex } from "./model-index.ts";
import { unitWords } from "./unit-words.ts";

test.each([
  ["runtime", 20, 170, "hour", [3], "minute"],
  ["runtime", 30, 4000, "minute", [5], "second"],
  ["runtime", 30, 700, "minute", [5], "second"],
  ["runtime", 30, 700, "minute", [90], "minute"],
  ["runtime", 60_000, 900_000, "minute", [5], "millisecond"],
  ["runtime", 1, 9, "hour", [5], "hour"],
  ["rental_duration", 3, 7, "day", [5], "day"],
  ["runtime_min", 30, 4000, "minute", [5], undefined],
  ["pages", 30, 700, "minute", [90], undefined],
] as const)("%s of %d to %d asked for in %ss", (name, minimum, maximum, said, limits, unit) => {
  const { model, values } = makeModel({
    tables: { takes: { columns: { [name]: { type: "integer", role: "measure", minimum, maximum } } } },
  });
  const entry = buildModelIndex(model, values).columns[0];
  if (entry === undefined) throw new Error("a column");
  const told = unitWords(entry);
  expect(unitWords(entry, said, limits).slice(told.length)).toEqual(unit === undefined ? [] : [unit]);
});
