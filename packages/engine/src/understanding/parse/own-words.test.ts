import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { tokenize } from "../text/tokenize.ts";
import { findSchemaLinks } from "./links/find-schema-links.ts";

const { model, values } = makeModel({
  tables: {
    sales: {
      columns: {
        sale_id: { type: "integer", role: "key" },
        store: { type: "string", values: ["North", "South"], distinct: 2 },
        quantity: { type: "integer" },
        max_wind_kmh: { type: "decimal", role: "measure" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const columnsOf = (text: string): string[] =>
  findSchemaLinks(tokenize(text), index).flatMap((link) =>
    link.kind === "column" ? link.options.map(({ column }) => index.columns[column]?.column.name ?? "") : [],
  );

it("a word that the lexicon knows is no slip of a name", () => {
  expect(columnsOf("score")).toEqual([]);
  expect(columnsOf("stote")).toEqual(["store"]);
  expect(columnsOf("quantty")).toEqual(["quantity"]);
});

it("words of a name written out as it is", () => {
  expect(columnsOf("max wind")[0]).toBe("max_wind_kmh");
});
