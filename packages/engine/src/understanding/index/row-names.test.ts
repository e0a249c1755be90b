import { expect, it } from "vitest";
import { makeModel, type TableSketch } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const tally: TableSketch = {
  rows: 4,
  naming: "rank",
  columns: {
    rank: { type: "string", values: ["1", "2", "3", "4"] },
    region: { type: "string", values: ["East", "West"] },
    nation: { type: "string", values: ["Chad", "Mali", "Niger", "Togo"] },
    bronze: { type: "integer" },
  },
};
const indexOf = (tables: Record<string, TableSketch>) => {
  const { model, values } = makeModel({ tables });
  return buildModelIndex(model, values);
};

it("names rows by words rather than by their rank", () => {
  const index = indexOf({ tally });
  expect(index.tables[0]?.naming.map((id) => index.columns[id]?.column.name)).toEqual(["nation"]);
  expect(briefOf(index, "who has won the most bronze?")).toBe("list nation order bronze desc limit 1");
});

it("leaves names as they are where there are several tables or no better ones", () => {
  const { nation: _, ...rest } = tally.columns;
  const names = (tables: Record<string, TableSketch>) => {
    const index = indexOf(tables);
    return index.tables[0]?.naming.map((id) => index.columns[id]?.column.name);
  };
  expect(names({ tally, other: { columns: { id: { type: "integer" } } } })).toEqual(["rank"]);
  expect(names({ tally: { ...tally, columns: rest } })).toEqual(["rank"]);
});
