import { measureRelationship } from "../measure-relationship.ts";
import type { SourceReader } from "../source-reader.ts";
import type { KeyedTable } from "./column-keys.ts";
import { isPeriod } from "./junction-key.ts";
import { keyName } from "./key-words.ts";
import { isLineNumber } from "./line-number.ts";
import type { FoundReference } from "./score-reference.ts";

/** Share of the other table's combinations that must be found. */
const leastInclusion = 0.97;

/**
 * A key of several columns with those right behind it that another table repeats together with the key ("semester" and "year" of
 * a course's section): what is repeated elsewhere is what rows are referred to by, even where fewer columns happen to tell
 * them apart so far. Figures, references and texts are not added, since copies of them are common, and to numbered lines only periods; null where nothing comes to it.
 */
export async function copiedKey(
  reader: SourceReader,
  table: KeyedTable,
  tables: KeyedTable[],
  references: FoundReference[],
): Promise<string[] | null> {
  const { primaryKey, columns } = table;
  const last = columns.find(({ column }) => column === primaryKey.at(-1));
  if (primaryKey.length < 2 || last === undefined) return null;
  const isLine = isLineNumber(table, last);
  const behind = columns.slice(columns.indexOf(last) + 1);
  const end = behind.findIndex(
    ({ column, nulls }) =>
      nulls > 0 || !(isPeriod(column) || (!isLine && isMarked(table, column, references))),
  );
  const next = (end < 0 ? behind : behind.slice(0, end)).map(({ column }) => column);
  for (let count = next.length; count > 0; count--) {
    const longer = [...primaryKey, ...next.slice(0, count)];
    for (const other of tables.filter((each) => each !== table && holds(each, longer)))
      if (await repeats(reader, other.name, table.name, longer)) return longer;
  }
  return null;
}

const isMarked = ({ name }: KeyedTable, column: string, references: FoundReference[]): boolean =>
  keyName(column).isKey &&
  !references.some(({ pair: { from } }) => from.table === name && from.columns[0] === column);

const holds = ({ columns }: KeyedTable, names: string[]): boolean =>
  names.every((name) => columns.some(({ column }) => column === name));

async function repeats(reader: SourceReader, from: string, to: string, columns: string[]): Promise<boolean> {
  const { evidence } = await measureRelationship(reader, {
    from: { table: from, columns },
    to: { table: to, columns },
  });
  return evidence !== null && evidence.inclusion >= leastInclusion;
}
