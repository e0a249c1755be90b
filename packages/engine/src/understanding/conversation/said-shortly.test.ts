import { expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { briefOf } from "../testing/read.ts";

const index = salesIndex();

it.each([
  [
    ["revenue by segment"],
    "Could you do that for each country rather than for each segment?",
    "by country instead",
  ],
  [["revenue by segment"], "I'd like to see it by country instead, please", "by country instead"],
  [["revenue by segment"], "Split by country, not by segment", "by country instead"],
  [["total revenue in 2023"], "Now break that down for each country, please.", "by country"],
  [["revenue by category"], "I'm only interested in customers in France.", "only customers in France"],
  [["revenue by category"], "I only want to see France.", "only France"],
  [["revenue by country"], "And what does it look like if we take out France?", "without France"],
  [["revenue by country"], "What happens if we leave out France?", "without France"],
  [["number of customers in France"], "The same count for Germany, please", "what about Germany?"],
  [["number of customers in France"], "And what would it be for Germany?", "what about Germany?"],
  [["number of customers in France"], "whats the number for Germany?", "what about Germany?"],
  [["revenue by segment"], "Could you also show the number of orders?", "also show the number of orders"],
  [
    ["revenue and number of orders by country"],
    "Please put the ones with the most orders at the top.",
    "sort by number of orders, highest first",
  ],
  [["revenue by segment in 2023"], "put 2022 next to it", "compare to 2022"],
  [["revenue in 2023"], "slice it by segment", "by segment"],
  [["revenue in 2023"], "can you drill down into segments?", "by segment"],
  [["revenue in 2023"], "zoom in on France", "only France"],
  [["revenue in 2023"], "segment?", "by segment"],
  [["revenue by country"], "start with the smallest", "lowest first"],
  [["revenue by country"], "and begin with the biggest ones, please", "highest first"],
  [["revenue by country"], "leave only France", "only France"],
  [["revenue by month in 2023"], "now add it up as it goes along", "cumulative"],
  [["number of customers in France"], "do that again but for Germany", "what about Germany?"],
  [["revenue by country"], "The same but without France", "without France"],
  [["revenue by country"], "what did they send there, I mean freight", "and the freight"],
])("after %j, “%s” is “%s”", (before, spoken, short) => {
  expect(briefOf(index, spoken, before)).toBe(briefOf(index, short, before));
});
