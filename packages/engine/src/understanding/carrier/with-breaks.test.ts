import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { withBreaks } from "./with-breaks.ts";

const { model, values } = makeModel({
  tables: {
    melons: {
      fact: true,
      rows: 90,
      columns: {
        id: { type: "integer", distinct: 90 },
        stall: { type: "string", values: ["North", "South"] },
        price: { type: "decimal" },
        cost: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["price - by stall - 2024", "price , by stall , 2024"],
  ["north vs south - average price", "north vs south   average price"],
  ["north vs south, average price by month", "north vs south  average price by month"],
  ["north vs south - price and cost", "north vs south   price and cost"],
  ["north vs south, price and cost", "north vs south, price and cost"],
  ["north vs south, by month", "north vs south, by month"],
  ["price - cost by stall", "price - cost by stall"],
  ["melons of 10 - 20 by stall", "melons of 10 - 20 by stall"],
  ["melons - stall", "melons - stall"],
])("%s", (text, expected) => expect(withBreaks(text, index)).toBe(expected));
