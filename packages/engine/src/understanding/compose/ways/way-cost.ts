import type { Route, Way } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { sideOf } from "../../index/side.ts";
import { leaders } from "../../lexicon/workers.ts";
import { lemma } from "../../text/lemma.ts";
import { isRooted } from "../../text/same-root.ts";

/** A question's words in dictionary form, and what it is asked of. */
type Asked = { index: ModelIndex; lemmas: ReadonlySet<string> };

/** What a way between two tables costs: its steps, less those that the question names, more those of roles that it does not. */
export const wayCost = (asked: Asked, from: number, route: Route): number =>
  route.cost -
  0.4 * namedSteps(asked, from, route) -
  (isByOwner(asked, from, route) ? ownerWay : 0) +
  unsaidRole * roleSteps(asked, from, route);

/** What a way costs less that comes to "boat kinds" by the boats, and not by what else refers to these. */
const ownerWay = 0.2;

/** Whether the last step of a way is from rows after which those at its end are called. */
function isByOwner({ index }: Asked, from: number, { tables }: Route): boolean {
  const [owner, own] = [tables.at(-2) ?? from, tables.at(-1) ?? from].map(
    (table) => index.tables[table]?.words ?? [],
  );
  return (own?.length ?? 0) > (owner?.length ?? 0) && owner?.every((word) => own?.includes(word)) === true;
}

/** What a way costs more for each step to or from one who leads, where nobody speaks of leading. */
const unsaidRole = 2;

/** "Nurses per ward" of wards that have a head, by a reference or in a table of "ward heads": those who belong to it, and not those who head it. */
function roleSteps({ index, lemmas }: Asked, from: number, route: Route): number {
  const isUnsaid = (words: readonly string[]): boolean => {
    const roles = words.filter((word) => leaders.has(word));
    return roles.length > 0 && !roles.some((word) => [...lemmas].some((said) => isRooted(said, word)));
  };
  const passed = route.tables.slice(0, -1).filter((table) => isUnsaid(index.tables[table]?.words ?? []));
  const steps = route.path.filter((step, at) => {
    const table = route.tables[at - 1] ?? from;
    const way = index.graph.ways[table]?.find(
      (each) => each.step.relationship === step.relationship && each.step.reversed === step.reversed,
    );
    return way?.words.some((word) => cared.has(word)) !== true && isUnsaid(way?.words ?? []);
  });
  return passed.length + steps.length;
}

/** What is cared for rather than led: an account manager is whose account it is. */
const cared: ReadonlySet<string> = new Set(
  "account case relationship portfolio client customer care".split(" "),
);

/**
 * Steps that the question names, by words that do not name the tables at their ends. A reference that is called after what it
 * refers to counts a little: courses have the prerequisites of their own number, not those that they are.
 */
function namedSteps(asked: Asked, from: number, route: Route): number {
  const { index, lemmas } = asked;
  let count = 0;
  let table = from;
  for (const [at, step] of route.path.entries()) {
    const way = index.graph.ways[table]?.find(
      (each) => each.step.relationship === step.relationship && each.step.reversed === step.reversed,
    );
    const next = route.tables[at] ?? table;
    const own = [table, next].flatMap((end) => index.tables[end]?.words ?? []);
    const named = way?.words.some((word) => word.length > 2 && lemmas.has(word) && !own.includes(word));
    if (named === true) count += 1 + 0.5 * saidShare(asked, way);
    else if (way !== undefined && isOfSideSaid(asked, table, way)) count += 1;
    else if (way !== undefined && isToldApart(asked, table, way)) count += 0.5;
    const whole = index.tables[way?.step.reversed === true ? table : next]?.words ?? [];
    if (way?.words.some((word) => whole.includes(word)) === true) count += 0.25;
    table = next;
  }
  return count;
}

/** How much of its own words the question says: "senate votes" are those of senate_vote rather than of class_senate_vote. */
function saidShare({ lemmas }: Asked, way: Way | undefined): number {
  const words = [...new Set((way?.words ?? []).map(lemma))];
  return words.filter((word) => lemmas.has(word)).length / Math.max(1, words.length);
}

/** "Airports that no flight goes to" of flights from one airport to another: the question speaks of one end alone, and this reference is of that. */
function isOfSideSaid({ index, lemmas }: Asked, table: number, way: Way): boolean {
  const side = sideOf(way.words);
  return (
    side !== null &&
    sideOf([...lemmas]) === side &&
    (index.graph.ways[table] ?? []).some(({ to, words }) => to === way.to && (sideOf(words) ?? side) !== side)
  );
}

/** "Parcels returned by each driver" of returned parcels: the word tells one of several references to drivers from the others. */
function isToldApart({ index, lemmas }: Asked, table: number, way: Way): boolean {
  const others = (index.graph.ways[table] ?? []).filter((each) => each.to === way.to && each !== way);
  return (
    others.length > 0 &&
    way.words.some(
      (word) => word.length > 2 && lemmas.has(word) && others.every(({ words }) => !words.includes(word)),
    )
  );
}
