import type { Warehouse } from "@parlance/engine";
import { identifier } from "./identifier.ts";
import { comparableWords } from "./name-words.ts";
import { query, type TableProfile } from "./profile-table.ts";
import type { TableShape } from "./table-shape.ts";

/**
 * The columns that tell a table's rows apart: declared ones when the data agrees, else the unique filled column that
 * looks most like a key, else the shortest unique pair or triple of key-like columns; empty when there is none.
 */
export async function inferPrimaryKey(
  warehouse: Warehouse,
  shape: TableShape,
  profile: TableProfile,
  declared: string[],
): Promise<string[]> {
  if (shape.rowCount === 0) return declared;
  if (declared.length > 0 && (await isUnique(warehouse, shape, declared))) return declared;
  const unique = shape.columns
    .filter(
      (column) =>
        column.physicalType !== "decimal" && isFilledAndDistinct(profile, column.name, shape.rowCount),
    )
    .map((column) => ({ name: column.name, score: keyLikeness(shape, column.name) }))
    .sort((a, b) => b.score - a.score);
  const best = unique[0];
  if (best !== undefined && best.score > 0) return [best.name];
  return compositeKey(warehouse, shape, profile);
}

function isFilledAndDistinct(profile: TableProfile, column: string, rows: number): boolean {
  const figures = profile.columns.get(column);
  return figures !== undefined && figures.nulls === 0 && figures.distinct === rows;
}

function keyLikeness(shape: TableShape, name: string): number {
  const names = comparableWords(name);
  const table = comparableWords(shape.name);
  const position = shape.columns.findIndex((column) => column.name === name);
  const type = shape.columns[position]?.physicalType;
  const last = names.at(-1) ?? "";
  let score = position === 0 ? 2 : -position * 0.1;
  if (["id", "key", "uuid", "guid"].includes(last)) score += 3;
  if (["code", "number", "sku"].includes(last)) score += 2;
  if (names.length > 1 && names.slice(0, -1).every((word) => table.includes(word)) && score >= 2) score += 2;
  if (type === "date" || type === "timestamp") score -= position === 0 ? 1 : 3;
  if (type === "integer" && !isKeyWord(last)) score -= position === 0 ? 0.5 : 2.5;
  if (["description", "comment", "note", "email", "url", "address"].includes(last)) score -= 3;
  return score;
}

const isKeyWord = (word: string): boolean => ["id", "key", "code", "number", "no"].includes(word);

async function compositeKey(
  warehouse: Warehouse,
  shape: TableShape,
  profile: TableProfile,
): Promise<string[]> {
  const candidates = shape.columns
    .filter(
      (column) => (profile.columns.get(column.name)?.nulls ?? 1) === 0 && column.physicalType !== "decimal",
    )
    .filter(
      (column, index) =>
        index < 3 || isKeyWord(comparableWords(column.name).at(-1) ?? "") || column.physicalType === "date",
    )
    .slice(0, 6)
    .map((column) => column.name);
  for (const size of [2, 3]) {
    for (const columns of combinations(candidates, size)) {
      if (couldBeUnique(profile, columns, shape.rowCount) && (await isUnique(warehouse, shape, columns)))
        return columns;
    }
  }
  return [];
}

const couldBeUnique = (profile: TableProfile, columns: string[], rows: number): boolean =>
  columns.reduce((product, column) => product * (profile.columns.get(column)?.distinct ?? 0), 1) >= rows;

async function isUnique(warehouse: Warehouse, shape: TableShape, columns: string[]): Promise<boolean> {
  const known = new Set(shape.columns.map((column) => column.name));
  if (columns.some((column) => !known.has(column))) return false;
  const list = columns.map(identifier).join(", ");
  const rows = await query(
    warehouse,
    `SELECT COUNT(*) FROM (SELECT DISTINCT ${list} FROM ${identifier(shape.name)}) AS keys`,
  );
  return Number(rows[0]?.[0]) === shape.rowCount;
}

function combinations(items: string[], size: number): string[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
