import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["men and women per harbour", "count(*) by harbour_name, sex where sex in Male|Female"],
  ["how many male and female members do we have?", "count(*) by sex where sex in Male|Female"],
  ["how many female members do we have?", "count(*) where sex = Female"],
  ["how many men and women per harbour", "count(*) by harbour_name, sex where sex in Male|Female"],
  [
    "how many members older than 40 are men and women respectively",
    "count(*) by sex where (years(birth_date, now) > 40 and sex in Male|Female)",
  ],
  ["berth count of harbour 1 vs harbour 2", "sum(berth_count) by harbour_id where harbour_id in 1|2"],
  ["number of members by sex 2023 vs 2022", "count(*) by sex"],
  [
    "number of members in 2022 and 2023 by sex",
    "count(*) by sex, year(joined_on) where joined_on in 2022-01-01..2024-01-01 order v1",
  ],
  [
    "how many members in 2022 and how many in 2023",
    "count(*) by year(joined_on) where (joined_on in 2022-01-01..2023-01-01 or joined_on in 2023-01-01..2024-01-01) order v1",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
