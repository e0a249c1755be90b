import { expect, it } from "vitest";
import { mendTimes } from "./mend-times.ts";
import { tokenize } from "./tokenize.ts";

const mended = (text: string, known: readonly string[] = []): string =>
  mendTimes(tokenize(text, 90), (token) => known.includes(token.text))
    .map((token) => token.text)
    .join(" ");

it.each([
  ["sales ths month", "sales this month"],
  ["sales lst mnth", "sales last month"],
  ["orders tis yer", "orders this year"],
  ["rents by mnth", "rents by month"],
  ["permits las quater", "permits last quarter"],
])("takes the words of time in %s for what they are", (asked, meant) => {
  expect(mended(asked)).toBe(meant);
});

it("leaves words alone that say no time, and those of the data", () => {
  expect(mended("lst price of ths lamp")).toBe("lst price of ths lamp");
  expect(mended("net year", ["net"])).toBe("net year");
  expect(mended("lst month", ["lst"])).toBe("last month");
  expect(mended("list months", ["list"])).toBe("list months");
});
