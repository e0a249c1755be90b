import { describe, expect, it } from "vitest";
import { complete } from "./complete.ts";
import type { Vocabulary } from "./vocabulary.ts";

const words: Vocabulary = {
  measures: ["revenue", "quantity"],
  groupings: ["region", "product"],
  times: ["order date"],
  values: [
    { value: "Northern Ireland", of: "Region" },
    { value: "Norway", of: "Region" },
  ],
};
const texts = (text: string, earlier: string[] = []) =>
  complete(text, words, earlier).map((each) => each.text);

describe("complete", () => {
  it("waits for two letters", () => expect(texts("r")).toEqual([]));

  it("goes on as an earlier question first", () => {
    expect(texts("reven", ["revenue by product in 2023", "orders"])).toEqual([
      "revenue by product in 2023",
      "revenue",
    ]);
  });

  it("offers what the grammar allows", () => {
    expect(texts("revenue by ")).toEqual([
      "revenue by region",
      "revenue by product",
      "revenue by day",
      "revenue by week",
      "revenue by month",
      "revenue by quarter",
    ]);
    expect(texts("top 5 pr").slice(0, 2)).toEqual(["top 5 product by revenue", "top 5 product by quantity"]);
    expect(texts("top 5 product by ")).toEqual(["top 5 product by revenue", "top 5 product by quantity"]);
    expect(texts("revenue in last q")).toEqual(["revenue in last quarter"]);
    expect(texts("revenue in l")).toContain("revenue in last quarter");
  });

  it("completes names and values of several words", () => {
    expect(texts("revenue in northern ir")).toEqual(["revenue in Northern Ireland"]);
    expect(texts("how many in nor")).toEqual(["how many in Northern Ireland", "how many in Norway"]);
    expect(texts("latest order d")).toEqual(["latest order date"]);
  });

  it("does not offer what is already typed", () => expect(texts("revenue")).toEqual([]));
});
