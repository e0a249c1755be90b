import type { Database, Reference } from "./database.ts";

/** The same data under names that say nothing: tables t01…, columns c01…, in an order of their own. */
export function withoutNames(database: Database): Database {
  const random = generator(database.name);
  const order = database.tables.map((table) => ({ table, at: random() })).sort((a, b) => a.at - b.at);
  const names = new Map(order.map(({ table }, index) => [table.name, `t${padded(index)}`]));
  const columns = new Map(
    database.tables.map((table) => [
      table.name,
      new Map((table.rows[0] ?? []).map((name, index) => [name, `c${padded(index)}`])),
    ]),
  );
  return renamed(
    database,
    (table) => names.get(table) ?? table,
    (table, column) => columns.get(table)?.get(column) ?? column,
  );
}

/**
 * The data with the faults of real exports: in references that are not part of a key, 1 to 4 % of blanks and of values that refer
 * to nothing, some text in another case or with a space behind it, and most of those columns under another name.
 */
export function withFaults(database: Database): Database {
  const random = generator(database.name);
  const taken = new Set<string>();
  const faulty = database.references.filter((reference) => {
    const key = `${reference.table}.${reference.columns[0]}`;
    const primary = database.tables.find(({ name }) => name === reference.table)?.primaryKey ?? [];
    if (reference.columns.length > 1 || taken.has(key) || primary.includes(reference.columns[0] ?? ""))
      return false;
    const isTarget = database.references.some(
      ({ refTable, refColumns }) => refTable === reference.table && refColumns[0] === reference.columns[0],
    );
    taken.add(key);
    return !isTarget;
  });
  const names = new Map<string, string>();
  for (const reference of faulty) {
    spoilColumn(database, reference, random);
    const twins = database.references.filter(
      ({ table, refTable }) => table === reference.table && refTable === reference.refTable,
    );
    if (random() < 0.75 && twins.length === 1 && reference.table !== reference.refTable)
      names.set(`${reference.table}.${reference.columns[0]}`, otherName(reference.refTable, random()));
  }
  return renamed(
    database,
    (table) => table,
    (table, column) => names.get(`${table}.${column}`) ?? column,
  );
}

function spoilColumn(database: Database, { table, columns }: Reference, random: () => number): void {
  const rows = database.tables.find(({ name }) => name === table)?.rows ?? [];
  const at = (rows[0] ?? []).indexOf(columns[0] ?? "");
  const share = 0.01 + random() * 0.03;
  for (const row of rows.slice(1)) {
    const value = row[at] ?? "";
    const chance = random();
    if (chance < share) row[at] = "";
    else if (chance < 2 * share && value !== "")
      row[at] = /^\d+$/.test(value)
        ? String(900_000 + Math.floor(random() * 10_000))
        : `ZZ${100 + Math.floor(random() * 900)}`;
    else if (chance < 2.5 * share && /[a-z]/i.test(value)) row[at] = `${value.toLowerCase()} `;
  }
}

function otherName(target: string, choice: number): string {
  const word = target.toLowerCase().replaceAll(/\W+/g, "_");
  if (choice < 0.3) return `fk_${word}`;
  if (choice < 0.6) return `${word}_ref`;
  return choice < 0.8 ? `${word}_no` : `${word}Code`;
}

function renamed(
  { name, tables, references }: Database,
  table: (name: string) => string,
  column: (table: string, name: string) => string,
): Database {
  return {
    name,
    tables: tables.map((one) => ({
      name: table(one.name),
      primaryKey: one.primaryKey.map((key) => column(one.name, key)),
      rows: one.rows.map((row, index) => (index === 0 ? row.map((head) => column(one.name, head)) : row)),
    })),
    references: references.map((one) => ({
      table: table(one.table),
      columns: one.columns.map((each) => column(one.table, each)),
      refTable: table(one.refTable),
      refColumns: one.refColumns.map((each) => column(one.refTable, each)),
    })),
  };
}

const padded = (index: number): string => String(index + 1).padStart(2, "0");

/** Numbers from 0 to 1, the same for the same name (mulberry32 over a string hash). */
function generator(name: string): () => number {
  let state = [...name].reduce((hash, sign) => (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
