import { type KeyPair, measureRelationship } from "../measure-relationship.ts";
import type { SourceReader } from "../source-reader.ts";
import { type CandidatePair, pairsOf, sayingSo } from "./candidate-pairs.ts";
import type { ColumnKeys, KeyedTable } from "./column-keys.ts";
import { type FoundReference, type ReferenceFacts, scoreReference } from "./score-reference.ts";
import { specificTarget } from "./specific-target.ts";
import { looksMeasured, type Overlap, overlapOf, valueEvidence } from "./value-evidence.ts";

/** Below this share of rows with a value that is a key, nothing else is looked at. */
const leastInclusion = 0.7;
/** Names tell references when at least this many a table are found by name. */
const namedShare = 0.25;
/** Likeness below which a name says nothing of a key. */
const saysSome = 0.45;
/** Likeness from which a column is named like one that says so. */
const fairlySo = 0.7;

/** References of single columns to single keys: each column's best target, without circles of keys. */
export async function findReferences(reader: SourceReader, tables: KeyedTable[]): Promise<FoundReference[]> {
  const candidates: ReferenceFacts[] = [];
  for (const pair of pairsOf(tables)) {
    const evidence = await evidenceOf(reader, pair);
    if (evidence !== null && Math.max(evidence.rowInclusion, evidence.inclusion) >= leastInclusion)
      candidates.push({
        ...pair,
        evidence,
        named: true,
        isSilent: false,
        measured: looksMeasured(pair.from),
      });
  }
  const byName = candidates.filter(
    (each) => each.nameLikeness >= fairlySo && (!each.isOwnKey || each.ownLikeness < sayingSo),
  );
  const columns = new Set(byName.map(({ from }) => columnId(from)));
  const named = columns.size >= namedShare * tables.length;
  const best = new Map<string, FoundReference>();
  const spoken = new Set(candidates.filter((each) => each.nameLikeness >= saysSome).map(({ from }) => from));
  for (const each of candidates) {
    const facts = { ...each, named, isSilent: !spoken.has(each.from) };
    const score = scoreReference(facts);
    const other = best.get(columnId(facts.from));
    if (score <= 0 || (other !== undefined && other.score >= score)) continue;
    best.set(columnId(facts.from), { pair: pairOf(facts), score, facts });
  }
  const byColumn = Map.groupBy(candidates, ({ from }) => columnId(from));
  const homed = [...best.values()].map((one) => {
    const own = byColumn.get(columnId(one.facts.from)) ?? [];
    return withTarget(one, specificTarget(one, own, best), named);
  });
  return withoutCircles(withoutEchoes(homed));
}

/** The reference with another target. */
function withTarget(one: FoundReference, found: ReferenceFacts, named: boolean): FoundReference {
  if (found.to === one.facts.to) return one;
  const facts = { ...found, named };
  return { pair: pairOf(facts), score: Math.max(one.score, scoreReference(facts)), facts };
}

const columnId = ({ table, column }: ColumnKeys): string => `${table}.${column}`;
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
