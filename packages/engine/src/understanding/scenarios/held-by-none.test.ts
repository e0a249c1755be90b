import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

const { model, values } = makeModel({
  tables: {
    shelves: { rows: 20, naming: "label", columns: { id: key, label: { type: "string", distinct: 20 } } },
    jars: { rows: 90, naming: "name", columns: { id: key, name: { type: "string", distinct: 90 } } },
    shelf_jars: {
      rows: 200,
      key: ["shelf_id", "jar_id"],
      columns: { shelf_id: key, jar_id: key, last_update: { type: "timestamp" } },
    },
    keepers: {
      rows: 40,
      naming: "name",
      columns: {
        id: key,
        name: { type: "string", distinct: 40 },
        last_login_at: { type: "timestamp", nulls: 4 },
        entered: { type: "date" },
      },
    },
    tastings: {
      rows: 500,
      fact: true,
      time: "tasted_on",
      columns: { id: key, keeper_id: key, jar_id: key, tasted_on: { type: "date" } },
    },
  },
  references: [
    "shelf_jars.shelf_id>shelves.id",
    "shelf_jars.jar_id>jars.id",
    "tastings.keeper_id>keepers.id",
    "tastings.jar_id>jars.id",
  ],
});
const index = buildModelIndex(model, values);
const inYear = (year: number): string =>
  `related(tastings where tasted_on in ${year}-01-01..${year + 1}-01-01) > 0`;

describe("rows that hold nothing, and those that hold something in each of two periods", () => {
  it.each([
    ["which shelves are empty", "list label where related(shelf_jars) = 0"],
    ["empty shelves", "list label where related(shelf_jars) = 0"],
    ["shelves that were never used", "list label where related(shelf_jars) = 0"],
    ["keepers who never logged in", "list name where last_login_at missing"],
    ["how many keepers have not logged in yet", "count(*) where last_login_at missing"],
    ["jars that were never tasted", "list name where related(tastings) = 0"],
    ["keepers with tastings in 2022 and in 2023", `list name where (${inYear(2022)} and ${inYear(2023)})`],
    [
      "how many keepers had tastings in 2022 and in 2023",
      `count(*) where (${inYear(2022)} and ${inYear(2023)})`,
    ],
    [
      "number of tastings in 2022 and in 2023",
      "count(*) where (tasted_on in 2022-01-01..2023-01-01 or tasted_on in 2023-01-01..2024-01-01)",
    ],
    [
      "number of tastings in march and june 2023",
      "count(*) where (tasted_on in 2023-03-01..2023-04-01 or tasted_on in 2023-06-01..2023-07-01)",
    ],
    ["number of jars by month", "count(*) by month(tasted_on) order g1"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});
