import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { vineyardIndex } from "../../testing/vineyard-model.ts";

const index = vineyardIndex();

test.each([
  [
    "how many growers bottled once, 2-5 times, more than 5 times",
    "count(*) by case where overall count(*) of the same grower_id > 0",
  ],
  ["plots by size: up to 2 ha, 2-8 ha, over 8", "count(*) by case where not area_ha missing"],
  [
    "number of plots by planted year: before 1970, 1970-1999, 2000 and later. how many plots each?",
    "count(*) by case where not planted_year missing",
  ],
  [
    "tasks by how long they took: under 10 min, 10 to 60, over 60",
    "count(*) by case where not minutes_spent missing",
  ],
  ["growers bought for 2000 to 3000", "list grower_name where purchase_price between 2000 and 3000"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
