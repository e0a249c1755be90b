import { describe, expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { best } from "../testing/read.ts";
import { matchFeatures } from "./match-features.ts";
import { questionFeatures } from "./question-features.ts";

const index = salesIndex();

describe("how well words are explained", () => {
  const featuresOf = (question: string) => {
    const { query, matches } = best(index, question);
    return matchFeatures(JSON.stringify(query), matches, question, question.split(" ").length);
  };

  it("counts names, values and how exactly they were met", () => {
    const features = featuresOf("orders by country in Germany");
    expect(features["match/named"]).toBe(2);
    expect(features["match/values"]).toBe(1);
    expect(features["match/weak"]).toBe(0);
    expect(features["match/exact"]).toBe(1);
  });

  it("sees letters that nothing explains", () => {
    const plain = featuresOf("number of orders by country")["match/covered"] ?? 0;
    const odd = featuresOf("number of wonderfully fascinating orders by country")["match/covered"] ?? 0;
    expect(plain).toBeGreaterThan(0.9);
    expect(odd).toBeLessThan(plain - 0.3);
  });

  it("weighs words against the columns that they came to", () => {
    const short = featuresOf("orders by country");
    const long = featuresOf("please show me the number of all of the orders that we have by country");
    expect(long["match/perField"]).toBeGreaterThan(short["match/perField"] ?? 0);
    expect(long["match/fields"]).toBe(short["match/fields"]);
  });
});

describe("how a question is put", () => {
  it("counts sentences, numbers, names and quotations", () => {
    const features = questionFeatures(
      'Which orders of Chop and 3 of "Chai", in 2024? Return the id.',
      13,
      false,
    );
    expect(features).toMatchObject({
      "asks/mark": 0,
      "asks/capital": 1,
      "asks/sentences": 1,
      "asks/quoted": 1,
      "asks/numbers": 2,
      "asks/names": 1,
      "asks/commas": 1,
      "asks/follows": 0,
    });
    expect(features["asks/long"]).toBeCloseTo(0.1);
    expect(questionFeatures("and by month?", 3, true)).toMatchObject({ "asks/mark": 1, "asks/follows": 1 });
  });
});
