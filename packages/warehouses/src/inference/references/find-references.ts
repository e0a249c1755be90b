import { type KeyPair, measureRelationship } from "../measure-relationship.ts";
import type { SourceReader } from "../source-reader.ts";
import type { ColumnKeys } from "./column-keys.ts";
import { keyName, tableWords } from "./key-words.ts";
import { nameLikeness } from "./name-likeness.ts";
import { type ReferenceFacts, scoreReference } from "./score-reference.ts";
import { looksMeasured, type Overlap, overlapOf, valueEvidence } from "./value-evidence.ts";

/** A table's columns that may be keys or refer to one, and its key. */
export type KeyedTable = { name: string; rowCount: number; primaryKey: string[]; columns: ColumnKeys[] };

/** A reference that was found, with its log-odds in bits. */
export type FoundReference = { pair: KeyPair; score: number; facts: ReferenceFacts };

/** Below this share of rows with a value that is a key, nothing else is looked at. */
const leastInclusion = 0.8;
/** Names tell references when at least this many a table are found by name. */
const namedShare = 0.25;
/** Likeness from which a column is taken to say whose key it is. */
const sayingSo = 0.75;
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
  const byName = candidates.filter((each) => each.nameLikeness >= sayingSo && each.ownLikeness < sayingSo);
  const columns = new Set(byName.map(({ from }) => columnId(from)));
  const named = columns.size >= namedShare * tables.length;
  const best = new Map<string, FoundReference>();
  for (const facts of candidates.map((each) => ({ ...each, named }))) {
    const score = scoreReference(facts);
    const other = best.get(columnId(facts.from));
    if (score <= 0 || (other !== undefined && other.score >= score)) continue;
    best.set(columnId(facts.from), { pair: pairOf(facts), score, facts });
  }
  return withoutCircles(withoutEchoes([...best.values()]));
}

type CandidatePair = Omit<ReferenceFacts, "evidence" | "named" | "measured">;

function pairsOf(tables: KeyedTable[]): CandidatePair[] {
  const owners = new Map<string, number>();
  for (const { primaryKey } of tables) {
    const [key] = primaryKey;
    if (key === undefined || primaryKey.length > 1) continue;
    owners.set(ownName(key), (owners.get(ownName(key)) ?? 0) + 1);
  }
  for (const table of tables) owners.set(tableName(table), (owners.get(tableName(table)) ?? 0) + 1);
  const targets = tables.flatMap((table) =>
    table.columns.filter(isUnique).map((to) => ({ table, to, isPrimary: isKeyOf(table, to) })),
  );
  return tables.flatMap((table) =>
    table.columns.flatMap((from) =>
      targets.flatMap(({ table: other, to, isPrimary }) => {
        const isOwnKey = isKeyOf(table, from);
        if (to === from || !couldRefer(from, to) || (isOwnKey && other === table)) return [];
        if (!isPrimary && (other === table || !couldBeAlternate(other, to))) return [];
        const likeness = nameLikeness({
          table: table.name,
          column: from.column,
          toTable: other.name,
          toColumn: to.column,
          owners: Math.max(1, owners.get(ownName(to.column)) ?? 1),
        });
        if (!isPrimary && likeness < sayingSo) return [];
        const ownLikeness = isOwnKey ? selfLikeness(table.name, from.column) : 0;
        const targetLikeness = isOwnKey ? selfLikeness(other.name, to.column) : 0;
        return [{ from, to, nameLikeness: likeness, ownLikeness, targetLikeness, isOwnKey, isPrimary }];
      }),
    ),
  );
}

/** A key besides the key: marked as one by its name, or of a table whose key has several columns. */
const couldBeAlternate = (table: KeyedTable, to: ColumnKeys): boolean =>
  table.primaryKey.length !== 1 || keyName(to.column).isKey;

const selfLikeness = (table: string, column: string): number =>
  nameLikeness({ table: "", column, toTable: table, toColumn: "id", owners: 1 });

const tableName = ({ name }: KeyedTable): string => tableWords(name).join(" ");
const ownName = (column: string): string => keyName(column).own.join(" ");
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
