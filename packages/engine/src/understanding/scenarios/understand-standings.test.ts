import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { standingsIndex } from "../testing/standings-model.ts";
import { understand } from "../understand.ts";

const index = standingsIndex();
const asked = { previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" };

describe("columns that are called by words of asking", () => {
  it.each([
    [
      "Which club has cup goals greater than 0, with a total greater than 21?",
      "list club where (cup goals > 0 and total > 21)",
    ],
    [
      "Which club has a total smaller than 46 and an against of 56?",
      "list club where (total < 46 and against = 56)",
    ],
    ["Which club has 2 tries against?", "list club where tries against = 2"],
    ["Which club has 2 tries for?", "list club where tries for = 2"],
    ["What is the total of cup goals?", "sum(cup goals)"],
    [
      "What is the highest altitude when the cup goals are less than 30?",
      "maximum(altitude (m)) where cup goals < 30",
    ],
    ["Which captain had over 18 cup goals?", "list captain where cup goals > 18"],
    [
      "Which club has a budget per player (EUR) (2004) smaller than 3877 and a total of 5?",
      "list club where (budget per player (EUR) (2004) < 3877 and total = 5)",
    ],
    [
      "Which captain has a licence of no, and a total of 5?",
      "list captain where (licence = no and total = 5)",
    ],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});

describe("numbers and percentages in texts", () => {
  it.each([
    ["What did Holt Rovers gross?", "list gross where club = Holt Rovers"],
    ["What is the number of podiums of Holt Rovers?", "list podiums where club = Holt Rovers"],
    ["What is the record of Marle Town?", "list record where club = Marle Town"],
    ["What was the turnout percentage of Pendle?", "list turnout where club = Pendle"],
    ["What percentage of turnout did Pendle have?", "list turnout where club = Pendle"],
    ["What percentage of wins does Holt Rovers have?", "list win % where club = Holt Rovers"],
    ["What is the win percentage of Pendle?", "list win % where club = Pendle"],
    ["What is the total gross?", "sum(number(gross))"],
    ["Which club has an altitude above 193m?", "list club where altitude (m) > 193"],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});

describe("others, counts and superlatives", () => {
  it.each([
    [
      "Holt Rovers and what other club have 0 podiums?",
      "list club where (club != Holt Rovers and podiums = 0)",
    ],
    [
      "Pendle is one of the clubs with a total of 5, what is the other club?",
      "list club where (club != Pendle and total = 5)",
    ],
    ["how many total clubs have an against of 5?", "count(*) where against = 5"],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });

  it("takes what is counted for no part of a long text", () => {
    expect(
      JSON.stringify(understand({ ...asked, question: "how many matches were there with a total of 5?" })),
    ).not.toContain("unbeaten");
  });

  it("asks for the tallest of a table of the tallest", () => {
    const { model, values } = makeModel({
      tables: {
        tallest_towers_in_holt: {
          naming: "name",
          rows: 12,
          columns: {
            rank: { type: "integer", role: "key" },
            name: { type: "string", values: ["Town Mast", "Old Spire"], distinct: 12 },
            height: { type: "decimal" },
          },
        },
      },
    });
    expect(briefOf(buildModelIndex(model, values), "what is the tallest tower in holt?")).toBe(
      "list name order height desc limit 1",
    );
  });
});
