import { isNumberType } from "@parlance/contract";
import type { KeyPair } from "../measure-relationship.ts";
import { nameWords } from "../name-words.ts";
import type { TableShape } from "../table-shape.ts";
import type { KeyedTable } from "./column-keys.ts";
import { keyName, tableWords } from "./key-words.ts";
import type { FoundReference } from "./score-reference.ts";

/** Columns besides its references that a table of pairs holds at most. */
const mostOthers = 2;
/** Things that a table of nothing but references pairs up at most. */
const mostPaired = 3;

/** A table with the references to single keys, but for those of days, and to keys of several columns that are known. */
type Pairing = { table: KeyedTable; references: FoundReference[]; composites: KeyPair[] };

/**
 * The key of a table that pairs others up: its leading references together, even where fewer of them happen to tell the rows
 * apart so far, and the day or period that a pair holds for. Null for all other tables.
 */
export function junctionKey(
  table: KeyedTable,
  columns: TableShape["columns"],
  references: FoundReference[],
  composites: KeyPair[] = [],
): string[] | null {
  const [key] = table.primaryKey;
  if (key === undefined) return null;
  const pairing: Pairing = {
    table,
    references: references.filter(
      ({ pair, facts }) => pair.from.table === table.name && facts.from.valueClass !== "day",
    ),
    composites: composites.filter(({ from }) => from.table === table.name),
  };
  const end = columns.findIndex(({ name }) => !isPaired(pairing, name) || hasBlanks(table, name));
  const leading = (end < 0 ? columns : columns.slice(0, end)).map(({ name }) => name);
  if (table.primaryKey.length > 1) return longerKey(pairing, columns, leading);
  if (leading.length < 2 || !leading.includes(key)) return null;
  const named = namedAfter(pairing, leading);
  const most = named === "wholly" ? columns.length : mostOthers;
  if (columns.length - leading.length > most) return null;
  if (named !== "no") return leading;
  return leading.some(isKind) || isUniqueIndeed(pairing, key) ? null : leading;
}

const hasBlanks = ({ columns }: KeyedTable, name: string): boolean =>
  columns.some(({ column, nulls }) => column === name && nulls > 0);

/** Whether a column says which thing is paired: a reference, or the code of what the table is called after ("apartment_facilities"). */
function isPaired({ table, references, composites }: Pairing, column: string): boolean {
  const { own, isKey } = keyName(column);
  const words = tableWords(table.name);
  return (
    references.some(({ pair }) => pair.from.columns[0] === column) ||
    composites.some(({ from }) => from.columns.includes(column)) ||
    (isKey &&
      own.length > 0 &&
      own.every((word) => words.includes(word)) &&
      !table.primaryKey.includes(column))
  );
}

/**
 * A key of several columns with the references that stand among them, with all columns where all are references, and with the
 * day or period that a pair holds for right behind it. Null where nothing comes to it.
 */
function longerKey(pairing: Pairing, columns: TableShape["columns"], leading: string[]): string[] | null {
  const { table, composites } = pairing;
  if (leading.length === 0 || !leading.includes(table.primaryKey[0] ?? "")) return null;
  const inKeys = composites.filter(({ from }) => from.columns.every((column) => leading.includes(column)));
  const joined = inKeys.flatMap(({ from }) => from.columns);
  const things = leading.filter((column) => !joined.includes(column)).length + inKeys.length;
  if (leading.length === columns.length) return things <= mostPaired ? leading : null;
  const key = leading.filter((column) => table.primaryKey.includes(column) || joined.includes(column));
  const rest = table.primaryKey.filter((column) => !leading.includes(column));
  const next = columns[leading.length];
  const run = next !== undefined && isTime(next) ? [...leading, next.name] : leading;
  if (!rest.every((column) => run.includes(column))) return null;
  const width = key.length + rest.length;
  const last = Math.max(...[...key, ...rest].map((column) => run.indexOf(column)));
  if (!isNamed(table.name) && last + 1 > width + 1) return null;
  const isSince =
    last === leading.length - 1 &&
    run.length > leading.length &&
    next !== undefined &&
    (startsPeriod(next) || (isPeriod(next.name) && columns.slice(leading.length + 1).some(isFigure)));
  return run.slice(0, isSince ? last + 2 : last + 1);
}

const isTime = ({ name, physicalType }: TableShape["columns"][number]): boolean =>
  physicalType === "date" || physicalType === "timestamp" || isPeriod(name);

/** A letter and a number ("t01") name nothing. */
const isNamed = (table: string): boolean => /\p{L}{2}/u.test(table);

/** Whether a table is called after all that it pairs ("film_category"), wholly so where its name says nothing else, or has no name. */
function namedAfter({ table, references }: Pairing, leading: string[]): "no" | "partly" | "wholly" {
  if (!isNamed(table.name)) return "partly";
  const words = tableWords(table.name);
  const said = leading.map((column) => {
    const target = references.find(({ pair }) => pair.from.columns[0] === column)?.pair.to.table;
    return target === undefined ? keyName(column).own : tableWords(target);
  });
  if (!said.every((each) => each.some((word) => words.includes(word)))) return "no";
  return words.every((word) => said.some((each) => each.includes(word))) ? "wholly" : "partly";
}

/** A kind or a state describes a thing, it is not paired with it. */
const isKind = (column: string): boolean => kinds.has(keyName(column).own.at(-1) ?? "");
const kinds = new Set(["type", "kind", "status", "state", "class", "category", "level", "method", "gender"]);

/** "start_date", "valid_from": a pair may come again from another day on. */
const startsPeriod = ({ name, physicalType }: TableShape["columns"][number]): boolean =>
  physicalType === "date" &&
  nameWords(name).some((word) => ["start", "from", "since", "begin", "effective"].includes(word));

/** A figure of a pair's is one of each period that stands before it. */
const isFigure = ({ physicalType }: TableShape["columns"][number]): boolean => isNumberType(physicalType);

/** "year", "semester": a name that says nothing but a period. */
export const isPeriod = (column: string): boolean => nameWords(column).every((word) => periods.has(word));
const periods = new Set("year quarter month week season semester term period".split(" "));

/** Rows with one value twice that chance would have made, from which on it is no chance that there is none. */
const enoughTwice = 8;

/** Whether a leading reference tells the rows apart by more than chance (the birthday problem). */
function isUniqueIndeed({ table, references }: Pairing, key: string): boolean {
  const facts = references.find(({ pair }) => pair.from.columns[0] === key)?.facts;
  return (
    facts !== undefined &&
    facts.from.position === 0 &&
    (table.rowCount * (table.rowCount - 1)) / 2 / facts.to.distinct > enoughTwice
  );
}
