import type { KeyPair } from "../measure-relationship.ts";
import type { ColumnKeys } from "./column-keys.ts";
import { keyName } from "./key-words.ts";
import { isAmount, isRelation } from "./name-likeness.ts";
import type { ValueEvidence } from "./value-evidence.ts";

/** All that speaks for and against one column's referring to one key. */
export type ReferenceFacts = {
  from: ColumnKeys;
  to: ColumnKeys;
  /** Whether the source's names say what refers to what. */
  named: boolean;
  /** Whether the column's name says of no key that it is that one's. */
  isSilent: boolean;
  nameLikeness: number;
  /** How much the column is named after its own table. */
  ownLikeness: number;
  /** How much the key is named after its table. */
  targetLikeness: number;
  evidence: ValueEvidence;
  /** Bits that speak for a count or an amount (`looksMeasured`). */
  measured: number;
  /** Whether the column is the key of its own table. */
  isOwnKey: boolean;
  /** Whether the column's table and the key's say anything in words besides their keys. */
  described: { from: boolean; to: boolean };
  /** Whether the column's table holds nothing but a key of several numbers. */
  isPair: boolean;
  /** Whether the column numbers the rows of what its table's key begins with. */
  isLine: boolean;
  /** Whether a column beside it says of which table its row is ("target_type" beside "target_id"). */
  isOfSeveral: boolean;
  /** Whether the target is its table's key, not merely unique. */
  isPrimary: boolean;
  /** Whether the target is its table's key by name: "id", or called after the table. */
  isHome: boolean;
};

/** A reference that was found, with its log-odds in bits. */
export type FoundReference = { pair: KeyPair; score: number; facts: ReferenceFacts };

/**
 * Log-odds, in bits, that a column refers to a key: names, inclusion with tolerance, surprise, coverage, shape. Above 0 it is
 * taken for a reference. After Rostin et al., "A machine learning approach to foreign key discovery" (WebDB 2009), whose
 * features these are, with weights in bits instead of a trained classifier.
 */
export function scoreReference(facts: ReferenceFacts): number {
  if (!facts.named) return namelessScore(facts);
  return facts.isSilent ? Math.max(namedScore(facts), silentScore(facts)) : namedScore(facts);
}

/**
 * A column that is called after none of the tables ("assignee", another language's word): the values speak, unless the name says a
 * figure or the column is its own table's key.
 */
function silentScore(facts: ReferenceFacts): number {
  const { from, evidence } = facts;
  const missing = 1 - evidence.rowInclusion;
  const { own, isKey } = keyName(from.column);
  if (own.length === 0 || facts.isOwnKey || facts.isOfSeveral || facts.ownLikeness >= ownNamed)
    return Number.NEGATIVE_INFINITY;
  if (missing > mostMissing || isAmount(from.column)) return Number.NEGATIVE_INFINITY;
  const name = isKey || isRelation(from.column) ? 0 : plainDoubt;
  const once = from.valueClass === "number" && from.distinct === from.rows - from.nulls ? onceDoubt : 0;
  return valueScore(facts) - 35 * missing - name - once - (from.valueClass === "number" ? silentDoubt : 0);
}

/** Likeness from which a column is called after its own table. */
const ownNamed = 0.6;
/** Share of rows that may refer to nothing where only values speak. */
const mostMissing = 0.08;
/** Bits against numbers, which fit by chance oftener where so much else is named. */
const silentDoubt = 1.5;
/** Bits against numbers that no two rows share. */
const onceDoubt = 4;
/** Bits against a name that marks no key. */
const plainDoubt = 3;

/** Those who lead are few, and often the first that a table numbers: that speaks against no reference to rows of the table itself. */
function namedScore(facts: ReferenceFacts): number {
  const { from, to, evidence, nameLikeness, measured, isPrimary } = facts;
  const missing = 1 - Math.max(evidence.rowInclusion, evidence.inclusion);
  const name = nameLikeness > 0 ? 16 * nameLikeness - 2 : unnamed(facts);
  const values = Math.min(evidence.surprise * 0.7 + evidence.fit, mostValueBits);
  const misfit = facts.isOwnKey && evidence.scatter >= enoughScatter ? 0 : evidence.misfit;
  const few = from.table === to.table && nameLikeness > 0.5;
  const doubt = few ? 0 : (measured + misfit) * (nameLikeness > 0.5 ? 0.3 : 1);
  const told = facts.isOwnKey && facts.described.to && !facts.described.from ? 1 : 0;
  const line = facts.isLine && nameLikeness < 0.5 ? lineDoubt : 0;
  return name + told + values - doubt - line - ownKeyDoubt(facts) - (isPrimary ? 0 : 5) - 35 * missing - 6;
}

function unnamed({ from, isPair }: ReferenceFacts): number {
  const { own, isKey } = keyName(from.column);
  if (isPair && own.length === 0) return 5;
  return isKey ? -3 : -9;
}

/** Bits that values bring at most beside names. */
const mostValueBits = 12;

/** Bits from which numbers with gaps are no table's own, but those of what it is a kind of. */
const enoughScatter = 12;

/** A table's own key seldom refers to another table, and never when it is named after its own. */
function ownKeyDoubt(facts: ReferenceFacts): number {
  const { from, to, evidence, isOwnKey, nameLikeness, ownLikeness, targetLikeness } = facts;
  if (!isOwnKey || evidence.scatter >= enoughScatter) return 0;
  const sameKey = from.column.toLowerCase() === to.column.toLowerCase();
  if (sameKey) return ownLikeness > targetLikeness ? 11 : 3;
  if (nameLikeness >= 0.8 && nameLikeness > ownLikeness + 0.04) return 3;
  return ownLikeness >= Math.min(nameLikeness, 0.5) ? 25 : 3;
}

/** Without names, a column must fit the keys exactly; references stand near the beginning of a table. */
function namelessScore(facts: ReferenceFacts): number {
  const missing = 1 - facts.evidence.rowInclusion;
  return valueScore(facts) - (missing > 0 ? 4 + 100 * missing : 0);
}

function valueScore(facts: ReferenceFacts): number {
  const { evidence, measured, from, to, isOwnKey, isPrimary, isPair, isLine } = facts;
  const missing = 1 - evidence.rowInclusion;
  const values =
    evidence.surprise * 0.7 + evidence.fit + (evidence.coverage > 0.95 && evidence.misfit < 0.5 ? 1.5 : 0);
  const isOdd = evidence.isWhole && evidence.fit > leastFit && to.distinct % 5 !== 0;
  const doubt = measured * (isOdd ? 0.3 : 1) + evidence.misfit + Math.min(2, from.position * 0.15);
  const own = !isOwnKey ? 0 : evidence.isWhole && evidence.fit > 5 ? 4 : missing > 0 ? 20 : 12;
  const shape = (isPair ? 3 : 0) - (isLine ? lineDoubt : 0);
  return values - doubt - own - (isPrimary ? 0 : 8) + shape - 2.5;
}

/** Bits against a line's number. */
const lineDoubt = 20;
/** Figures that fill a range to its end do so to 10 or 100, not to 17. */
const leastFit = 3;
