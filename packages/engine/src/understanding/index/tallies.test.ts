import { expect, it } from "vitest";
import { makeModel, type TableSketch } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const footfall: TableSketch = {
  fact: true,
  rows: 400,
  time: "day",
  key: ["row_no"],
  columns: {
    row_no: { type: "integer", role: "key", distinct: 400 },
    day: { type: "date", distinct: 400 },
    weather: { type: "string", values: ["Fog", "Sun"] },
    children: { type: "integer", maximum: 40 },
    cnt: { type: "integer", maximum: 900 },
  },
};
const { model, values } = makeModel({ tables: { gate: footfall } });
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (column.name === "cnt") column.label = "Count";
const index = buildModelIndex(model, values);

it.each([
  ["visitors by weather", "sum(cnt) by weather"],
  ["how many rides in 2023", "sum(cnt) where day in 2023-01-01..2024-01-01"],
  ["which weather is the quietest", "sum(cnt) by weather order m1 limit 1"],
  ["child visitors by weather", "sum(children) by weather"],
  ["5 busiest days", "list day order cnt desc limit 5"],
  ["the three quietest days", "list day order cnt limit 3"],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

it("counts rows where no number tells how many there were", () => {
  const { cnt: _, ...columns } = footfall.columns;
  const sheet = makeModel({ tables: { gate: { ...footfall, columns } } });
  expect(buildModelIndex(sheet.model, sheet.values).tallyNoun).toBeNull();
});
