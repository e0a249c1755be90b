import { describe, expect, test } from "vitest";
import { cutOff } from "./cut-off.ts";

const among = (words: string, contracted = false) => ({ source: new Set(words.split(" ")), contracted });

describe("words that are cut off", () => {
  test.each([
    ["quan", "quantity"],
    ["phon", "phone"],
    ["deta", "detail"],
    ["custo", "customer"],
    ["coun", "country"],
  ])("%s begins %s, the commonest of those that begin so", (word, whole) => {
    expect(cutOff(word, among(word))).toBe(whole);
  });

  test("a word that another name has written out is meant first", () => {
    expect(cutOff("coun", among("coun counties"))).toBe("county");
    expect(cutOff("zaph", among("zaph zaphodium"))).toBe("zaphodium");
  });

  test("three letters, and words that are not common, tell something only among names that are cut off", () => {
    expect(cutOff("reg", among("reg"))).toBeNull();
    expect(cutOff("reg", among("reg", true))).toBe("region");
    expect(cutOff("aqua", among("aqua"))).toBeNull();
    expect(cutOff("aqua", among("aqua", true))).toBe("aquarium");
  });

  test.each([
    "state",
    "book",
    "even",
    "depart",
    "organ",
    "custom",
    "customers",
    "temp",
    "rep",
    "dev",
    "cat",
    "xyzz",
    "qty",
    "a1b2",
  ])("%s stays: a word, a short form that is known or has several meanings, or none", (word) => {
    expect(cutOff(word, among(`${word} booking events repair`, true))).toBeNull();
  });
});
