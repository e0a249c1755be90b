import { fieldOf } from "@parlance/contract";
import { expect, test } from "vitest";
import { readGroups } from "./groups.ts";
import { byGroup, byMonth } from "./testing/shaped-result.ts";

test("groups with names, figures and what these add up to", () => {
  const { table, query } = byGroup([3, 5]);
  expect(readGroups(table, query)).toMatchObject({
    called: "Region",
    column: 1,
    label: "Revenue",
    adds: "amounts",
    rows: [
      { row: 0, name: "g0", value: 3 },
      { row: 1, name: "g1", value: 5 },
    ],
  });
  const counted = byGroup([3, 5], "count");
  expect(readGroups(counted.table, counted.query)?.adds).toBe("counts");
  const mean = byGroup([3, 5], "average");
  expect(readGroups(mean.table, mean.query)?.adds).toBe("no");
});

test("a group without a name is none", () => {
  const { table, query } = byGroup([3, 5]);
  const rows = table.rows.map(([, value]) => [null, value ?? null]);
  expect(readGroups({ ...table, rows }, query)?.rows[0]?.name).toBe("(none)");
});

test("what groups are made by unseen, and the rest of people's names, are no groups of their own", () => {
  const { table, query } = byGroup([3, 5]);
  const more = [{ id: "key", label: "Key", expression: fieldOf("orders", "key") }];
  const keyed = { ...query, dimensions: [...query.dimensions, ...more] };
  expect(readGroups(table, { ...keyed, hidden: ["key"] })?.rows).toHaveLength(2);
  expect(readGroups(table, keyed)).toBe(null);
  const [first, figure] = table.columns;
  if (first === undefined || figure === undefined) throw new Error("two columns");
  const people = [{ ...first, whole: { label: "Person", with: ["key"] } }, { ...first, id: "key" }, figure];
  const rows = table.rows.map(([name, value]) => [name ?? null, "Berg", value ?? null]);
  const read = readGroups({ ...table, columns: people, rows }, keyed);
  expect([read?.called, read?.rows[0]?.name]).toEqual(["Person", "g0 Berg"]);
});

test("no groups: periods, lists, figures below zero or missing, nothing at all", () => {
  for (const { table, query } of [
    byMonth([1, 2]),
    byGroup([3, -5]),
    byGroup([0, 0]),
    byGroup([3, Number.NaN]),
  ])
    expect(readGroups(table, query)).toBe(null);
  const { table, query } = byGroup([3, 5]);
  expect(readGroups(table, { ...query, measures: [] })).toBe(null);
  expect(readGroups(table, { kind: "set", operator: "union", left: query, right: query } as never)).toBe(
    null,
  );
});
