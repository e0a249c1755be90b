import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const makers = ["norvik", "halden"];
const names = makers.flatMap((maker) => Array.from({ length: 15 }, (_, at) => `${maker} type ${at + 20}`));

/** Boats whose names begin with their makers', each name on a few rows. */
const { model, values } = makeModel({
  tables: {
    boats: {
      rows: 60,
      key: [],
      naming: "name",
      columns: {
        name: { type: "string", values: [...names, "ulla estate", "norvik estate"], distinct: 32 },
        weight: { type: "integer", level: true },
        berths: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how many norviks are there", "count(*) where name contains norvik"],
  ["number of norviks and haldens", "count(*) where (name contains norvik or name contains halden)"],
  [
    "norvik vs halden average weight",
    "average(weight) by case where (name contains norvik or name contains halden)",
  ],
  [
    "average weight of norvik and halden",
    "average(weight) by case where (name contains norvik or name contains halden)",
  ],
  ["average weight of boats over 3500 kg vs the rest", "average(weight) by case"],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

test("each part of a name is a row that is called by it", () => {
  const { query } = best(index, "norvik vs halden average weight");
  const [dimension] = query.kind === "aggregate" ? query.dimensions : [];
  const cases = dimension?.expression.kind === "case" ? dimension.expression.cases : [];
  expect(cases.map(({ value }) => (value.kind === "constant" ? value.value : null))).toEqual(makers);
});
