import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const drivers = ["Ada Moss", "Ben Hale", "Cara Lind", "Dan Roth"];
const { model, values } = makeModel({
  tables: {
    results: {
      key: [],
      rows: 4,
      columns: {
        pos: { type: "integer", role: "key" },
        driver: { type: "string", values: drivers, distinct: 4 },
        team: { type: "string", values: ["Ares", "Boreal"], distinct: 2 },
        points: { type: "string", role: "key", values: ["10", "8", "6", "5"], distinct: 4 },
      },
    },
  },
  references: ["results.points=results.pos"],
});
const inferred = model.relationships.map((each) => ({ ...each, origin: "inferred" as const }));
const index = buildModelIndex({ ...model, relationships: inferred }, values);

describe("counts of one", () => {
  it.each([
    ["which driver has the least amount of points?", "list driver order number(points) limit 1"],
    ["which team has the most drivers?", "count(*) by team order m1 desc limit 1"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

it("groups no rows by their own key to count them", () => {
  const visas = makeModel({
    tables: {
      visas: {
        rows: 90,
        columns: {
          visa_id: { type: "integer", role: "key", distinct: 90 },
          visa_type_code: { type: "string", values: ["Student", "Work"], distinct: 2 },
        },
      },
    },
  });
  expect(
    briefOf(
      buildModelIndex(visas.model, visas.values),
      "Find the number of records of each visa type and its type code.",
    ),
  ).toBe("count(*) by visa_type_code");
});

it("takes no column of the same numbers for a reference to its own table", () => {
  expect(index.columns.find(({ column }) => column.name === "points")).toMatchObject({
    foreign: false,
    form: "number",
  });
  const declared = buildModelIndex(model, values);
  const origin = model.relationships[0]?.origin;
  expect(origin).not.toBe("inferred");
  expect(declared.columns.find(({ column }) => column.name === "points")?.foreign).toBe(true);
});
