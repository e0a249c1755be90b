import { nameOfFile, toldApart } from "./names.ts";
import type { IngestedTable } from "./outcome.ts";

/** A file of a source, with what its tables are called there, and the names that tables of its other files have. */
export type ReplacedFile = { fileName: string; tables: readonly string[]; taken: readonly string[] };

/**
 * The tables of a newer file, called as those whose place they take: an only table as the only one before, others by their own
 * name, with or without the file's before it. Tables that were not there before get a name that none has.
 */
export function inPlaceOf(
  tables: readonly IngestedTable[],
  newer: string,
  { fileName, tables: before, taken }: ReplacedFile,
): IngestedTable[] {
  const file = nameOfFile(fileName);
  const own = (name: string): string => asBefore(name, nameOfFile(newer), file);
  const [only] = before;
  const wanted = tables.map(({ name }) =>
    only !== undefined && before.length === 1 && tables.length === 1
      ? only
      : (before.find((one) => isOneOf(one, [own(name), `${file}_${own(name)}`])) ?? own(name)),
  );
  const names = toldApart([...taken, ...wanted]).slice(taken.length);
  const inSource = new Map(tables.map(({ name }, at) => [name, names[at] ?? name]));
  return tables.map((table) => ({
    ...table,
    name: inSource.get(table.name) ?? table.name,
    parentKey:
      table.parentKey === null
        ? null
        : {
            ...table.parentKey,
            parentTable: inSource.get(table.parentKey.parentTable) ?? table.parentKey.parentTable,
          },
  }));
}

/** A table that is called after its file, as the file before would have called it. */
const asBefore = (name: string, newer: string, file: string): string =>
  name.startsWith(newer) ? `${file}${name.slice(newer.length)}` : name;

const isOneOf = (one: string, names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === one.toLowerCase());
