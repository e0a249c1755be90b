import { inferPrimaryKey, keyBefore } from "./infer-primary-key.ts";
import type { KeyPair } from "./measure-relationship.ts";
import type { TableProfile } from "./profile-table.ts";
import { type ColumnKeys, type KeyedTable, readColumnKeys } from "./references/column-keys.ts";
import { compositeReferences, isPartOf } from "./references/composite-references.ts";
import { copiedKey } from "./references/copied-key.ts";
import { findReferences } from "./references/find-references.ts";
import { junctionKey } from "./references/junction-key.ts";
import { tableWords } from "./references/key-words.ts";
import { isCalendar } from "./references/name-likeness.ts";
import type { SourceReader } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";

/** A table whose data was profiled. */
export type ProfiledTable = { shape: TableShape; profile: TableProfile };

/** Keys and references that names and data show; no key is an empty list. */
export type InferredKeys = { primaryKeys: ReadonlyMap<string, string[]>; references: KeyPair[] };

/** Finds every table's key and the references between tables from names and data; `primaryKeys` are the source's own, by table. */
export async function inferKeys(
  reader: SourceReader,
  tables: ProfiledTable[],
  primaryKeys: ReadonlyMap<string, string[]> = new Map(),
): Promise<InferredKeys> {
  const times = tables.some(({ shape }) => isCalendarOfTimes(shape));
  const keyed: KeyedTable[] = [];
  for (const { shape, profile } of tables) {
    const columns: ColumnKeys[] = await readColumnKeys(reader, shape, profile, times);
    const primaryKey = await inferPrimaryKey(reader, shape, profile, primaryKeys.get(shape.name) ?? []);
    keyed.push({ name: shape.name, rowCount: shape.rowCount, primaryKey, columns });
  }
  const revised = await revisedKeys(reader, keyed, tables, primaryKeys);
  const single = await findReferences(reader, revised);
  const composite = await compositeReferences(reader, revised, single);
  const keys = revised.map((table): [string, string[]] => {
    const shape = tables.find((each) => each.shape.name === table.name)?.shape;
    const isStated = shape === undefined || (primaryKeys.get(table.name) ?? []).length > 0;
    const paired = isStated ? null : junctionKey(table, shape.columns, single, composite);
    return [table.name, paired ?? table.primaryKey];
  });
  return {
    primaryKeys: new Map(keys),
    references: [...single.filter((one) => !isPartOf(one, composite)).map(({ pair }) => pair), ...composite],
  };
}

/** A table of days whose first column has a time of day with each, as exports write days. */
const isCalendarOfTimes = ({ name, columns }: TableShape): boolean =>
  isCalendar(tableWords(name)) && columns[0]?.physicalType === "timestamp";

/** Keys as the references between the tables show them; those that the source states stay. */
async function revisedKeys(
  reader: SourceReader,
  keyed: KeyedTable[],
  tables: ProfiledTable[],
  stated: ReadonlyMap<string, string[]>,
): Promise<KeyedTable[]> {
  const references = await findReferences(reader, keyed);
  const revised = keyed.map((table, index) => {
    const known = tables[index];
    if (known === undefined || (stated.get(table.name) ?? []).length > 0) return table;
    const { shape, profile } = known;
    const [key] = table.primaryKey;
    const isReference = references.some(
      ({ pair: { from } }) =>
        from.table === table.name && from.columns[0] === key && table.primaryKey.length === 1,
    );
    const primaryKey =
      junctionKey(table, shape.columns, references) ??
      (isReference && key !== undefined ? keyBefore(shape, profile, key) : null) ??
      table.primaryKey;
    return { ...table, primaryKey };
  });
  const extended: KeyedTable[] = [];
  for (const table of revised) {
    const isStated = (stated.get(table.name) ?? []).length > 0;
    const longer = isStated ? null : await copiedKey(reader, table, revised, references);
    extended.push(longer === null ? table : { ...table, primaryKey: longer });
  }
  return extended;
}
