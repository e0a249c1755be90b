import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { vineyardIndex } from "../../testing/vineyard-model.ts";

const index = vineyardIndex();

test.each([
  [
    "growers charging more per hour than average",
    "list grower_name where hourly_rate > overall average(hourly_rate)",
  ],
  [
    "how many growers are cheaper per hour than our average",
    "count(*) where hourly_rate < overall average(hourly_rate)",
  ],
  [
    "cellars that are dearer per litre than our overall average in 2023",
    "average(price_per_litre) by cellar where bottled_on in 2023-01-01..2024-01-01 having m1 > overall average(price_per_litre)",
  ],
  [
    "growers paid more per litre than average",
    "average(price_per_litre) by grower_name having m1 > overall average(price_per_litre)",
  ],
  [
    "pickers who need more minutes per task than the average",
    "average(minutes_spent) by picker having m1 > overall average(minutes_spent)",
  ],
  [
    "plots with more area than the average steep plot",
    "list plot_id where area_ha > overall average(area_ha)",
  ],
  [
    "tasks whose time in minutes is slower than average",
    "list task_id where minutes_spent > overall average(minutes_spent)",
  ],
  ["plots older than average", "list plot_id where planted_year < overall average(planted_year)"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
