import { expect, test } from "vitest";
import { gapRule } from "./fills-gap.ts";
import type { KeyPair } from "./measure-relationship.ts";
import type { Declared } from "./table-shape.ts";

const tables = [
  { shape: { name: "actor" }, primaryKey: ["actor_id"] },
  { shape: { name: "musical" }, primaryKey: ["musical_id"] },
  { shape: { name: "theatre" }, primaryKey: ["theatre_id"] },
];
const fillsGap = (pair: KeyPair, stated: Declared["foreignKeys"], known: typeof tables): boolean =>
  gapRule(stated, known).fills(pair);
const reference = (from: string, column: string, to: string, key = column) => ({
  from: { table: from, columns: [column] },
  to: { table: to, columns: [key] },
});
const declared = (fromTable: string, column: string, toTable: string, key: string) => ({
  fromTable,
  fromColumns: [column],
  toTable,
  toColumns: [key],
});

test("without declared references every inferred one counts", () => {
  expect(fillsGap(reference("actor", "show", "musical", "musical_id"), [], tables)).toBe(true);
});

test("beside declared ones a column must repeat the key's name and be free", () => {
  const stated = [declared("musical", "theatre_id", "theatre", "theatre_id")];
  expect(fillsGap(reference("actor", "musical_id", "musical"), stated, tables)).toBe(true);
  expect(fillsGap(reference("actor", "show", "musical", "musical_id"), stated, tables)).toBe(false);
  expect(fillsGap(reference("musical", "theatre_id", "theatre"), stated, tables)).toBe(false);
  expect(fillsGap(reference("musical", "musical_id", "actor"), stated, tables)).toBe(false);
});

test("a column named after the table refers to it whatever its key is called", () => {
  const stated = [declared("musical", "theatre_id", "theatre", "theatre_id")];
  expect(fillsGap(reference("musical", "actor_id", "actor", "aid"), stated, tables)).toBe(true);
  expect(fillsGap(reference("musical", "star_id", "actor", "aid"), stated, tables)).toBe(false);
  expect(fillsGap(reference("musical", "first_actor_id", "actor", "aid"), stated, tables)).toBe(true);
});

test("a declared reference of a table to itself under another key's name leaves room", () => {
  const stated = [declared("actor", "musical_id", "actor", "actor_id")];
  expect(fillsGap(reference("actor", "musical_id", "musical"), stated, tables)).toBe(true);
});
