import { describe, expect, it } from "vitest";
import { best, briefOf } from "../testing/read.ts";
import { schoolIndex } from "../testing/school-model.ts";

const index = schoolIndex();

const cases: Record<string, [question: string, expected: string][]> = {
  "what rows are ordered by": [
    ["the titles of classes ordered by credits from greatest to least", "list title order credits desc"],
    ["the titles of classes, ordered descending by credits", "list title order credits desc"],
    [
      "all information about halls in order of bed count from fewest to most",
      "list hall_id, hall_name, bed_count, region, warden order bed_count",
    ],
  ],
  "how many rows a superlative takes": [
    ["the regions of the 3 halls with the highest bed count", "list region order bed_count desc limit 3"],
    ["Which top three halls have the most pupils?", "count(*) by hall_name order m1 desc limit 3"],
    ["the hall with the lowest number of beds", "list hall_name order bed_count limit 1"],
  ],
  "rows that must have others": [
    ["How many pupils have lockers?", "count(*) where related(lockers) > 0"],
    ["What is the average age of pupils who have lockers?", "average(age) where related(lockers) > 0"],
    ["the emails of pupils with a locker", "list email where related(lockers) > 0"],
  ],
  "whose names": [
    ["the full names of pupils in North Hall", "list first_name, last_name where hall_name = North Hall"],
    ["the names of the pupils older than 12", "list first_name, last_name where age > 12"],
    ["the last names of the pupils older than 12", "list last_name where age > 12"],
    ["the names of all wardens", "list warden"],
    ["the email address of the pupils older than 12", "list email where age > 12"],
  ],
  "what is not shown": [
    ["What is the maximum bed count across all halls?", "maximum(bed_count)"],
    ["the minimum and maximum bed count of the halls", "minimum(bed_count), maximum(bed_count)"],
    ["the regions with a hall of 20 beds", "list region where bed_count = 20"],
    [
      "the name of the pupil with the most expensive locker",
      "list first_name, last_name order price desc limit 1",
    ],
  ],
  "compared with other rows": [
    [
      "the last names of pupils older than the pupil with the first name Ann",
      "list last_name where age > overall maximum(age)",
    ],
    [
      "the titles of classes with more credits than any class titled Botany",
      "list title where credits > overall maximum(credits)",
    ],
    [
      "the titles of classes with credits below the average credits of classes titled Latin",
      "list title where credits < overall average(credits)",
    ],
  ],
  "what sets leave out or share": [
    [
      "the regions that have not built halls with warden Ida Holm",
      "list region except list region where warden = Ida Holm",
    ],
    [
      "the wardens of halls in North Hall, coast or River Hall, inland",
      "list warden where ((hall_name = North Hall and region = coast) or (hall_name = River Hall and region = inland))",
    ],
    [
      "the regions with both a hall with warden Ida Holm and a hall with warden Jon Park",
      "list region where warden = Ida Holm intersect list region where warden = Jon Park",
    ],
    ["the last names of pupils who do not have any lockers", "list last_name where related(lockers) = 0"],
  ],
  "what a further sentence or clause shows": [
    [
      "What are the titles of classes with 3 credits? Also return the ids of these classes.",
      "list title, class_id where credits = 3",
    ],
    [
      "the first names of pupils in North Hall as well as the age",
      "list first_name, age where hall_name = North Hall",
    ],
    ["the phone number of the pupils", "list phone"],
    ["Which pupils have two or more lockers?", "list first_name, last_name where related(lockers) >= 2"],
  ],
  "numbers and whose they are": [
    ["the last names of pupils in hall 3", "list last_name where hall_id = 3"],
    [
      "the average price of lockers of pupils that are at most 12 years old",
      "average(price) where age <= 12",
    ],
    ["the average price of lockers by pupils who are younger than 12", "average(price) where age < 12"],
    ["the hall names of pupils younger than 12", "list hall_name where age < 12"],
    [
      "Which regions have more than 2 halls, sorted by the number of halls?",
      "count(*) by region having m1 > 2 order m1",
    ],
    ["the titles and credits of classes", "list title, credits"],
  ],
  "who and whose": [
    ["the last names of pupils aged either 12 or 13", "list last_name where age in 12|13"],
    ["the pupils' last names", "list last_name"],
    ["How many lockers does Ann Reed have?", "count(*) where (first_name = Ann and last_name = Reed)"],
    ["the most common region among all wardens", "count(*) by region order m1 desc limit 1"],
    ["How many pupils are there for each hall?", "count(*) by hall_name"],
    [
      "the halls with beds above the average of all beds",
      "list hall_name where bed_count > overall average(bed_count)",
    ],
    ["Which class has the highest average enrolment?", "average(mark) by title order m1 desc limit 1"],
  ],
  "superlatives of others": [
    ["the last name of the pupil with the maximum age", "list last_name order age desc limit 1"],
    ["Which hall has the highest average pupil age?", "average(age) by hall_name order m1 desc limit 1"],
    ["How many different credits do classes have?", "count-distinct(credits)"],
  ],
};

describe.each(Object.entries(cases))("%s", (_, own) => {
  it.each(own)("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

it("shows what each group is where a sentence asks for it", () => {
  const question = "What are the different regions of halls? Show each region and the number of halls.";
  expect(best(index, question).query).toMatchObject({ kind: "aggregate", hidden: [] });
});
