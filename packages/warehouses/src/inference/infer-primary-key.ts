import { comparableWords, nameWords } from "./name-words.ts";
import type { TableProfile } from "./profile-table.ts";
import { isPeriod } from "./references/junction-key.ts";
import { keyName } from "./references/key-words.ts";
import type { SourceReader } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";

/**
 * The columns that tell a table's rows apart: declared ones when the data agrees, else the unique filled column that
 * looks most like a key, else the shortest unique pair or triple of key-like columns; empty when there is none.
 */
export async function inferPrimaryKey(
  reader: SourceReader,
  shape: TableShape,
  profile: TableProfile,
  declared: string[],
): Promise<string[]> {
  if (shape.rowCount === 0) return declared;
  const known = declared.every((name) => shape.columns.some((column) => column.name === name));
  const [only] = declared;
  const isSingle = declared.length === 1 && only !== undefined && isFilledAndDistinct(profile, only);
  if (
    isSingle ||
    (declared.length > 0 && known && (await isUnique(reader, shape.name, profile.rows, declared)))
  )
    return declared;
  const unique = shape.columns
    .filter((column) => couldBeKey(column) && isFilledAndDistinct(profile, column.name))
    .map((column) => ({ name: column.name, score: keyLikeness(shape, column.name) }))
    .sort((a, b) => b.score - a.score);
  const best = unique[0];
  if (best !== undefined && best.score > 0) return withFirstName(shape, profile, best.name);
  const several = await compositeKey(reader, shape, profile);
  const name = several.find((column) => isUniqueName(shape, profile, column));
  return name === undefined ? several : [name];
}

/** A name that tells the rows apart by itself needs no other column beside it: models by their names, whoever makes them. */
function isUniqueName({ columns }: TableShape, profile: TableProfile, name: string): boolean {
  const type = columns.find((column) => column.name === name)?.physicalType;
  return type === "string" && nameWords(name).at(-1) === "name" && isFilledAndDistinct(profile, name);
}

/**
 * The first column, where it tells the rows apart as the reference to another table does that was taken for the key ("year"
 * before a match's id). Null where there is none.
 */
export function keyBefore({ columns }: TableShape, profile: TableProfile, key: string): string[] | null {
  const [first] = columns;
  if (first === undefined || first.name === key || !couldBeKey(first)) return null;
  const isFigure = first.physicalType === "integer" && !keyName(first.name).isKey && !isPeriod(first.name);
  return !isFigure && isFilledAndDistinct(profile, first.name) ? [first.name] : null;
}

/** People are told apart by both their names, though few of them share the last one. */
function withFirstName({ columns }: TableShape, profile: TableProfile, name: string): string[] {
  const at = columns.findIndex((column) => column.name === name);
  const first = [columns[at - 1], columns[at + 1]].find(
    (column) => column !== undefined && isNamedAs(column.name, firstNames),
  );
  if (!isNamedAs(name, lastNames) || first === undefined || profile.columns.get(first.name)?.nulls !== 0)
    return [name];
  return [name, first.name];
}

const isNamedAs = (column: string, names: Set<string>): boolean => names.has(nameWords(column).join(""));
const lastNames = new Set(["lastname", "surname", "familyname", "lname"]);
const firstNames = new Set(["firstname", "givenname", "forename", "fname"]);

/** Numbers with decimals are measured, but for those called a key ("600.101"). */
const couldBeKey = ({ name, physicalType }: TableShape["columns"][number]): boolean =>
  physicalType !== "decimal" || keyName(name).isKey;

function isFilledAndDistinct(profile: TableProfile, column: string): boolean {
  const figures = profile.columns.get(column);
  return figures !== undefined && figures.nulls === 0 && figures.distinct === profile.rows;
}

function keyLikeness(shape: TableShape, name: string): number {
  const { own, words, isKey } = keyName(name);
  const table = comparableWords(shape.name);
  const isOwn =
    own.length > 0 && (own.every((word) => table.includes(word)) || own.join("") === initials(table));
  const position = shape.columns.findIndex((column) => column.name === name);
  const type = shape.columns[position]?.physicalType;
  const last = words.at(-1) ?? "";
  let score = position === 0 ? 2 : -position * 0.1;
  if (isKey) score += ["id", "key", "uuid", "guid", "ssn"].includes(last) ? 3 : 2;
  if (isKey && words.length > 1 && isOwn) score += 2;
  if (isKey && own.length > 0 && !isOwn && position > 0) score -= 1;
  if (type === "date" || type === "timestamp") score -= position === 0 ? 1 : 3;
  if (type === "integer" && !isKey) score -= position === 0 ? 0.5 : 2.5;
  if (position > 0 && !isKey && type === "string") score -= 0.5;
  if (["description", "comment", "note", "url", "address", "rowguid"].includes(last)) score -= 3;
  if (position > 0 && last === "email") score -= 3;
  return score;
}

const initials = (words: string[]): string => words.map((word) => word.charAt(0)).join("");

/** Names of numbers that count the parts of one thing: lines of an order, versions of a document. */
export const ordinals: ReadonlySet<string> = new Set([
  "line",
  "item",
  "sequence",
  "seq",
  "position",
  "row",
  "ordinal",
  "version",
]);
/** Columns that keys of several columns are made of at most. */
const mostCandidates = 7;

/** The likeliest of the shortest lists of columns that tell the rows apart. When something began and when it ended seldom fall together twice, and tell of no row which it is. */
async function compositeKey(
  reader: SourceReader,
  shape: TableShape,
  profile: TableProfile,
): Promise<string[]> {
  const candidates = shape.columns
    .filter((column) => (profile.columns.get(column.name)?.nulls ?? 1) === 0 && couldBeKey(column))
    .map((column) => ({ name: column.name, score: partLikeness(shape, column.name) }))
    .filter(({ score }) => score > 0)
    .slice(0, mostCandidates);
  for (const size of [2, 3, 4]) {
    const combined = combinations(candidates, size)
      .map((parts) => ({
        names: parts.map(({ name }) => name),
        times: parts.filter(({ name }) => isMoment(shape, name)).length,
        score: parts.reduce((sum, { score }) => sum + score, 0),
      }))
      .filter(({ times }) => times < 2)
      .toSorted((a, b) => b.score - a.score);
    for (const { names } of combined) {
      if (couldBeUnique(profile, names) && (await isUnique(reader, shape.name, profile.rows, names)))
        return names;
    }
  }
  return [];
}

/** How likely a column is part of its table's key: among the first, marked as a key, a line's number, a time. */
function partLikeness(shape: TableShape, name: string): number {
  const position = shape.columns.findIndex((column) => column.name === name);
  const { own, isKey } = keyName(name);
  const type = shape.columns[position]?.physicalType;
  const early = position < 3 ? 1.5 - position * 0.3 : 0;
  return (
    early +
    (isKey ? 1 : 0) +
    (own.some((word) => ordinals.has(word)) ? 0.8 : 0) +
    (type === "date" ? 0.5 : type === "timestamp" ? 0.3 : 0) -
    position * 0.01
  );
}

const isMoment = ({ columns }: TableShape, name: string): boolean => {
  const type = columns.find((column) => column.name === name)?.physicalType;
  return type === "date" || type === "timestamp";
};

const couldBeUnique = (profile: TableProfile, columns: string[]): boolean =>
  columns.reduce((product, column) => product * (profile.columns.get(column)?.distinct ?? 0), 1) >=
  profile.rows;

async function isUnique(
  reader: SourceReader,
  table: string,
  rows: number,
  columns: string[],
): Promise<boolean> {
  const list = columns.map(reader.quote).join(", ");
  const found = await reader.rows(
    `SELECT COUNT(*) FROM (SELECT DISTINCT ${list} FROM ${reader.sample(table)}) AS key_rows`,
  );
  return Number(found[0]?.[0]) === rows;
}

function combinations<Item>(items: Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
