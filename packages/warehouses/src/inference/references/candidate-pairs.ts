import type { ColumnKeys, KeyedTable } from "./column-keys.ts";
import { type KeyName, keyName, tableNames } from "./key-words.ts";
import { isLineNumber } from "./line-number.ts";
import { employment, isAmount, nameLikeness } from "./name-likeness.ts";
import type { ReferenceFacts } from "./score-reference.ts";

/** Likeness from which a column is taken to say whose key it is. */
export const sayingSo = 0.75;
/** Share of a key's rows that must be told apart by it: exports repeat rows. */
const leastUnique = 0.97;

/** What names and shapes say of a column and a key that it could refer to. */
export type CandidatePair = Omit<ReferenceFacts, "evidence" | "named" | "isSilent" | "measured">;

/** Every column with every key that it could refer to by the kind and the range of its values. */
export function pairsOf(tables: KeyedTable[]): CandidatePair[] {
  const names = tableNames(tables.map(({ name }) => name));
  const read = tables.map((table, at) => readTable(table, names[at] ?? []));
  const owners = new Map<string, number>();
  const count = (name: string): void => void owners.set(name, (owners.get(name) ?? 0) + 1);
  for (const { primaryKey } of tables)
    if (primaryKey.length === 1) count(keyName(primaryKey[0] ?? "").own.join(" "));
  for (const { words } of read) count(words.join(" "));
  const targets = read.flatMap(({ columns }) => columns.filter(({ keys }) => isUnique(keys)));
  return read.flatMap(({ columns }) =>
    columns.flatMap((from) => targets.flatMap((to) => candidate(from, to, owners) ?? [])),
  );
}

/** A column with its table and its name as it is read. */
type ReadColumn = {
  table: ReadTable;
  keys: ColumnKeys;
  name: KeyName;
  isPrimary: boolean;
  isLine: boolean;
  isOfSeveral: boolean;
};
type ReadTable = {
  keyed: KeyedTable;
  words: string[];
  columns: ReadColumn[];
  isDescribed: boolean;
  isOfWorkers: boolean;
};

function readTable(keyed: KeyedTable, words: string[]): ReadTable {
  const isDescribed = keyed.columns.some(
    (keys) => keys.valueClass === "text" && !keyed.primaryKey.includes(keys.column),
  );
  const isOfWorkers = keyed.columns.some(({ column }) =>
    keyName(column).words.some((word) => employment.has(word)),
  );
  const table: ReadTable = { keyed, words, columns: [], isDescribed, isOfWorkers };
  for (const keys of keyed.columns)
    table.columns.push({
      table,
      keys,
      name: keyName(keys.column),
      isPrimary: isKeyOf(keyed, keys),
      isLine: isLineNumber(keyed, keys),
      isOfSeveral: keyed.columns.some((other) => saysKindOf(other, keys)),
    });
  return table;
}

/** Whether a column of few texts says of which kind the rows are that another one numbers ("target_type", "target_id"). */
function saysKindOf(kind: ColumnKeys, key: ColumnKeys): boolean {
  const [stem, mark] = [keyName(kind.column).words, keyName(key.column)];
  return (
    kind.valueClass === "text" &&
    kind.distinct <= mostKinds &&
    mark.isKey &&
    (isAnything(stem, mark) ||
      (stem.length > 1 && kinds.has(stem.at(-1) ?? "") && mark.own.join(" ") === stem.slice(0, -1).join(" ")))
  );
}

/** "entity" beside "entity_id". */
const isAnything = (kind: string[], { own }: KeyName): boolean =>
  kind.join(" ") === own.join(" ") && anything.has(kind.at(-1) ?? "");
const anything = new Set(["entity", "object", "target", "subject", "record", "resource"]);

const kinds = new Set(["type", "kind", "class", "table", "model", "entity"]);
/** Tables that one column refers to at most. */
const mostKinds = 30;

/** A table of nothing but a key of several numbers: each says which thing is paired with which. */
const isPair = ({ primaryKey, columns }: KeyedTable): boolean =>
  primaryKey.length > 1 &&
  columns[0]?.width === primaryKey.length &&
  columns.every(({ valueClass }) => valueClass === "number");

function candidate(from: ReadColumn, to: ReadColumn, owners: Map<string, number>): CandidatePair | null {
  const isOwn = from.table === to.table;
  const { isPrimary } = to;
  const own = from.name.own.join(" ");
  if (isOwn && own !== "" && own === to.name.own.join(" ")) return null;
  if (to === from || !couldRefer(from.keys, to.keys) || (from.isPrimary && isOwn)) return null;
  if (!isPrimary && (isOwn || !couldBeAlternate(to))) return null;
  if (isOwn && isAmount(from.keys.column)) return null;
  const isShared = from.isPrimary && isPrimary && from.name.own.join(" ") === to.name.own.join(" ");
  const likeness = nameLikeness({
    isOwn,
    column: from.name,
    key: to.name,
    table: to.table.words,
    owners: Math.max(1, (owners.get(to.name.own.join(" ")) ?? 1) - (isShared ? 1 : 0)),
    isDay: to.keys.valueClass === "day",
    isOfWorkers: to.table.isOfWorkers,
  });
  const homeLikeness = selfLikeness(to);
  if (isUnique(from.keys) && !from.isPrimary && from.name.isKey && likeness < 1 && selfLikeness(from) === 1)
    return null;
  if (from.isOfSeveral && likeness < isTable) return null;
  if (!isPrimary && (likeness < sayingSo || homeLikeness < selfLikeness(from))) return null;
  return {
    from: from.keys,
    to: to.keys,
    nameLikeness: isCount(from) && likeness < isTable ? likeness * 0.2 : likeness,
    ownLikeness: selfLikeness(from),
    targetLikeness: from.isPrimary ? homeLikeness : 0,
    isOwnKey: from.isPrimary,
    described: { from: from.table.isDescribed, to: to.table.isDescribed },
    isPair: isPair(from.table.keyed),
    isLine: from.isLine,
    isOfSeveral: from.isOfSeveral,
    isPrimary,
    isHome: isPrimary && (to.name.own.length === 0 || homeLikeness >= sayingSo),
  };
}

/** A key besides the key: marked as one by its name, text called as its table is, or of a table whose key has several columns. */
const couldBeAlternate = (column: ReadColumn): boolean =>
  column.table.keyed.primaryKey.length !== 1 ||
  column.name.isKey ||
  (column.keys.valueClass === "text" && selfLikeness(column) >= sayingSo);

/** Likeness from which a column is called just as the table. */
const isTable = 0.9;
/** "home_games" counts games. */
const isCount = ({ name, keys }: ReadColumn): boolean =>
  name.isPlural && !name.isKey && keys.valueClass === "number";

const selfLikeness = ({ name, table }: ReadColumn): number =>
  nameLikeness({
    isOwn: false,
    column: name,
    key: keyName("id"),
    table: table.words,
    owners: 1,
    isDay: false,
  });

const isKeyOf = (table: KeyedTable, column: ColumnKeys): boolean =>
  table.primaryKey.length === 1 && table.primaryKey[0] === column.column;
const isUnique = (to: ColumnKeys): boolean => to.distinct >= leastUnique * to.rows;

const couldRefer = (from: ColumnKeys, to: ColumnKeys): boolean =>
  from.valueClass === to.valueClass &&
  (from.valueClass !== "number" || (from.minimum <= to.maximum && from.maximum >= to.minimum));
