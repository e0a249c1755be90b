import { expect, test } from "vitest";
import { briefOf } from "../testing/read.ts";
import { staffSheet } from "../testing/staff-sheet.ts";

const index = staffSheet();

test.each([
  ["average income by division", "average(MonthlyIncome) by Division"],
  ["average salary by gender", "average(MonthlyIncome) by Gender"],
  ["median pay of cooks", "median(MonthlyIncome) where Job = Cook"],
  ["average salary hike", "average(PercentSalaryHike)"],
  ["how many people earn over 8000 a month", "count(*) where MonthlyIncome > 8000"],
  [
    "how many people earn less than the company average",
    "count(*) where MonthlyIncome < overall average(MonthlyIncome)",
  ],
  [
    "divisions where the average income of female staff is above 5000",
    "average(MonthlyIncome) by Division where Gender = Female having m1 > 5000",
  ],
  [
    "divisions where the average age of those who left is over 35",
    "average(Age) by Division where Left = Yes having m1 > 35",
  ],
  [
    "how many staff between 25 and 30 work overtime",
    "count(*) where (Age between 25 and 30 and OverTime = Yes)",
  ],
  ["share of staff working overtime by job", "100 * count(*) / count(*) by Job"],
  ["average income with overtime vs without", "average(MonthlyIncome) by OverTime"],
  ["men per woman in each division", "count(*) / count(*) by Division"],
  ["number of F&B staff", "count(*) where Division = Food & Beverage"],
  ["number of deck reps", "count(*) where Job = Deck Representative"],
  [
    "5 years or more since last promotion: count per division",
    "count(*) by Division where YearsSinceLastPromotion >= 5",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
