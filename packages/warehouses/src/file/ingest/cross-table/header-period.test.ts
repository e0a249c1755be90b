import { expect, test } from "vitest";
import { headerPeriod } from "./header-period.ts";

test.each<[string, string, string, string]>([
  ["Jan", "month", "1", ""],
  ["Dezember", "month", "12", ""],
  ["Sept-23", "month", "2023-09-01", ""],
  ["2022 Mar", "month", "2022-03-01", ""],
  ["2022-04", "month", "2022-04-01", ""],
  ["5/2021", "month", "2021-05-01", ""],
  ["Q3 2021", "quarter", "2021-07-01", ""],
  ["2021-Q4", "quarter", "2021-10-01", ""],
  ["Q2", "quarter", "2", ""],
  ["FY2020", "year", "2020-01-01", ""],
  ["Visitors 2020", "year", "2020-01-01", "Visitors"],
  ["Feb_Tickets", "month", "2", "Tickets"],
  ["2024-02-29", "day", "2024-02-29", ""],
  ["1/22/20", "day", "1/22/20", ""],
])("%s is a %s", (header, grain, cell, rest) => {
  expect(headerPeriod(header)).toMatchObject({ grain, cell, rest });
});

test.each(["Maybe", "Marketing", "Name", "Room 101", "Q5", "Total", "12345", "Decimal"])(
  "%s is none",
  (header) => {
    expect(headerPeriod(header)).toBeNull();
  },
);
