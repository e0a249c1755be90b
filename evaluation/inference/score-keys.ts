import type { SemanticModel } from "@parlance/contract";
import type { Database, Reference } from "./database.ts";

/** Counts over one database; `implied` are extras that follow from declared references. */
export type KeyScore = {
  found: number;
  missed: Reference[];
  extra: (Reference & { implied: boolean })[];
  keysRight: number;
  /** `isLonger`: fewer of the declared columns tell all rows apart, so that the data cannot show the rest. */
  keysWrong: { table: string; declared: string[]; inferred: string[]; isLonger: boolean }[];
};

/** What of a model is compared. */
type KnownKeys = {
  tables: Pick<SemanticModel["tables"][number], "name" | "primaryKey">[];
  relationships: Pick<SemanticModel["relationships"][number], "from" | "to">[];
};

/**
 * Compares what was inferred with what is declared: a reference is right when both tables and all column pairs are, the
 * direction included; a key when its columns are. Tables without rows do not count.
 */
export function scoreKeys({ tables, references }: Database, model: KnownKeys): KeyScore {
  const filled = new Set(tables.filter(({ rows }) => rows.length > 1).map(({ name }) => name));
  const counts = ({ table, refTable }: Reference): boolean => filled.has(table) && filled.has(refTable);
  const declared = references.filter(counts);
  const inferred = model.relationships
    .map(({ from, to }) => ({
      table: from.table,
      columns: from.columns,
      refTable: to.table,
      refColumns: to.columns,
    }))
    .filter(counts);
  const truth = new Set(declared.map(keyOf));
  const answer = new Set(inferred.map(keyOf));
  const groupOf = groups(declared);
  const keyed = tables.filter(({ name, primaryKey }) => primaryKey.length > 0 && filled.has(name));
  const verdicts = keyed.map(({ name, primaryKey, rows }) => ({
    table: name,
    declared: primaryKey,
    inferred: model.tables.find((table) => table.name === name)?.primaryKey ?? [],
    isLonger:
      primaryKey.length > 1 && primaryKey.some((_, at) => isUnique(rows, primaryKey.toSpliced(at, 1))),
  }));
  const keysWrong = verdicts.filter(
    (each) => each.declared.toSorted().join("\n") !== each.inferred.toSorted().join("\n"),
  );
  return {
    found: [...answer].filter((key) => truth.has(key)).length,
    missed: declared.filter((each) => !answer.has(keyOf(each))),
    extra: inferred
      .filter((each) => !truth.has(keyOf(each)))
      .map((each) => ({
        ...each,
        implied:
          each.columns.length === 1 &&
          groupOf(`${each.table}.${each.columns[0]}`) === groupOf(`${each.refTable}.${each.refColumns[0]}`),
      })),
    keysRight: verdicts.length - keysWrong.length,
    keysWrong,
  };
}

function isUnique([head = [], ...rows]: string[][], columns: string[]): boolean {
  const at = columns.map((column) => head.indexOf(column));
  return new Set(rows.map((row) => JSON.stringify(at.map((index) => row[index])))).size === rows.length;
}

const keyOf = ({ table, columns, refTable, refColumns }: Reference): string =>
  JSON.stringify([
    table,
    refTable,
    columns.map((column, index) => `${column}=${refColumns[index]}`).toSorted(),
  ]);

/** Columns that declared references tie together, directly or through others, have the same group. */
function groups(references: Reference[]): (column: string) => string {
  const parents = new Map<string, string>();
  const group = (column: string): string => {
    const parent = parents.get(column);
    return parent === undefined || parent === column ? column : group(parent);
  };
  for (const { table, columns, refTable, refColumns } of references) {
    if (columns.length > 1) continue;
    const [a, b] = [group(`${table}.${columns[0]}`), group(`${refTable}.${refColumns[0]}`)];
    if (a !== b) parents.set(a, b);
  }
  return group;
}
