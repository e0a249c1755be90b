import { describe, expect, it } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { concertIndex, salesIndex } from "../testing/models.ts";
import { best, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";
import { opensFollowUp } from "./manner.ts";

describe("follow-ups edit what was asked before", () => {
  const index = salesIndex();
  const revenue = "sum(quantity * unit_price)";
  it.each([
    [["total revenue"], "and by country?", `${revenue} by country`],
    [
      ["revenue by category"],
      "only 2023",
      `${revenue} by category where order_date in 2023-01-01..2024-01-01`,
    ],
    [["number of customers in France"], "what about Germany?", "count(*) where country = Germany"],
    [["top 5 customers by revenue"], "make it 7", `${revenue} by customer_name order m1 desc limit 7`],
    [["revenue by segment"], "as a percentage", `${revenue} by segment share`],
    [["revenue by segment"], "by country instead", `${revenue} by country`],
    [
      ["total revenue", "by month in 2023"],
      "only Germany",
      `${revenue} by month(order_date) where (order_date in 2023-01-01..2024-01-01 and country = Germany) order g1`,
    ],
    [["revenue by segment"], "How many products are there?", "count(*)"],
  ])("%j, then %s", (before, question, expected) => {
    expect(briefOf(index, question, before)).toBe(expected);
  });
});

describe("follow-ups about a list", () => {
  const index = concertIndex();
  it.each([
    [
      ["names of singers in France"],
      "what about those in the Netherlands?",
      "list name where country = Netherlands",
    ],
    [
      ["how many singers are there?"],
      "how many of them have not had any concerts?",
      "count(*) where related(singer_in_concert>singer_in_concert) = 0",
    ],
    [["names of singers with an age below 30"], "how about above?", "list name where age > 30"],
    [
      ["show all singers"],
      "can you rank them by their age from high to low?",
      "list singer_id, name, country, age order age desc",
    ],
    [["list the age of all singers"], "what is the largest one?", "list age order age desc limit 1"],
    [
      ["names and themes of concerts"],
      "order them by the number of singers in descending order",
      "count(*) by concert_name, theme order m1 desc",
    ],
    [
      ["show the country of all singers"],
      "for each of them, how many singers are there?",
      "count(*) by country",
    ],
    [["names of singers ordered by age"], "what are their countries?", "list name, country order age"],
  ])("%j, then %s", (before, question, expected) => {
    expect(briefOf(index, question, before)).toBe(expected);
  });
});

describe("opensFollowUp", () => {
  it.each([
    "and in France?",
    "what about Germany",
    "only 2024",
    "why?",
    "top 10",
    "by month",
    "same for 2012",
  ])("%s", (text) => {
    expect(opensFollowUp(text)).toBe(true);
  });
  it.each(["total revenue by country", "How many orders were placed?", "asset value"])(
    "%s stands alone",
    (text) => {
      expect(opensFollowUp(text)).toBe(false);
    },
  );
});

describe("after a turn that was not answered", () => {
  const index = salesIndex();
  const [previous] = [best(index, "freight by country").query];
  const sure = (question: string, unanswered: boolean, between = "how many visitors came"): number => {
    const read = understand({
      question,
      previous: [previous],
      previousQuestions: ["freight by country", between],
      unanswered,
      index,
      now: "2024-05-15T00:00:00",
    });
    return read.kind === "readings" ? (read.readings[0]?.confidence ?? 0) : 0;
  };

  it.each(["only Germany", "and in 2023?"])("“%s” goes on from nothing sure", (question) => {
    expect(sure(question, false)).toBeGreaterThan(0.6);
    expect(sure(question, true)).toBeLessThan(0.6);
  });

  it("thanks come between nothing", () => {
    expect(sure("only Germany", true, "thank you")).toBe(sure("only Germany", false));
  });

  it("a question by itself is as sure as ever", () => {
    const question = "how many customers are there in Germany?";
    expect(sure(question, true)).toBe(sure(question, false));
  });
});

it.each([[["members in Oban"]], [["how many members are in Oban"]]])(
  "“how many of them” after %j counts those, and not what they have",
  (before) => {
    const { query } = best(clubIndex(), "how many of them had a lesson with a cost above 100?", before);
    expect("subject" in query && query.subject).toBe("members");
  },
);
