import { expect, test } from "vitest";
import { range } from "../forecast/numbers.ts";
import { closedNames, openDays } from "./open-days.ts";

/** 2024-01-01, a Monday. */
const monday = 19_723;
const weekday = (day: number): number => (day + 4) % 7;

test("weekdays without a row are no days of a shop's calendar", () => {
  const open = openDays(
    range(60)
      .map((day) => monday + day)
      .filter((day) => ![0, 6].includes(weekday(day))),
  );
  if (open === null) throw new Error("all are open");
  expect([open.count, closedNames(open)]).toEqual([5, "Saturdays and Sundays"]);
  const friday = monday + 4;
  const number = open.numberOf(friday, "before");
  expect([open.dayOf(number), open.dayOf(number + 1), open.dayOf(number - 5)]).toEqual([
    friday,
    monday + 7,
    friday - 7,
  ]);
  expect([open.numberOf(friday + 1, "before"), open.numberOf(friday + 1, "after")]).toEqual([
    number,
    number + 1,
  ]);
});

test("a weekday is not closed by chance, nor one that is open now and then", () => {
  expect(openDays(range(60).map((day) => monday + day))).toBeNull();
  expect(openDays([0, 9, 15, 24, 31, 38, 46].map((day) => monday + day))).toBeNull();
  const once = range(60).filter((day) => day === 6 || weekday(monday + day) !== 0);
  expect(openDays(once.map((day) => monday + day))).toBeNull();
});
