import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** Sheet music, those who wrote it, what was sold of it, and rebates by how much is taken. */
const { model, values } = makeModel({
  tables: {
    writers: {
      rows: 30,
      naming: "writer_name",
      columns: { writer_id: key, writer_name: { type: "string", values: ["Ada Holm"], distinct: 30 } },
    },
    pieces: {
      rows: 90,
      naming: "title",
      columns: {
        piece_id: key,
        writer_id: { type: "integer" },
        title: { type: "string", values: ["Rain, Again?", "Low Tide"], distinct: 90 },
        type: { type: "string", role: "category", values: ["mod_choral", "trad_organ", "other"] },
      },
    },
    sales: {
      fact: true,
      rows: 2000,
      time: "sold_on",
      columns: {
        sale_id: key,
        piece_id: { type: "integer" },
        sold_on: { type: "date" },
        qty: { type: "integer" },
      },
    },
    rebates: {
      rows: 4,
      columns: {
        rebate_type: { type: "string", values: ["Volume", "Loyalty"] },
        low_qty: { type: "integer" },
        rebate: { type: "decimal" },
      },
    },
  },
  references: ["pieces.writer_id>writers.writer_id", "sales.piece_id>pieces.piece_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["copies sold by type", "sum(qty) by type"],
  [
    "how many modern choral copies were sold in 2023",
    "sum(qty) where (type = mod_choral and sold_on in 2023-01-01..2024-01-01)",
  ],
  ['who wrote "Rain, Again?"', "list writer_name where title = Rain, Again?"],
  ['writers of "Low Tide"', "list writer_name where title = Low Tide"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
