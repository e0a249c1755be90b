import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { tokenize } from "../../text/tokenize.ts";
import { rangeOfFigure } from "./range-of-figure.ts";

const { model, values } = makeModel({
  tables: {
    posts: {
      rows: 40,
      columns: {
        post_id: { type: "integer", distinct: 40 },
        title: { type: "string", values: ["Baker", "Miller"] },
        wage_min: { type: "decimal" },
        wage_max: { type: "decimal" },
      },
    },
    loaves: {
      rows: 90,
      columns: {
        loaf_id: { type: "integer", distinct: 90 },
        flour: { type: "string", values: ["Rye", "Spelt"] },
        price: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const written = (text: string): string[] => {
  const tokens = tokenize(text);
  return tokens.flatMap((_, at) => rangeOfFigure(tokens, at, index)?.words ?? []);
};

it.each([
  ["price range by flour", ["lowest price and highest price"]],
  ["the range of prices for rye", ["lowest prices and highest prices"]],
  ["wage range for bakers", ["lowest wage min and highest wage max"]],
  ["loaves by price range", []],
  ["average daily price range", []],
  ["loaves in a price range of 2 to 4", []],
  ["colour range by flour", []],
])("%s", (text, expected) => expect(written(text)).toEqual(expected));
