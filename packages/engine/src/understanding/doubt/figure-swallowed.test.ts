import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best } from "../testing/read.ts";
import { tokenize } from "../text/tokenize.ts";
import { figureSwallowed } from "./figure-swallowed.ts";

const { model, values } = makeModel({
  tables: {
    boats: {
      rows: 40,
      columns: {
        boat_id: { type: "integer", distinct: 40 },
        length: { type: "decimal" },
        berth_fee: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it("doubts a figure that is taken for a part of a table's name", () => {
  const read = best(index, "average length of boats");
  const named = {
    ...read,
    matches: [{ ...read.matches[0], kind: "table", names: "boats", start: 8, end: 17 }],
  };
  const question = tokenize("average fee boats pay");
  expect(figureSwallowed(question, named as typeof read, index)).toEqual(["fee"]);
  expect(figureSwallowed(tokenize("average of the boats"), read, index)).toEqual([]);
});
