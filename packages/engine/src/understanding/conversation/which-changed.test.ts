import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, brief } from "../testing/read.ts";

/** Catches by day up to the end of 2021; now is May 15, 2024. */
const { model, values } = makeModel({
  tables: {
    catches: {
      fact: true,
      rows: 900,
      time: "landed",
      columns: {
        id: { type: "integer", role: "key" },
        landed: { type: "date", minimum: "2019-02-01", maximum: "2021-12-30", distinct: 800 },
        kilos: { type: "decimal" },
        boat: { type: "string", values: ["Alma", "Berit"], distinct: 2 },
        port: { type: "string", values: ["Wick", "Thurso"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  [["kilos by boat", "which grew the most"], "m1:change desc limit 1", "2020-01-01 2021-01-01"],
  [["kilos by boat", "which boat fell the most?"], "m1:difference limit 1", "2020-01-01 2021-01-01"],
  [["kilos by boat in March 2021", "the biggest drop"], "m1:difference limit 1", "2021-02-01 2021-03-01"],
  [["monthly kilos by boat", "which one grew fastest"], "m1:change desc limit 1", "2019-02-01 2021-12-01"],
  [["monthly kilos by boat in 2020", "which grew most"], "m1:change desc limit 1", "2020-01-01 2020-12-01"],
  [["which boat grew the most"], "m1:change desc limit 1", "2020-01-01 2021-01-01"],
  [["yearly kilos by boat", "which grew the most?"], "m1:change desc limit 1", "2020-01-01 2021-01-01"],
  [["kilos by boat", "which one grew most in 2020"], "m1:change desc limit 1", "2019-01-01 2020-01-01"],
  [
    ["kilos by boat", "which of them fell the most from 2019 to 2021"],
    "m1:difference limit 1",
    "2019-01-01 2021-01-01",
  ],
  [["kilos by boat 2021 vs 2019", "which grew the most?"], "m1:change desc limit 1", "2019-01-01 2021-01-01"],
])("whose figure went furthest: %j", (turns, ranked, times) => {
  const { query } = best(index, turns.at(-1) ?? "", turns.slice(0, -1));
  const comparison = query.kind === "aggregate" ? query.comparison : null;
  expect(brief(query)).toBe(`sum(kilos) by boat order ${ranked}`);
  expect(`${comparison?.previous.interval.start} ${comparison?.current.interval.start}`).toBe(times);
});

test("of a top 3 they are among these", () =>
  expect(brief(best(index, "which grew the most", ["top 3 boats by kilos"]).query)).toBe(
    "sum(kilos) by boat where boat among sum(kilos) by boat order m1 desc limit 3 order m1:change desc limit 1",
  ));

test("another that changed most is one of all, and not of the one shown", () =>
  expect(
    brief(best(index, "and the one that fell most", ["kilos by boat", "which grew the most"]).query),
  ).toBe("sum(kilos) by boat order m1:difference limit 1"));

test.each([
  [["kilos by boat in 2021", "compare that with 2020"], "which ones went up?", ">"],
  [["kilos by boat 2021 vs 2020"], "which boats fell?", "<"],
  [["yearly kilos by boat"], "who improved", ">"],
])("those whose figure went that way: %j, %s", (before, question, operator) => {
  const { query } = best(index, question, before);
  expect(brief(query)).toBe(`sum(kilos) by boat having m1:difference ${operator} 0`);
  expect(query.kind === "aggregate" && query.comparison !== null).toBe(true);
});
