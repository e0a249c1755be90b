import { describe, expect, test } from "vitest";
import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** A price of each of some things at each date, in a sheet that is called after the things. */
const sheet = (name: string, thing: string, members: string[]): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      [name]: {
        fact: true,
        rows: 6 * 100,
        key: [thing, "day"],
        time: "day",
        columns: {
          [thing]: { type: "string", values: members, distinct: 6 },
          day: { type: "date", distinct: 100 },
          price: { type: "decimal", level: true, unit: "currency" },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};

const shares = sheet("shares", "ticker", ["ABX", "CDY"]);
const metals = sheet("metals", "name", ["Copper", "Zinc"]);

describe("a sheet of prices by date that is called after the things", () => {
  test.each([
    [shares, "average price per share", "average(price) by ticker"],
    [shares, "how many shares are there", "count-distinct(ticker)"],
    [shares, "which share had the highest average price", "average(price) by ticker order m1 desc limit 1"],
    [shares, "latest price of each share", "list ticker, price order day desc limit 1 per g1"],
    [metals, "latest price of each metal", "list name, price order day desc limit 1 per g1"],
    [metals, "price by metal", "average(price) by name"],
  ])("%#. %s", (index, question, expected) => expect(briefOf(index, question)).toBe(expected));
});

describe("what names no figure is of the only one", () => {
  test.each([
    ["ABX by year", "average(price) by year(day) where ticker = ABX order g1"],
    ["month over month change of ABX", "average(price) by month(day) where ticker = ABX order t growth"],
    ["ABX over time", "trend: average(price) by month(day) where ticker = ABX order t"],
    ["number of rows by year", "count(*) by year(day) order g1"],
  ])("%s", (question, expected) => expect(briefOf(shares, question)).toBe(expected));
});

test("what is told anew at each date is no money of sales", () => {
  expect(shares.takings).toBeNull();
});
