import { describe, expect, it } from "vitest";
import { concertIndex, salesIndex } from "../testing/models.ts";
import { briefOf } from "../testing/read.ts";

describe("letters, bounds and ages", () => {
  it.each([
    [
      "names of customers who have the letters D or S in their customer name",
      "list customer_name where (customer_name contains D or customer_name contains S)",
    ],
    ["number of orders with a freight in the range of 10 and 20", "count(*) where freight between 10 and 20"],
  ])("%s", (question, expected) => {
    expect(briefOf(salesIndex(), question)).toBe(expected);
  });

  it.each([
    ["names of singers over the age of 20", "list name where age > 20"],
    ["names of singers above age 40 or below age 30", "list name where (age > 40 or age < 30)"],
    ["When was the Auditions concert?", "list year where concert_name = Auditions"],
    ["Show all the singers", "list singer_id, name, country, age"],
  ])("%s", (question, expected) => {
    expect(briefOf(concertIndex(), question)).toBe(expected);
  });
});
