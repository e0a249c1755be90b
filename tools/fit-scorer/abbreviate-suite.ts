import { createReadStream, createWriteStream, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { readCases, sampleCases } from "../../packages/cli/src/evaluation/suite.ts";
import { nameWords } from "../../packages/warehouses/src/inference/name-words.ts";
import { abbreviated, type Style, styles } from "./abbreviated.ts";

/**
 * Writes a question suite whose tables and columns are called by short forms, as those of many real databases are, with the same rows, questions
 * and gold: what is lost by that, and how sure a reading of such names may be. The same names come out every time.
 *
 *     node tools/fit-scorer/abbreviate-suite.ts --out FOLDER --style contracted|cut|mixed [--count N] SUITE_FOLDER
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: "" },
    style: { type: "string", default: "mixed" },
    count: { type: "string" },
  },
});

/** A database's schema.json, of which only names are read; all else is written as it stands. */
type Schema = {
  tables: {
    name: string;
    file?: string;
    columns: { name: string }[];
    primaryKey?: string[];
    foreignKeys?: { columns: string[]; references: { table: string; columns: string[] } }[];
  }[];
};

async function abbreviateSuite(suite: string, out: string, kind: Style): Promise<void> {
  const all = await readCases(suite);
  const cases = options.count === undefined ? all : sampleCases(all, Number(options.count));
  mkdirSync(out, { recursive: true });
  const name = basename(out);
  const lines = cases.map((one) => JSON.stringify({ ...one, id: `${name}:${one.id}` }));
  writeFileSync(join(out, "cases.jsonl"), `${lines.join("\n")}\n`);
  for (const db of new Set(cases.map((one) => one.db)))
    await abbreviateDatabase(join(suite, "dbs", db), join(out, "dbs", db), { db, kind });
}

async function abbreviateDatabase(
  from: string,
  to: string,
  { db, kind }: { db: string; kind: Style },
): Promise<void> {
  const schema = JSON.parse(readFileSync(join(from, "schema.json"), "utf8")) as Schema;
  const shortOf = (names: string[]): Map<string, string> => {
    const taken = new Set<string>();
    return new Map(names.map((name) => [name, unused(short(name), taken)]));
  };
  const short = (name: string): string =>
    nameWords(name)
      .map((word) => abbreviated(word, kind, db))
      .join("_") || name;
  const tables = shortOf(schema.tables.map(({ name }) => name));
  const columns = new Map(
    schema.tables.map((table) => [table.name, shortOf(table.columns.map(({ name }) => name))]),
  );
  const column = (table: string, name: string): string => columns.get(table)?.get(name) ?? name;
  mkdirSync(to, { recursive: true });
  for (const table of schema.tables)
    await copyRenamed(
      join(from, table.file ?? `${table.name}.csv`),
      join(to, `${tables.get(table.name)}.csv`),
      (name) => column(table.name, name),
    );
  const renamed = schema.tables.map((table) => ({
    name: tables.get(table.name),
    file: `${tables.get(table.name)}.csv`,
    columns: table.columns.map(({ name, ...rest }) => ({ ...bare(rest), name: column(table.name, name) })),
    primaryKey: (table.primaryKey ?? []).map((name) => column(table.name, name)),
    foreignKeys: (table.foreignKeys ?? []).map(({ columns: own, references }) => ({
      columns: own.map((name) => column(table.name, name)),
      references: {
        table: tables.get(references.table),
        columns: references.columns.map((name) => column(references.table, name)),
      },
    })),
  }));
  writeFileSync(join(to, "schema.json"), JSON.stringify({ tables: renamed }));
}

/** What a column is beside its name, without what would tell the name again. */
const bare = (column: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(column).filter(([key]) => key === "type"));

/** A name, numbered where others of the same table came to be called so. */
function unused(name: string, taken: Set<string>): string {
  let free = name;
  for (let next = 2; taken.has(free); next += 1) free = `${name}${next}`;
  taken.add(free);
  return free;
}

/** A CSV file with the names of its first line changed. */
async function copyRenamed(from: string, to: string, rename: (name: string) => string): Promise<void> {
  const out = createWriteStream(to);
  let isHeader = true;
  for await (const line of createInterface({
    input: createReadStream(from),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)];
    const header = cells.map(([, quoted, plain]) => rename(quoted?.replaceAll('""', '"') ?? plain ?? ""));
    out.write(`${isHeader ? header.join(",") : line}\n`);
    isHeader = false;
  }
  await new Promise((done) => {
    out.end(done);
  });
}

const style = styles.find((each) => each === options.style);
const [folder = ""] = positionals;
if (style === undefined || options.out === "" || folder === "")
  throw new Error("Give a suite's folder, --out FOLDER and --style contracted, cut or mixed.");
await abbreviateSuite(resolve(folder), resolve(options.out), style);
