import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { clubIndex } from "../../testing/club-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  [
    "number of no-shows at the Old Quay harbour",
    "count(*) where (state = no_show and harbour_name = Old Quay)",
  ],
  ["how many Captain members", "count(*) where tier = Captain"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  ["how many men in third class", "count(*) where (sex = M and berth_class = 3)"],
  ["how many women with berth class 1", "count(*) where (sex = F and berth_class = 1)"],
])("%s", (question, read) => {
  const { model, values } = makeModel({
    tables: {
      sailors: {
        rows: 300,
        columns: {
          sailor_id: { type: "integer", role: "key" },
          sex: { type: "string", values: ["M", "F"] },
          berth_class: { type: "integer", values: ["1", "2", "3"], distinct: 3 },
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(model, values), question)).toBe(read);
});
