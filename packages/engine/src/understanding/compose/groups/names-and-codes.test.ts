import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, brief, briefOf } from "../../testing/read.ts";

/** Sailings of a ferry line: to piers that its list of piers does not all have, at fares that are called alike by the trip and by the year. */
const { model, values } = makeModel({
  tables: {
    piers: {
      naming: "title",
      rows: 40,
      columns: {
        code: { type: "string", role: "key", distinct: 40 },
        title: { type: "string", distinct: 40 },
      },
    },
    fares: {
      naming: "fare_name",
      rows: 8,
      columns: {
        fare_id: { type: "integer", role: "key", distinct: 8 },
        fare_name: { type: "string", values: ["Bay", "Coast", "Isle", "Sound"], distinct: 4 },
        valid: { type: "string", values: ["trip", "year"], distinct: 2 },
      },
    },
    sailings: {
      fact: true,
      rows: 5000,
      columns: {
        sailing_id: { type: "integer", role: "key" },
        destination: { type: "string", role: "key", distinct: 45 },
        fare_id: { type: "integer", role: "key", distinct: 8 },
        mate: { type: "string", values: ["Ann", "Bo"], distinct: 2, nulls: 40 },
      },
    },
  },
  references: ["sailings.destination>piers.code", "sailings.fare_id>fares.fare_id"],
});
const orphans = { inclusion: 0.9, uniqueness: 1, orphans: 60, nulls: 0 };
const indexOf = (count: number) =>
  buildModelIndex(
    {
      ...model,
      relationships: model.relationships.map((each) => ({
        ...each,
        evidence: each.to.table === "piers" ? { ...orphans, orphans: count } : null,
      })),
    },
    values,
  );

test("a code that no row explains stands for itself, and is among the first", () => {
  const named = "coalesce(title, destination)";
  expect(briefOf(indexOf(60), "sailings by destination")).toBe(`count(*) by ${named}`);
  expect(briefOf(indexOf(60), "5 most popular destinations by number of sailings")).toBe(
    `count(*) by ${named} order m1 desc limit 5`,
  );
  expect(briefOf(indexOf(0), "sailings by destination")).toBe("count(*) by title");
});

test("what several rows are called alike is one group", () => {
  const { query } = best(indexOf(0), "sailings per fare");
  expect(query.kind === "aggregate" ? query.dimensions.length : null).toBe(1);
  expect(brief(query)).toBe("count(*) by fare_name");
});

test("no member is none of those that have so many", () => {
  expect(briefOf(indexOf(0), "which mates have at least 40 sailings")).toBe(
    "count(*) by mate where not mate missing having m1 >= 40",
  );
});
