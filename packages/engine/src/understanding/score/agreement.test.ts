import { describe, expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { best } from "../testing/read.ts";
import { agreement, queryParts } from "./agreement.ts";

const index = salesIndex();
const partsOf = (question: string) => queryParts(best(index, question).query);

describe("parts of queries", () => {
  it("tells apart what readings show and of which rows", () => {
    const all = partsOf("how many orders are there?");
    const some = partsOf("how many orders are from Germany?");
    expect(some.figures).toBe(all.figures);
    expect(some.rows).not.toBe(all.rows);
    expect(partsOf("list the names of customers").kind).toBe("list");
    expect(partsOf("what correlates with quantity?").kind).toBe("analysis correlation");
  });

  it("tells apart lists by order, limit and columns", () => {
    const plain = partsOf("list the names of customers");
    const other = partsOf("list the countries of customers");
    expect(other.shown).not.toBe(plain.shown);
    expect(other.fields).not.toBe(plain.fields);
    expect(partsOf("top 5 customers by freight").rank).not.toBe(partsOf("top 6 customers by freight").rank);
  });
});

describe("agreement", () => {
  const [a, b] = [partsOf("how many orders are there?"), partsOf("how many orders are from Germany?")];
  const ranked = [
    { score: 1, parts: a },
    { score: 0.8, parts: a },
    { score: 0.5, parts: b },
  ];

  it("adds up the shares of the readings that ask for the same", () => {
    const features = agreement(ranked, 0, [0.5, 0.3, 0.2]);
    expect(features["agree/rows"]).toBeCloseTo(0.8);
    expect(features["agree/figures"]).toBeCloseTo(1);
    expect(features["agree/all"]).toBeCloseTo(0.8);
    expect(features["agree/lead"]).toBeCloseTo(0.5);
  });

  it("measures the lead behind a rival as negative, without one as the most", () => {
    expect(agreement(ranked, 2, [0.5, 0.3, 0.2])["agree/lead"]).toBeCloseTo(-0.5);
    expect(agreement(ranked.slice(0, 2), 0, [0.6, 0.4])["agree/lead"]).toBe(3);
    expect(agreement([], 0, [])).toEqual({});
  });
});
