import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    shops: {
      naming: "shop_name",
      columns: {
        shop_id: { type: "integer", role: "key" },
        shop_name: { type: "string", values: ["North", "South"], distinct: 20 },
        region: { type: "string", values: ["Coast", "Hills"] },
      },
    },
    stock_levels: {
      fact: true,
      rows: 900,
      key: ["shop_id", "counted_on"],
      columns: {
        shop_id: { type: "integer", role: "key" },
        counted_on: { type: "date" },
        level: { type: "integer" },
        status: { type: "string", values: ["ok", "low"] },
      },
    },
  },
  references: ["stock_levels.shop_id>shops.shop_id"],
});
const index = buildModelIndex(model, values);

describe("the latest of each", () => {
  test.each([
    ["what is the latest level of each shop?", "level order counted_on desc limit 1 per g1"],
    ["most recent status for each shop", "status order counted_on desc limit 1 per g1"],
    ["earliest level of each shop", "level order counted_on limit 1 per g1"],
  ])("%s", (question, query) => {
    expect(briefOf(index, question)).toContain(query);
  });

  test("keeps the question's conditions", () => {
    const { query } = best(index, "latest level for each shop in the Coast region");
    expect(query.kind === "list" ? [query.limit?.ties, query.filter !== null] : query.kind).toEqual([
      "cut",
      true,
    ]);
  });

  test("is the amount held then, not the largest one", () => {
    expect(briefOf(index, "latest level of the shop North")).not.toContain("maximum");
    expect(briefOf(index, "average level for each shop")).toContain("average(level)");
  });
});
