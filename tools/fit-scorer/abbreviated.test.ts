import { expect, test } from "vitest";
import { abbreviated } from "./abbreviated.ts";

test.each([
  ["quantity", "cut", "quan"],
  ["category", "cut", "cat"],
  ["quantity", "contracted", "qnty"],
  ["shipped", "contracted", "shpd"],
  ["id", "cut", "id"],
  ["order2", "contracted", "order2"],
] as const)("%s, %s: %s", (word, style, short) => {
  expect(abbreviated(word, style, "shop")).toBe(short);
});

test("a word is the same in all names of a database", () => {
  for (const word of ["customer", "price", "warehouse"])
    expect(abbreviated(word, "mixed", "shop")).toBe(abbreviated(word, "mixed", "shop"));
});
