import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, brief, briefOf } from "../testing/read.ts";

/** The ports of a coast, by year. */
const sketch = makeModel({
  tables: {
    port_figures: {
      fact: true,
      rows: 480,
      key: ["port", "year"],
      columns: {
        port: { type: "string", values: ["Lund", "Marsk", "Torne"], distinct: 40 },
        coast: { type: "string", values: ["North", "South"], distinct: 2 },
        year: { type: "integer", role: "time", distinct: 12, minimum: 1990, maximum: 2023 },
        berths: { type: "integer" },
        water_depth: { type: "decimal", level: true },
      },
    },
  },
});
const ports = buildModelIndex(sketch.model, sketch.values);

/** What is asked, and the years that it compares. */
function compared(question: string): string {
  const { query } = best(ports, question);
  const { current, previous, time } = (query.kind === "aggregate" ? query.comparison : null) ?? {};
  const years = [previous, current].map((period) => period?.interval.start?.slice(0, 4));
  return `${brief(query)} | ${time?.column} ${years.join(" to ")}`;
}

test.each([
  ["growth of berths from 1990 to 2020", "sum(berths) | year 1990 to 2020"],
  [
    "by how many percent did the berths of Lund grow between 1990 and 2020",
    "sum(berths) where port = Lund | year 1990 to 2020",
  ],
  [
    "which 3 ports grew the most in berths from 1990 to 2020",
    "sum(berths) by port order m1:change desc limit 3 | year 1990 to 2020",
  ],
  [
    "which coasts' berths fell between 1990 and 2020",
    "sum(berths) by coast having m1:difference < 0 order m1:difference | year 1990 to 2020",
  ],
  [
    "which coast grew fastest in berths",
    "sum(berths) by coast order m1:change desc limit 1 | year 1990 to 2023",
  ],
])("%s: one year of numbers against another", (question, read) => {
  expect(compared(question)).toBe(read);
});

test.each([
  [
    "water depth of Lund in 1990 and 2020",
    "average(water_depth) by year where (port = Lund and (year = 1990 or year = 2020))",
  ],
  ["growth of berths by year", "sum(berths) by year growth"],
  ["trend of the water depth of Lund", "trend: average(water_depth) by year where port = Lund order t"],
  ["forecast berths on the north coast", "forecast: sum(berths) by year(year) where coast = North order t"],
])("%s: figures along years of numbers", (question, read) => {
  expect(briefOf(ports, question)).toBe(read);
});
