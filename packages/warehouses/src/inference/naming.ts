import type { Column, Relationship, TableType } from "@parlance/contract";
import { comparableWords } from "./name-words.ts";

const nameWords = ["name", "title", "label"];

/** What a name is judged by: its label where the name itself is one joined word ("custname"). */
export const spokenName = ({ name, label }: Column): string => (splitsName(name) ? name : label);

const splitsName = (name: string): boolean => comparableWords(name).length > 1;

/** The column that names a row to people: "name", "<table> name", title, label, else the first short text that nearly tells rows apart. */
export function namingColumn(
  table: string,
  columns: Column[],
  rowCount: number,
  primaryKey: readonly string[] = [],
): string | null {
  const own = comparableWords(table);
  const named = columns.some((column) => comparableWords(spokenName(column)).at(-1) === "name");
  const born = areBorn(columns);
  const scored = columns
    .filter((column) => column.physicalType === "string")
    .filter((column) => !(named && isBesideName(spokenName(column))))
    .map((column, index) => ({
      column,
      score: nameScore(column, own, { rowCount, primaryKey, born }) - index * 0.01,
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return scored[0]?.column.name ?? null;
}

/** Beside a name, a title is a rank or a form of address, and a label the code that a person gave the row. */
const isBesideName = (column: string): boolean =>
  comparableWords(column).includes("title") || comparableWords(column).at(-1) === "label";

/** Beyond so many rows, another thing's name that fewer than this share of them have to themselves names that thing, not the row. */
const fewRows = 50;
const leastOwn = 0.3;
/** The share of rows that descriptions differ in, where they are of the rows and not of their kinds. */
const leastDescribed = 0.02;

/** What single machines and vehicles are told apart by, where several are of one model: "asset no", "fleet number", "plate", "machine tag", or "code" alone. */
const isOwnTag = (words: readonly string[], table: readonly string[]): boolean => {
  const last = words.at(-1) ?? "";
  const rest = words.slice(0, -1);
  const isTag =
    plates.has(last) || last === "code" || (rest.length > 0 && ["no", "nr", "number"].includes(last));
  return isTag && rest.every((word) => table.includes(word) || tagged.has(word) || plates.has(word));
};
const tagged: ReadonlySet<string> = new Set(
  "asset fleet inventory license licence number tail hull".split(" "),
);
const plates: ReadonlySet<string> = new Set("plate tag registration reg rego".split(" "));

/** Whether rows are beings, each with its birthday and one name, which others have too: the "pet name" of patients. */
const areBorn = (columns: readonly Column[]): boolean => {
  const names = columns.map((column) => comparableWords(spokenName(column)));
  return (
    names.filter((words) => words.at(-1) === "name").length === 1 &&
    names.some((words) => words.some((word) => births.has(word)))
  );
};
const births: ReadonlySet<string> = new Set("birth born birthday birthdate birthyear".split(" "));

/** Where a row is to be found, which names it to nobody. */
const addresses: ReadonlySet<string> = new Set([
  "url",
  "uri",
  "link",
  "website",
  "homepage",
  "image",
  "thumbnail",
  "zip",
  "postal",
  "postcode",
]);

function nameScore(
  column: Column,
  table: string[],
  { rowCount, primaryKey, born }: { rowCount: number; primaryKey: readonly string[]; born: boolean },
): number {
  const words = comparableWords(spokenName(column));
  const last = words.at(-1) ?? "";
  if (words.some((word) => addresses.has(word))) return 0;
  const distinct = rowCount === 0 ? 0 : (column.profile?.distinct ?? 0) / rowCount;
  if (nameWords.includes(last)) {
    const rest = words.slice(0, -1);
    if (rest.length === 0 || rest.every((word) => table.includes(word))) return 5 + distinct;
    return ["full", "display", "company", "common", "official"].includes(rest[0] ?? "")
      ? 4 + distinct
      : rowCount > fewRows && distinct < leastOwn && !born
        ? 0
        : 1.5 + 2 * distinct;
  }
  if (words.join(" ") === table.join(" ") && last !== "code") return 4 + distinct;
  if (isOwnTag(words, table) && distinct >= 1) return 1.9;
  if (["description", "model", "brand"].includes(last))
    return rowCount > fewRows && distinct < leastDescribed ? 0 : 1 + distinct;
  if (column.role === "text" || distinct <= 0.8 || ["email", "phone", "id", "room"].includes(last)) return 0;
  if (column.role !== "key") return 0.5 + distinct;
  return primaryKey.includes(column.name) ? 0.3 + distinct : 0;
}

/**
 * What a table records. Facts refer to others and hold measures or times; dimensions are referred to. In between, what has a
 * name of its own is a thing that people speak of; what has none is an event, or a part of one ("order lines") when it has a
 * time or an amount.
 */
export function tableType(table: string, columns: Column[], relationships: Relationship[]): TableType {
  const refers = relationships.filter(({ from, to }) => from.table === table && to.table !== table).length;
  const referred = relationships.filter(({ from, to }) => to.table === table && from.table !== table).length;
  const measures = columns.filter(
    (column) => column.role === "measure" && column.additivity !== "non-additive",
  ).length;
  const timed = columns.some((column) => column.role === "time");
  if (refers > 0 && referred === 0) return "fact";
  const isEvent = timed && measures > 0 && referred < 2 && !isCalledDimension(table);
  if (referred > 0 && refers === 0) return isEvent && !hasOwnName(table, columns) ? "fact" : "dimension";
  if (refers > 0) return (timed || measures > 0) && !hasOwnName(table, columns) ? "fact" : "dimension";
  return measures > 0 && timed ? "fact" : "unknown";
}

/** "dim_product", "product_dim", "DimProduct": the schema says so itself. */
const isCalledDimension = (table: string): boolean => /^(?:dim_|DIM_|Dim[A-Z])|_(?:dim|DIM)$/.test(table);

/** Words before "name" that make it the row's own. */
const ownNames = new Set([
  "first",
  "last",
  "family",
  "given",
  "full",
  "display",
  "company",
  "common",
  "official",
]);

/** First columns, among which a name of the row's own stands whatever language it is in. */
const firstColumns = 3;
/** Share of rows from which a text names each. */
const nearlyAll = 0.9;

/**
 * Whether people call a row by a name: "name", "title", "<table> name", first and last names, or a short text among the first
 * columns that tells nearly all rows apart and is no key.
 */
function hasOwnName(table: string, columns: Column[]): boolean {
  const own = comparableWords(table);
  const born = areBorn(columns);
  return columns.some((column, at) => {
    const { profile, role } = column;
    if (at < firstColumns && role === "category" && column.physicalType === "string" && profile !== null) {
      const filled = profile.sampledRows - profile.nulls;
      if (filled > 1 && profile.distinct >= nearlyAll * profile.sampledRows) return true;
    }
    const words = comparableWords(spokenName(column));
    const rest = words.slice(0, -1);
    return (
      column.physicalType === "string" &&
      !isNumbered(column) &&
      nameWords.includes(words.at(-1) ?? "") &&
      (born || rest.every((word) => own.includes(word)) || ownNames.has(rest[0] ?? ""))
    );
  });
}

/** A key of numbers behind the same letters or signs ("#1001" to "#2100", "INV-0001"), however its column is called. */
function isNumbered({ role, profile }: Column): boolean {
  const [low, high] = [String(profile?.minimum ?? ""), String(profile?.maximum ?? "")];
  const before = /^\D*(?=\d+$)/u;
  return role === "key" && before.test(low) && before.exec(low)?.[0] === before.exec(high)?.[0];
}
