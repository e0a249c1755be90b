import { expect, test } from "vitest";
import { garageSheet } from "../testing/garage-sheet.ts";
import { best } from "../testing/read.ts";
import { meterSheet } from "../testing/vineyard-model.ts";

const [garage, meters] = [garageSheet(), meterSheet()];

test.each([
  [meters, "in which months did Mill House use more than Old Dairy", "Mill House", "Old Dairy"],
  [meters, "in which years did the Coast have a higher cost than the Hills", "Coast", "Hills"],
  [garage, "which mechanics have more clutches than brakes", "Clutch", "Brakes"],
  [garage, "which mechanics had fewer refused jobs than done ones in 2023", "Refused", "Done"],
])("%# %s", (index, question, one, other) => {
  const { query } = best(index, question);
  if (query.kind !== "aggregate") throw new Error(query.kind);
  const [first, second] = query.measures;
  expect([first?.label, second?.label].map((label) => label?.split(" of ").at(-1))).toEqual([one, other]);
  expect(query.having).toMatchObject({ left: { id: "m1" }, right: { id: "m2" } });
  expect(query.dimensions).toHaveLength(1);
});
