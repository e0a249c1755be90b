import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    sale_lines: {
      fact: true,
      rows: 900,
      time: "sold_on",
      columns: { line_id: key, gardener_id: key, item_id: key, sold_on: { type: "date" } },
    },
    gardeners: {
      naming: "gardener_name",
      rows: 90,
      columns: { gardener_id: key, gardener_name: { type: "string", values: ["Ida", "Tom"], distinct: 90 } },
    },
    items: {
      naming: "item_name",
      rows: 80,
      columns: { item_id: key, item_name: { type: "string", values: ["Spade", "Hose"], distinct: 80 } },
    },
  },
  references: ["sale_lines.gardener_id>gardeners.gardener_id", "sale_lines.item_id>items.item_id"],
});
const index = buildModelIndex(model, values);

test.each(["what did Ida buy in March 2024?", "what has Ida ordered in March 2024"])(
  "%s asks which things they were",
  (question) => {
    const said = briefOf(index, question);
    expect(said).toMatch(/^list item_name where /);
    expect(said).toContain("Ida");
    expect(said).toContain("2024-03-01");
  },
);
