import { nameOfFile, toldApart } from "./names.ts";

/** A file and its tables, by the names that they have in it. */
type NamedFile = { fileName: string; tables: readonly string[] };

/**
 * What the tables of files that make one source are called, file by file. With `byFile`, a file's only table is called as
 * the file is, whatever its sheet's name; of a file with more tables, those that another file has too have the file's name
 * before theirs. What is then called alike is numbered in the order of the files.
 */
export function nameTables(files: readonly NamedFile[], byFile: boolean): string[][] {
  const wanted = files.map(({ fileName, tables }) =>
    tables.length === 1 && byFile ? [nameOfFile(fileName)] : tables,
  );
  const holders = countBy(wanted.flatMap((names) => [...new Set(names.map(lower))]));
  const own = files.map(({ fileName, tables }, at) => {
    const file = nameOfFile(fileName);
    const isShared = (name: string): boolean =>
      tables.length > 1 && lower(name) !== lower(file) && (holders.get(lower(name)) ?? 0) > 1;
    return (wanted[at] ?? []).map((name) => (isShared(name) ? `${file}_${name}` : name));
  });
  const names = toldApart(own.flat());
  return own.map((each) => names.splice(0, each.length));
}

const lower = (name: string): string => name.toLowerCase();

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
