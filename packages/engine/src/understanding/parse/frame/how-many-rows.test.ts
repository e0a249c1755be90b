import { describe, expect, it } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { schoolIndex } from "../../testing/school-model.ts";
import { sportsIndex } from "../../testing/sports-model.ts";

const school = schoolIndex();
const sports = sportsIndex();

describe("numbers that say how many", () => {
  it.each([
    [
      school,
      "the first and last names of the 5 pupils who have the most expensive lockers",
      "list first_name, last_name order price desc limit 5",
    ],
    [
      school,
      "What are the emails of the pupils who have the top 3 number of lockers?",
      "count(*) by email order m1 desc limit 3",
    ],
    [
      sports,
      "the average height of the riders with total points 6",
      "average(height) where total_points = 6",
    ],
  ])("%#: %s", (index, question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});

describe("amounts that are called numbers", () => {
  it("are compared with their own average", () => {
    expect(
      briefOf(school, "How many halls have an id above 3 or a number of beds above the average?"),
    ).toContain("bed_count > overall average(bed_count)");
  });
});

describe("orders said first or in short", () => {
  it.each([
    ["What is the alphabetically ordered list of the titles of classes?", "list title order title"],
    ["the last names of all different pupils", "list distinct last_name"],
    ["List the hall names by ascending number of beds", "list hall_name order bed_count"],
    [
      "the different regions of the halls, ordered by frequency descending",
      "count(*) by region order m1 desc",
    ],
  ])("%s", (question, expected) => {
    expect(briefOf(school, question)).toBe(expected);
  });
});

describe("what a grouping in front shows", () => {
  it("is the group and the figure", () => {
    expect(briefOf(school, "For every hall that has pupils, how many pupils are there?")).toMatch(
      /^count\(\*\) by hall_name/,
    );
  });
});

describe("values that are counted", () => {
  it("are a condition on the rows that are counted", () => {
    expect(briefOf(school, "Which wardens have at least 2 inland halls?")).toBe(
      "count(*) by warden where region = inland having m1 >= 2",
    );
  });
});
