import { type Column, isNumberType } from "@parlance/contract";
import { comparableWords } from "./name-words.ts";
import { keyName } from "./references/key-words.ts";
import type { SourceReader } from "./source-reader.ts";

type Known = {
  name: string;
  columns: Column[];
  primaryKey: string[];
  timeColumn: string | null;
  rowCount: number;
};

/** Rows that repeat something, of too few of which nothing is known. */
const leastRepeated = 5;
/** Rows of an order that must repeat what only the data says is of the order. */
const leastOfOrders = 20;
/** Of so many different things and more of all rows is each row one. */
const mostThings = 0.9;

/** What rows come to each time, however often it is the same. */
const ofRows = new Set(
  "price cost amount fee charge rate fare rent tariff tip commission revenue sale sales income pay paid payment wage salary quantity qty hour hours minute minutes duration discount".split(
    " ",
  ),
);
const planned = new Set("budget target quota plan goal forecast".split(" "));
const standing = new Set("area capacity population headcount m2 sqm sqft".split(" "));
const orders = new Set(
  "order invoice transaction basket receipt ticket booking rental reservation bill shipment delivery".split(
    " ",
  ),
);
const kinds = new Set("type kind category segment class group status".split(" "));

/**
 * Finds the columns that tell something of a thing which several rows are about, by what the data says: all rows of a thing have the same there,
 * and the column is called after it ("project_budget" beside "project_code"), is a size ("Floor Area" beside "Site" and "Site Type"), or adds up
 * and is the same on all lines of an order.
 */
export async function withFiguresOfThings(reader: SourceReader, table: Known): Promise<Column[]> {
  const found = new Map<Column, Thing>();
  for (const thing of thingsOf(table)) {
    const asked = table.columns.filter(
      (column) => mayTell(column, thing, table) && isNearer(column, thing, found.get(column)),
    );
    for (const column of asked.length === 0 ? [] : await sameOnAll(reader, table, thing, asked))
      found.set(column, thing);
  }
  return table.columns.map((column) => {
    const thing = found.get(column);
    return thing === undefined ? column : { ...column, ofEach: thing.column.name };
  });
}

/** Whether a column is rather told of a thing than of another one: of what it is called after, else of the fewest. */
const isNearer = (column: Column, thing: Thing, other: Thing | undefined): boolean =>
  other === undefined ||
  (!isCalledAfter(column, other) && (isCalledAfter(column, thing) || distinctOf(thing) < distinctOf(other)));

const distinctOf = ({ column }: Thing): number => column.profile?.distinct ?? 0;

/** Whether a column's name begins with the thing's and says more. */
function isCalledAfter({ name }: Column, { words }: Thing): boolean {
  const own = comparableWords(name);
  return words.length < own.length && words.every((word, at) => own[at] === word);
}

/** What tells things apart: `words` are what they are called. */
type Thing = { column: Column; words: string[]; isKey: boolean };

/** Codes before names before bare words, of each the fewest things first. */
function thingsOf({ columns, primaryKey, rowCount }: Known): Thing[] {
  const named = columns.flatMap((column): Thing[] => {
    const { own, isKey, words } = keyName(column.name);
    const isName = own.length > 1 && own.at(-1) === "name";
    const isText = column.physicalType === "string";
    if (!(isKey ? isText || column.physicalType === "integer" : isText)) return [];
    if (!isName && !isKey && (kinds.has(own.at(-1) ?? "") || words.length === 0)) return [];
    const isRow = primaryKey.length === 1 && primaryKey[0] === column.name;
    const distinct = column.profile?.distinct ?? rowCount;
    const repeats = distinct > 1 && distinct <= rowCount * mostThings && rowCount - distinct >= leastRepeated;
    return isRow || !repeats ? [] : [{ column, words: isName ? own.slice(0, -1) : own, isKey }];
  });
  const rank = ({ isKey, column }: Thing): number =>
    isKey ? 0 : keyName(column.name).own.at(-1) === "name" ? 1 : 2;
  return named.sort(
    (one, other) =>
      rank(one) - rank(other) || (one.column.profile?.distinct ?? 0) - (other.column.profile?.distinct ?? 0),
  );
}

/** Whether a column may tell something of a thing, by its name and type. */
function mayTell(column: Column, thing: Thing, table: Known): boolean {
  const words = comparableWords(column.name);
  const isNumber = isNumberType(column.physicalType);
  const varies = (column.profile?.distinct ?? 0) > 1;
  if (column.name === thing.column.name || !varies || keyName(column.name).isKey) return false;
  const isOrder = thing.isKey && orders.has(thing.words.at(-1) ?? "");
  const isCalled = isCalledAfter(column, thing);
  if (isOrder && isNumber) return (column.role === "measure" && column.additivity === "additive") || isCalled;
  const own = words.slice(thing.words.length);
  if (isCalled && (isNumber || column.physicalType === "date"))
    return (
      !own.some((word) => ofRows.has(word)) &&
      !(own.some((word) => planned.has(word)) && isOnePerPeriod(thing, table))
    );
  return isNumber && words.some((word) => standing.has(word)) && isTold(thing, table);
}

/** Whether several columns tell of a thing: "Site" beside "Site Type". */
const isTold = (thing: Thing, { columns }: Known): boolean =>
  columns.some((column) => column !== thing.column && isCalledAfter(column, thing));

/** Whether the rows tell of each thing by the month or day: what is planned is then of these. */
function isOnePerPeriod({ column }: Thing, { columns, timeColumn, rowCount }: Known): boolean {
  const times = columns.find(({ name }) => name === timeColumn)?.profile?.distinct ?? 0;
  const cells = times * (column.profile?.distinct ?? 0);
  return rowCount <= cells && rowCount * 2 >= cells;
}

/** The columns that have no two values in the rows of one thing, and different ones among the things that have several rows. */
async function sameOnAll(
  reader: SourceReader,
  table: Known,
  thing: Thing,
  asked: readonly Column[],
): Promise<Column[]> {
  const key = reader.quote(thing.column.name);
  const inner = asked.map(
    ({ name }, at) =>
      `MIN(${reader.quote(name)}) AS v${at}, MAX(${reader.quote(name)}) AS w${at}, COUNT(${reader.quote(name)}) AS c${at}`,
  );
  const outer = asked.map(
    (_, at) =>
      `SUM(CASE WHEN v${at} <> w${at} THEN 1 ELSE 0 END), COUNT(DISTINCT CASE WHEN c${at} > 1 THEN v${at} END), SUM(CASE WHEN c${at} > 1 THEN c${at} ELSE 0 END)`,
  );
  const [row = []] = await reader.rows(
    `SELECT ${outer.join(", ")} FROM (SELECT ${key} AS k, ${inner.join(", ")} FROM ${reader.table(table.name)} WHERE ${key} IS NOT NULL GROUP BY ${key}) AS things`,
  );
  return asked.filter((column, at) => {
    const [differing = 0, values = 0, rows = 0] = row.slice(3 * at, 3 * at + 3).map(Number);
    return (
      differing === 0 && values > 1 && rows >= (isCalledAfter(column, thing) ? leastRepeated : leastOfOrders)
    );
  });
}
