import type { ColumnKeys } from "./column-keys.ts";
import type { FoundReference, ReferenceFacts } from "./score-reference.ts";

/** Bits from which it is no chance that all values are among the fewer keys of a kind of thing. */
const enoughBits = 10;

/** Likeness from which a column is called after the table. */
const leastNamed = 0.6;

/**
 * Where keys are other keys in their turn (a vendor is a party; so is a person, and an employee is a person), a column refers to
 * the table of the fewest that still hold all its values, if that is no chance; else to the one that the others refer to.
 */
export function specificTarget(
  one: FoundReference,
  candidates: ReferenceFacts[],
  best: ReadonlyMap<string, FoundReference>,
): ReferenceFacts {
  const chain = ancestors(one.facts.to, best);
  const root = chain.at(-1) ?? one.facts.to;
  const fits = candidates
    .filter((each) => each.isPrimary && isAsComplete(each, one.facts) && !isBelow(each, one.facts, best))
    .filter(({ to }) => to === root || ancestors(to, best).includes(root))
    .toSorted(
      (a, b) =>
        b.to.distinct - a.to.distinct || rank(best, b.to, b.described.to) - rank(best, a.to, a.described.to),
    );
  let current = one.facts.isPrimary ? startOf(one.facts, fits) : one.facts;
  for (const each of fits)
    if (bitsOf(each, current) >= enoughBits && !saysOther(each, current)) current = each;
  return current;
}

/** Up from the target, as long as a name says nothing against it, to what it is a kind of. */
const startOf = (facts: ReferenceFacts, fits: ReferenceFacts[]): ReferenceFacts =>
  fits.find((each) => !saysOther(each, facts)) ?? facts;

const isAsComplete = (each: ReferenceFacts, { evidence }: ReferenceFacts): boolean =>
  each.evidence.inclusion >= evidence.inclusion && each.evidence.rowInclusion >= evidence.rowInclusion;

/** A key does not refer to one that refers to it, nor to one of equal rank with the same values. */
function isBelow(
  { from, to, described }: ReferenceFacts,
  { isOwnKey }: ReferenceFacts,
  best: ReadonlyMap<string, FoundReference>,
): boolean {
  if (from.table === to.table || ancestors(to, best).includes(from)) return true;
  return (
    isOwnKey &&
    to.distinct === from.distinct &&
    rank(best, to, described.to) <= rank(best, from, described.from)
  );
}

/** How unlikely it is that all of a column's values are among the fewer keys by chance. */
const bitsOf = (each: ReferenceFacts, { to }: ReferenceFacts): number =>
  each.from.distinct * Math.log2(to.distinct / each.to.distinct);

/** Whether the column is called after the one target more than after the other, unless the keys of all are called the same. */
const saysOther = (each: ReferenceFacts, current: ReferenceFacts): boolean =>
  current.nameLikeness > each.nameLikeness + 0.2 &&
  each.to.column.toLowerCase() !== each.from.column.toLowerCase();

/** What a key refers to in its turn, nearest first. */
function ancestors(key: ColumnKeys, best: ReadonlyMap<string, FoundReference>): ColumnKeys[] {
  const found: ColumnKeys[] = [];
  for (let at = best.get(idOf(key))?.facts.to; at !== undefined; at = best.get(idOf(at))?.facts.to) {
    if (at === key || found.includes(at)) break;
    found.push(at);
  }
  return found;
}

/**
 * Of tables with the same keys, the one that columns are called after, then one that says something in words, then the widest, is
 * what the others are about.
 */
function rank(best: ReadonlyMap<string, FoundReference>, key: ColumnKeys, isDescribed: boolean): number {
  const named = [...best.values()].filter(
    ({ facts }) =>
      facts.to === key &&
      facts.nameLikeness >= leastNamed &&
      facts.from.column.toLowerCase() !== key.column.toLowerCase(),
  );
  return named.length * 1000 + (isDescribed ? 500 : 0) + key.width - key.position / 100;
}

const idOf = ({ table, column }: ColumnKeys): string => `${table}.${column}`;
