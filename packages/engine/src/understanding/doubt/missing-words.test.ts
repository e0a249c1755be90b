import { expect, test } from "vitest";
import { tripsIndex } from "../testing/rental-model.ts";
import { understand } from "../understand.ts";

const index = tripsIndex();
const read = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });

test("a state that the data does not know is not passed over", () => {
  expect(read("how many trips were cancelled in 2023")).toMatchObject({
    kind: "unknown-terms",
    terms: ["cancelled"],
  });
  expect(read("how many trips were recorded in 2023").kind).toBe("readings");
});

test("nor is one that is told by a verb and its particle", () =>
  expect(read("how many trips were turned down in 2023")).toMatchObject({
    kind: "unknown-terms",
    terms: ["turned down"],
  }));

test("nor is what the rows did", () => {
  for (const question of ["which trips flopped", "trips that flopped in 2023"])
    expect(read(question).kind).toBe("unknown-terms");
});

test("nor is where rows are in one small word", () =>
  expect(read("which trips are down at the moment")).toMatchObject({
    kind: "unknown-terms",
    terms: ["down"],
  }));

test("nor is a name that nothing carries, though it stands beside what is known", () => {
  for (const question of [
    "how many trips in Atlantis were made in 2023",
    "number of trips by month for Zanzibar",
  ])
    expect(read(question).kind).toBe("unknown-terms");
});

test("nor is the return of a thing where nothing is returned", () =>
  expect(read("return per bike in 2023")).toMatchObject({ kind: "unknown-terms" }));
