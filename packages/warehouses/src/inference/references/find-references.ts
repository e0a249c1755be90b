import { type KeyPair, measureRelationship } from "../measure-relationship.ts";
import type { SourceReader } from "../source-reader.ts";
import type { ColumnKeys, KeyedTable } from "./column-keys.ts";
import { type KeyName, keyName, tableWords } from "./key-words.ts";
import { isLineNumber } from "./line-number.ts";
import { nameLikeness } from "./name-likeness.ts";
import { type ReferenceFacts, scoreReference } from "./score-reference.ts";
import { looksMeasured, type Overlap, overlapOf, valueEvidence } from "./value-evidence.ts";

/** A reference that was found, with its log-odds in bits. */
export type FoundReference = { pair: KeyPair; score: number; facts: ReferenceFacts };

/** Below this share of rows with a value that is a key, nothing else is looked at. */
const leastInclusion = 0.7;
/** Names tell references when at least this many a table are found by name. */
const namedShare = 0.25;
/** Likeness from which a column is taken to say whose key it is. */
const sayingSo = 0.75;
/** Likeness from which a column is named like one that says so. */
const fairlySo = 0.7;
/** Share of a key's rows that must be told apart by it: exports repeat rows. */
const leastUnique = 0.97;

/** References of single columns to single keys: each column's best target, without circles of keys. */
export async function findReferences(reader: SourceReader, tables: KeyedTable[]): Promise<FoundReference[]> {
  const candidates: ReferenceFacts[] = [];
  for (const pair of pairsOf(tables)) {
    const evidence = await evidenceOf(reader, pair);
    if (evidence !== null && Math.max(evidence.rowInclusion, evidence.inclusion) >= leastInclusion)
      candidates.push({ ...pair, evidence, named: true, measured: looksMeasured(pair.from) });
  }
  const byName = candidates.filter((each) => each.nameLikeness >= fairlySo && each.ownLikeness < sayingSo);
  const columns = new Set(byName.map(({ from }) => columnId(from)));
  const named = columns.size >= namedShare * tables.length;
  const best = new Map<string, FoundReference>();
  for (const facts of candidates.map((each) => ({ ...each, named }))) {
    const score = scoreReference(facts);
    const other = best.get(columnId(facts.from));
    if (score <= 0 || (other !== undefined && other.score >= score)) continue;
    best.set(columnId(facts.from), { pair: pairOf(facts), score, facts });
  }
  const homed = [...best.values()].map((one) => atHome(one, candidates, named));
  return withoutCircles(withoutEchoes(homed));
}

/**
 * A key that is another table's in its turn ("campus" of a table of fees) is not whose values a column holds, where a table of
 * that thing is there: the reference goes to the table whose own key it is. Whether it is shows by its
 * name or, where the key is not called as the column is, by values that only one thing can have.
 */
function atHome(one: FoundReference, candidates: ReferenceFacts[], named: boolean): FoundReference {
  const { from, to, isHome, evidence } = one.facts;
  if (!named || isHome) return one;
  const isSameName = from.column.toLowerCase() === to.column.toLowerCase();
  const homes = candidates.filter(
    (each) =>
      each.from === from &&
      each.isHome &&
      each.evidence.rowInclusion >= evidence.rowInclusion &&
      candidates.some(
        (link) =>
          link.from === to &&
          link.to === each.to &&
          link.evidence.inclusion === 1 &&
          (each.nameLikeness >= leastNamed || (!isSameName && link.evidence.surprise >= leastSurprise)),
      ),
  );
  const [home] = homes.toSorted(
    (a, b) => b.nameLikeness - a.nameLikeness || b.evidence.surprise - a.evidence.surprise,
  );
  if (home === undefined) return one;
  const facts = { ...home, named };
  return { pair: pairOf(facts), score: Math.max(one.score, scoreReference(facts)), facts };
}

/** From here on a name is a table's, and values are of one thing alone. */
const leastNamed = 0.85;
const leastSurprise = 12;

type CandidatePair = Omit<ReferenceFacts, "evidence" | "named" | "measured">;

/** A column with its table and its name as it is read. */
type ReadColumn = {
  table: ReadTable;
  keys: ColumnKeys;
  name: KeyName;
  isPrimary: boolean;
  isLine: boolean;
};
type ReadTable = { keyed: KeyedTable; words: string[]; columns: ReadColumn[]; isDescribed: boolean };

function readTable(keyed: KeyedTable): ReadTable {
  const isDescribed = keyed.columns.some(
    (keys) => keys.valueClass === "text" && !keyed.primaryKey.includes(keys.column),
  );
  const table: ReadTable = { keyed, words: tableWords(keyed.name), columns: [], isDescribed };
  for (const keys of keyed.columns)
    table.columns.push({
      table,
      keys,
      name: keyName(keys.column),
      isPrimary: isKeyOf(keyed, keys),
      isLine: isLineNumber(keyed, keys),
    });
  return table;
}

/** A table of nothing but a key of several numbers: each says which thing is paired with which. */
const isPair = ({ primaryKey, columns }: KeyedTable): boolean =>
  primaryKey.length > 1 &&
  columns[0]?.width === primaryKey.length &&
  columns.every(({ valueClass }) => valueClass === "number");

function pairsOf(tables: KeyedTable[]): CandidatePair[] {
  const read = tables.map(readTable);
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

function candidate(from: ReadColumn, to: ReadColumn, owners: Map<string, number>): CandidatePair | null {
  const isOwn = from.table === to.table;
  const { isPrimary } = to;
  if (to === from || !couldRefer(from.keys, to.keys) || (from.isPrimary && isOwn)) return null;
  if (!isPrimary && (isOwn || !couldBeAlternate(to))) return null;
  const isShared = from.isPrimary && isPrimary && from.name.own.join(" ") === to.name.own.join(" ");
  const likeness = nameLikeness({
    isOwn,
    column: from.name,
    key: to.name,
    table: to.table.words,
    owners: Math.max(1, (owners.get(to.name.own.join(" ")) ?? 1) - (isShared ? 1 : 0)),
    isDay: to.keys.valueClass === "day",
  });
  const homeLikeness = selfLikeness(to);
  if (!isPrimary && (likeness < sayingSo || homeLikeness < selfLikeness(from))) return null;
  return {
    from: from.keys,
    to: to.keys,
    nameLikeness: isCount(from) && likeness < isTable ? likeness * 0.2 : likeness,
    ownLikeness: from.isPrimary ? selfLikeness(from) : 0,
    targetLikeness: from.isPrimary ? homeLikeness : 0,
    isOwnKey: from.isPrimary,
    isDescribed: to.table.isDescribed && !from.table.isDescribed,
    isPair: isPair(from.table.keyed),
    isLine: from.isLine,
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

const columnId = ({ table, column }: ColumnKeys): string => `${table}.${column}`;
const isKeyOf = (table: KeyedTable, column: ColumnKeys): boolean =>
  table.primaryKey.length === 1 && table.primaryKey[0] === column.column;
const isUnique = (to: ColumnKeys): boolean => to.distinct >= leastUnique * to.rows;

const couldRefer = (from: ColumnKeys, to: ColumnKeys): boolean =>
  from.valueClass === to.valueClass &&
  (from.valueClass !== "number" || (from.minimum <= to.maximum && from.maximum >= to.minimum));

const pairOf = ({ from, to }: CandidatePair): KeyPair => ({
  from: { table: from.table, columns: [from.column] },
  to: { table: to.table, columns: [to.column] },
});

/** Columns of too many values to hold are compared by the database, when name or range speaks for it. */
async function evidenceOf(reader: SourceReader, pair: CandidatePair) {
  const { from, to } = pair;
  if (from.values !== null && to.values !== null) {
    const overlap = overlapOf(from, to);
    return overlap === null ? null : valueEvidence(from, to, overlap);
  }
  if (pair.nameLikeness < 0.3 && !spansAlike(from, to)) return null;
  const { evidence } = await measureRelationship(reader, pairOf(pair));
  if (evidence === null || evidence.inclusion === 0) return null;
  const rows = from.rows - evidence.nulls;
  const overlap: Overlap = {
    found: evidence.inclusion * from.distinct,
    foundRows: rows - evidence.orphans,
    rows,
    minimum: Math.max(from.minimum, to.minimum),
    maximum: Math.min(from.maximum, to.maximum),
  };
  return valueEvidence(from, to, overlap);
}

const spansAlike = (from: ColumnKeys, to: ColumnKeys): boolean =>
  from.valueClass === "number" &&
  from.minimum >= to.minimum &&
  from.maximum <= to.maximum &&
  from.maximum - from.minimum > (to.maximum - to.minimum) / 2;

/** Beside a reference to a table's key, one to another column of it repeats it ("station_name" beside "station_id"). */
function withoutEchoes(found: FoundReference[]): FoundReference[] {
  return found.filter(
    ({ facts, pair }) =>
      facts.isPrimary ||
      !found.some(
        (other) =>
          other.facts.isPrimary &&
          other.pair.from.table === pair.from.table &&
          other.pair.to.table === pair.to.table,
      ),
  );
}

/** Of keys that refer to each other in a circle, the weakest reference goes. */
function withoutCircles(found: FoundReference[]): FoundReference[] {
  const kept = new Map<string, FoundReference>();
  for (const one of found.toSorted((a, b) => b.score - a.score || a.facts.from.width - b.facts.from.width)) {
    if (!one.facts.isOwnKey || !leads(kept, one.facts.to, one.facts.from))
      kept.set(columnId(one.facts.from), one);
  }
  return found.filter((one) => kept.get(columnId(one.facts.from)) === one);
}

function leads(found: Map<string, FoundReference>, start: ColumnKeys, end: ColumnKeys): boolean {
  let at: ColumnKeys | undefined = start;
  for (let steps = 0; at !== undefined && steps <= found.size; steps++) {
    if (at === end) return true;
    at = found.get(columnId(at))?.facts.to;
  }
  return false;
}
