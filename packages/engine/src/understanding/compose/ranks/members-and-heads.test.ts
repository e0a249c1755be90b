import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const id = { type: "integer" } as const;

/** Lodges of guides, each with one guide as its head; who works where stands in a table of its own. */
const { model, values } = makeModel({
  tables: {
    lodges: {
      rows: 8,
      naming: "lodge_name",
      columns: {
        lodge_id: key,
        lodge_name: { type: "string", values: ["Fjell", "Vidde"], distinct: 8 },
        head_id: id,
      },
    },
    guides: {
      rows: 60,
      naming: "guide_name",
      columns: { guide_id: key, guide_name: { type: "string", distinct: 60 } },
    },
    postings: { rows: 70, key: ["guide_id", "lodge_id"], columns: { guide_id: id, lodge_id: id } },
  },
  references: [
    "lodges.head_id=guides.guide_id",
    "postings.guide_id>guides.guide_id",
    "postings.lodge_id>lodges.lodge_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["guides per lodge", "postings"],
  ["how many guides are at Fjell", "postings"],
  ["lodges with more than 5 guides", "postings"],
  ["which guide heads Fjell", "lodges"],
  ["the head of each lodge", "lodges"],
])("those who belong to it unless its head is spoken of: %s", (question, way) => {
  expect(JSON.stringify(best(index, question).query)).toContain(`"relationship":"${way}.`);
});
