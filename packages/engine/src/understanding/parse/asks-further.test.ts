import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    runners: {
      naming: "runner_name",
      columns: {
        runner_id: { type: "integer", role: "key" },
        runner_name: { type: "string", distinct: 60 },
        club_id: { type: "integer", role: "key" },
        country: { type: "string", values: ["Chad", "Peru"] },
        finish_time: { type: "decimal" },
        age: { type: "integer" },
        licensed: { type: "string", values: ["yes", "no"] },
      },
    },
    clubs: {
      naming: "club_name",
      columns: {
        club_id: { type: "integer", role: "key" },
        club_name: { type: "string", distinct: 9 },
        town: { type: "string", values: ["Oban", "Ayr"] },
        opening_year: { type: "integer" },
      },
    },
  },
  references: ["runners.club_id>clubs.club_id"],
});
const index = buildModelIndex(model, values);

test.each([
  [
    "What is the name of the oldest runner with a finish time above 3, and what is her country?",
    "list runner_name, country where finish_time > 3 order age desc limit 1",
  ],
  ["What are the names of every club and in which towns are they located?", "list club_name, town"],
  [
    "Which runner has the lowest age? Please list the runner name and the age.",
    "list runner_name, age order age limit 1",
  ],
])("%s asks for one more thing, or tells rows apart", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("two tables joined by a possessive are both shown", () => {
  expect(briefOf(index, "What are the names of runners and their corresponding clubs?")).toMatch(
    /^list runner_name, .*club_name/,
  );
});

test.each([
  ["Name the most age for 6 finish time", "maximum(age) where finish_time = 6"],
  ["Which age is the highest one that has a country of Peru?", "age"],
  ["Which runners are there where licensed is no?", "list runner_name where licensed = no"],
  ["How many clubs opened in or after 2005?", "count(*) where opening_year >= 2005"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
