import type { Literal } from "@parlance/contract";
import fc from "fast-check";
import { columns, type TestReference, type TestTable } from "./test-model.ts";

/** Tables and references of a random small schema with its rows. */
export type TestSchema = { tables: TestTable[]; references: TestReference[] };

/** Columns that every random table has besides its keys: references r1, r2 and values. */
const layout = "a:integer b:integer r1:integer r2:integer n:integer x:decimal s:string d:date";

const small = fc.integer({ min: 1, max: 4 });
const maybe = <T extends Literal>(from: fc.Arbitrary<T>): fc.Arbitrary<Literal> =>
  fc.option(from, { nil: null, freq: 5 });
const row: fc.Arbitrary<Literal[]> = fc.tuple(
  small,
  small,
  maybe(fc.integer({ min: 1, max: 5 })),
  maybe(small),
  maybe(fc.integer({ min: -3, max: 9 })),
  maybe(fc.integer({ min: -4, max: 12 }).map((n) => n / 2)),
  maybe(fc.constantFrom("red", "green", "Blue")),
  maybe(fc.constantFrom("2024-01-05", "2024-01-31", "2024-02-01", "2023-12-31", "2024-03-15")),
);

const keys = fc.constantFrom<"single" | "composite" | "none">("single", "single", "composite", "none");

/** One table: rows unique on its key where it has one. */
const rowsOf = (key: "single" | "composite" | "none"): fc.Arbitrary<Literal[][]> =>
  key === "none"
    ? fc.array(row, { maxLength: 6 })
    : fc.uniqueArray(row, {
        maxLength: 6,
        selector: ([a, b]) => (key === "single" ? `${a}` : `${a} ${b}`),
      });

const table = fc.record({ key: keys }).chain(({ key }) =>
  rowsOf(key).map((rows) => ({
    columns: columns(layout),
    rows,
    primaryKey: key === "single" ? ["a"] : key === "composite" ? ["a", "b"] : [],
  })),
);

/** Two to four tables; each after the first refers to an earlier one, some to two, some to itself. */
export const randomSchema: fc.Arbitrary<TestSchema> = fc
  .tuple(
    fc.array(table, { minLength: 2, maxLength: 4 }),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { minLength: 3, maxLength: 5 }),
  )
  .map(([list, picks]) => {
    const tables = list.map((each, index): TestTable => ({ name: `t${index}`, ...each }));
    const references = picks.flatMap(([from, to, second], index): TestReference[] => {
      const near = index + 1 < tables.length ? index + 1 : from % tables.length;
      const far = index + 1 < tables.length ? to % (index + 1) : to % tables.length;
      const [source, target] = [tables[near], tables[far]];
      return source === undefined || target === undefined
        ? []
        : [reference(`r${index}`, source, target, second)];
    });
    return { tables, references };
  });

/** A reference by the target's key, composite where that is; to-many where it has none. */
function reference(id: string, from: TestTable, to: TestTable, second: boolean): TestReference {
  const isComposite = to.primaryKey.length === 2;
  const column = second ? "r2" : "r1";
  return {
    id,
    from: from.name,
    fromColumns: isComposite ? ["r1", "r2"] : [column],
    to: to.name,
    toColumns: isComposite ? ["a", "b"] : ["a"],
    cardinality: to.primaryKey.length === 0 ? "many-to-many" : "many-to-one",
  };
}
