import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { buildModelIndex } from "./model-index.ts";

const coded = (name: string, texts: string[]): string[] => {
  const { model, values } = makeModel({
    tables: { parcels: { rows: 90, columns: { [name]: { type: "string", values: texts } } } },
  });
  return buildModelIndex(model, values).coded.map(({ column }) => column.name);
};

test.each([
  ["depot", ["LNZ", "MUC", "GRZ"], true],
  ["depot", ["Linz", "Munich"], false],
  ["depot", ["LNZ", "MUC", "Graz"], false],
  ["depot", ["LNZ"], false],
  ["status", ["NEW", "SENT"], false],
])("a %s with %j is told by codes: %s", (name, texts, is) => {
  expect(coded(name, texts)).toEqual(is ? [name] : []);
});
