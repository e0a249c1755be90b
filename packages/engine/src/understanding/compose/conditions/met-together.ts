import { conjuncts, type Filter, isSamePart, type Path, partKey } from "@parlance/contract";
import { conjunction } from "./join-conditions.ts";
import { operandOf } from "./operand-of.ts";
import { startingAt } from "./starting-at.ts";

type Met = Extract<Filter, { kind: "related" }>;

/**
 * "Completed visits in both Oslo and Bergen", "both a completed and a cancelled visit in Oslo" of patients: what is said of the visits holds of
 * each of the two, and not of some other visit. Filters where some look on through the rows that others ask for, of which either are
 * several, with what both ask of the same rows in one.
 */
export function metTogether(filters: readonly Filter[]): Filter[] {
  const met = filters.filter(isMet);
  const same = sameRows(met);
  if (same !== null) return [...same.both, ...filters.filter((each) => !same.merged.includes(each))];
  const [first] = met.filter(({ path }) => met.some((other) => leadsOn(path, other.path)));
  if (first === undefined) return [...filters];
  const near = met.filter(({ path }) => isSamePart(path, first.path));
  const far = met.filter(({ path }) => leadsOn(first.path, path));
  if (near.length === far.length || Math.min(near.length, far.length) !== 1) return [...filters];
  const both = near.flatMap((one) =>
    far.map((other): Filter => {
      const own = startingAt(other.filter, other.path.slice(one.path.length));
      return { ...one, filter: conjunction([one.filter, own]) };
    }),
  );
  const merged: readonly Filter[] = [...near, ...far];
  return [...both, ...filters.filter((each) => !merged.includes(each))];
}

/**
 * "Passed both the oral and the written exam": two values of one column, and what else is said of the same rows before or behind them, which
 * holds of each of the two. Null where there is nothing of the kind, or something is said of one of them alone ("red shoes and large hats").
 */
function sameRows(met: readonly MetBy[]): { both: Filter[]; merged: readonly Filter[] } | null {
  const [first] = met;
  if (first === undefined || !met.every(({ path }) => isSamePart(path, first.path))) return null;
  const columnOf = ({ filter }: MetBy): string => {
    const [own] = conjuncts(filter);
    return partKey(own === undefined ? null : operandOf(own));
  };
  const twins = met.filter((each) => met.filter((other) => columnOf(other) === columnOf(each)).length > 1);
  const others = met.filter((each) => !twins.includes(each)).map(({ filter }) => filter);
  const [from, to] = [
    met.findIndex((each) => twins.includes(each)),
    met.findLastIndex((each) => twins.includes(each)),
  ];
  const apart = to - from >= twins.length;
  if (others.length === 0 || apart || new Set(twins.map(columnOf)).size !== 1) return null;
  const both = twins.map((each): Filter => ({ ...each, filter: conjunction([...others, each.filter]) }));
  return { both, merged: met };
}

type MetBy = Met & { filter: Filter };

const isMet = (filter: Filter): filter is MetBy =>
  filter.kind === "related" && filter.operator === ">" && filter.count === 0 && filter.filter !== null;

/** Whether a path goes on from where another one ends, to one row of each. */
const leadsOn = (path: Path, other: Path): boolean =>
  other.length > path.length &&
  isSamePart(path, other.slice(0, path.length)) &&
  other.slice(path.length).every(({ reversed }) => !reversed);
