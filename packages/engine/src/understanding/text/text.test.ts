import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { lemma, stem } from "./lemma.ts";
import { fold, tokenize, valueKey } from "./tokenize.ts";

describe("tokenize", () => {
  it("keeps quotations whole and numbers as numbers", () => {
    const tokens = tokenize(`Who's in "Best Song" above 1,234.5?`);
    expect(tokens.map(({ text }) => text)).toEqual(["who", "in", "best song", "above", "1234.5", "?"]);
    expect(tokens.find(({ kind }) => kind === "number")?.number).toBe(1234.5);
  });
  it("takes two capitals with an s behind them for several", () => {
    expect(tokenize("POs, GPS, WOs").map(({ lemma: one }) => one)).toEqual(["po", ",", "gps", ",", "wo"]);
  });
  it("knows where each token stands", () => {
    const text = "crème brûlée, 3-1";
    for (const { raw, start, end } of tokenize(text)) expect(text.slice(start, end)).toBe(raw);
  });
  it("ends with the limit on any text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (text) => tokenize(text, 50).length <= 50),
      { seed: 7 },
    );
  });
});

describe("valueKey", () => {
  it.each([
    ["Mid-Market", "midmarket"],
    ["mid market", "midmarket"],
    ["Côte de Blaye", "cotedeblaye"],
    ["St. Louis", "stlouis"],
    ["30.4", "30.4"],
  ])("%s", (text, key) => expect(valueKey(text)).toBe(key));
});

describe("lemma", () => {
  it.each([
    ["countries", "country"],
    ["classes", "class"],
    ["people", "person"],
    ["matches", "match"],
    ["status", "status"],
    ["bus", "bus"],
  ])("%s", (word, form) => expect(lemma(word)).toBe(form));
});

describe("stem", () => {
  it.each([
    ["sunny", "sun"],
    ["shipped", "ship"],
    ["rainy", "rain"],
  ])("%s", (word, root) => expect(stem(word)).toBe(root));
});

describe("editDistance", () => {
  it("counts a swap as one slip", () => expect(editDistance("produtcs", "products", 2)).toBe(1));
  it("gives up above the limit", () => expect(editDistance("abcdef", "uvwxyz", 2)).toBe(3));
  it("is symmetric", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 12 }),
        fc.string({ maxLength: 12 }),
        (a, b) => editDistance(a, b, 12) === editDistance(b, a, 12),
      ),
      { seed: 3 },
    );
  });
  it("folds accents and case", () => expect(fold("ÉCOLE Straße")).toBe("ecole strasse"));
});
