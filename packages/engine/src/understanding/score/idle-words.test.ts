import { describe, expect, test } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { best } from "../testing/read.ts";
import { understand } from "../understand.ts";
import { idleWords } from "./idle-words.ts";

const index = salesIndex();
const read = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" });

describe("words whose function a reading does not carry out", () => {
  test.each([
    "customers without orders",
    "customers who never placed an order",
    "average freight by country",
    "customers that are not in France",
    "share of freight by country",
    "orders with freight between 10 and 20",
    "monthly number of orders",
    "top 5 customers by freight",
    "freight growth by month",
    "revenue by country",
  ])("%s has none", (question) => {
    const { query, matches } = best(index, question);
    expect(idleWords(query, matches)).toEqual([]);
  });

  test("are found in a query that does without them", () => {
    const { matches } = best(index, "average freight of orders that are not in France");
    const { query } = best(index, "total freight");
    expect(idleWords(query, matches)).toEqual(["average", "not in"]);
  });

  test("a comparison is none that rows exist", () => {
    const { matches } = best(index, "customers with more than 3 orders");
    const { query } = best(index, "customers who have placed orders");
    expect(idleWords(query, matches)).toEqual(["more than"]);
  });

  test("are told instead of an answer without them", () => {
    const understood = read("average days between orders");
    expect(understood).toMatchObject({ kind: "idle-words", words: expect.arrayContaining(["between"]) });
  });

  test("that are ordinary words as often are let pass", () => {
    const { query, matches } = best(index, "freight of orders shipped after 2023");
    expect(idleWords(query, matches)).toEqual([]);
  });
});
