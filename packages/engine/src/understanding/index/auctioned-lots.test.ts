import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;

/** Lots that are sold at auctions, whose own only day is that on which they were paid for. */
const { model, values } = makeModel({
  tables: {
    auctions: {
      rows: 60,
      time: "auction_date",
      columns: {
        auction_id: id,
        auction_title: { type: "string", distinct: 60 },
        auction_date: { type: "date" },
        auction_format: { type: "string", values: ["Live", "Online"] },
      },
    },
    lots: {
      fact: true,
      rows: 1600,
      time: "paid_on",
      columns: {
        lot_id: id,
        auction_id: { type: "integer", distinct: 60 },
        status: { type: "string", values: ["sold", "unsold"] },
        hammer_price: { type: "decimal", unit: "currency" },
        paid_on: { type: "date", nulls: 300 },
      },
    },
  },
  references: ["lots.auction_id>auctions.auction_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["total hammer price in 2023", "sum(hammer_price) where auction_date in 2023-01-01..2024-01-01"],
  ["number of lots in 2023", "count(*) where auction_date in 2023-01-01..2024-01-01"],
  ["lots paid in 2023", "count(*) where paid_on in 2023-01-01..2024-01-01"],
  [
    "how many live auctions did we hold in 2023",
    "count(*) where (auction_format = Live and auction_date in 2023-01-01..2024-01-01)",
  ],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
