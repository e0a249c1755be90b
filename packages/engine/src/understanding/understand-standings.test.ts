import { describe, expect, it } from "vitest";
import { briefOf } from "./testing/read.ts";
import { standingsIndex } from "./testing/standings-model.ts";

const index = standingsIndex();

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
    ["What is the total gross?", "sum(number(gross))"],
  ])("%s", (question, expected) => {
    expect(briefOf(index, question)).toBe(expected);
  });
});
