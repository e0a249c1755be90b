import { expect, it } from "vitest";
import type { Item } from "../parse/item.ts";
import type { ColumnOption } from "../parse/links/link.ts";
import { salesIndex } from "../testing/models.ts";
import { best } from "../testing/read.ts";
import { tokenize } from "../text/tokenize.ts";
import { choiceFeatures, coverFeatures } from "./word-features.ts";

const index = salesIndex();
const cover = (question: string, asked = question) =>
  coverFeatures(best(index, asked).matches, tokenize(question));

it("sees words that a reading explains by nothing, small ones and values in small letters", () => {
  expect(cover("orders by country in Germany")).toMatchObject({
    "words/uncovered": 0,
    "words/small": 0.4,
    "words/lowered": 0,
  });
  expect(cover("orders by country in germany")["words/lowered"]).toBe(1);
  expect(cover("orders by country unlike before", "orders by country")["words/uncovered"]).toBeCloseTo(0.5);
});

it("sees what is chosen against its name, tables named in part and light words left aside", () => {
  const option = (column: number, strength: number): ColumnOption => ({
    column,
    strength,
    evidence: "stem",
    kind: "number",
    table: 0,
  });
  const noun = { kind: "column" as const, start: 0, end: 1, options: [option(1, 1), option(2, 0.75)] };
  const items: Item[] = [
    noun,
    { kind: "table", start: 1, end: 2, table: 0, evidence: "partial", strength: 0.5 },
    { kind: "skip", start: 2, end: 3, word: "work", cost: 0.25 },
    { kind: "skip", start: 3, end: 4, word: "the", cost: 0 },
  ];
  const taken = (column: number) =>
    choiceFeatures(
      { items, worth: 0 },
      { columns: new Map([[noun, column]]), values: new Map(), worth: 0, weakest: 1 },
    );
  expect(taken(2)).toEqual({ "words/overruled:column": 0.25, "words/table": 0.5, "words/light": 1 });
  expect(taken(1)["words/overruled:column"]).toBeUndefined();
});

it("sees none that are left out of what is read", () => {
  const asked = tokenize("orders by country by the way");
  const { matches } = best(index, "orders by country");
  expect(coverFeatures(matches, asked, asked.slice(0, 3))["words/uncovered"]).toBe(0);
});
