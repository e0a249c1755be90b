import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { tokenize } from "../../../text/tokenize.ts";
import { rowsOfKind } from "./rows-of-kind.ts";

const { model, values } = makeModel({
  tables: {
    articles: {
      rows: 90,
      naming: "Tea",
      columns: {
        code: { type: "string", role: "key", distinct: 90 },
        Tea: { type: "string", distinct: 88 },
        kind: { type: "string", values: ["Green", "Black", "Semi fermented"] },
        estate: { type: "string", values: ["Uva"], distinct: 80 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["share of green tea", 3, "article"],
  ["price of semi fermented teas", 4, "articles"],
  ["price of uva teas", 3, null],
  ["stock by tea kind", 2, "kind"],
  ["stock by tea and kind", 2, null],
  ["price of all teas", 3, null],
])("rows that “%s” speaks of", (question, at, said) =>
  expect(rowsOfKind(tokenize(question), at, index)?.words ?? null).toBe(said),
);
