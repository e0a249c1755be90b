import { type Filter, isSamePart, type Path } from "@parlance/contract";
import { conjunction } from "./join-conditions.ts";
import { startingAt } from "./starting-at.ts";

type Met = Extract<Filter, { kind: "related" }>;

/**
 * "Completed visits in both Oslo and Bergen", "both a completed and a cancelled visit in Oslo" of patients: what is said of the visits holds of
 * each of the two, and not of some other visit. Filters where some look on through the rows that others ask for, of which either are
 * several, with what both ask of the same rows in one.
 */
export function metTogether(filters: readonly Filter[]): Filter[] {
  const met = filters.filter(isMet);
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

const isMet = (filter: Filter): filter is Met & { filter: Filter } =>
  filter.kind === "related" && filter.operator === ">" && filter.count === 0 && filter.filter !== null;

/** Whether a path goes on from where another one ends, to one row of each. */
const leadsOn = (path: Path, other: Path): boolean =>
  other.length > path.length &&
  isSamePart(path, other.slice(0, path.length)) &&
  other.slice(path.length).every(({ reversed }) => !reversed);
