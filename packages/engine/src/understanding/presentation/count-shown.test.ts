import { fieldOf, listQuery } from "@parlance/contract";
import { expect, test } from "vitest";
import { bakeryIndex } from "../testing/bakery-model.ts";
import { brief } from "../testing/read.ts";
import { countShown } from "./count-shown.ts";

test.each([
  ["ordered_at", "count(*) by day(ordered_at)"],
  ["stage", "count(*) by stage"],
])("rows are counted by a column's values, moments by their day: %s", (column, expected) => {
  const { model } = bakeryIndex();
  const query = listQuery(model.source, "orders", {
    columns: [{ id: "c1", label: column, expression: fieldOf("orders", column) }],
  });
  const wish = { chart: null, counts: true, drawn: false, bin: null, spread: false, order: null };
  expect(brief(countShown(query, wish, model))).toBe(expected);
});
