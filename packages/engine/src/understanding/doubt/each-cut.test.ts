import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { understand } from "../understand.ts";

const index = clubIndex();
const outcomeOf = (question: string): unknown =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });

test("how many of each is not one number of them all", () => {
  expect(outcomeOf("members born before 1990 and after 2000 - how many of each")).not.toMatchObject({
    kind: "readings",
  });
});

test("how many of each kind are told apart", () => {
  expect(outcomeOf("basic and captain members - how many of each")).toMatchObject({ kind: "readings" });
});
