import type { Condition, Extreme, Frame, Group, Target } from "../parse/frame.ts";

/** What an earlier question asked for, edited by a follow-up: parts of the same kind are replaced, others kept. */
export function mergeFrames(before: Frame, next: Frame, words: readonly string[]): Frame {
  const adds = words.some((word) => ["also", "too", "additionally", "add", "split"].includes(word));
  const targets = mergedTargets(before, next, adds);
  return {
    ...before,
    targets,
    groups: mergedGroups(before, next, { adds, words }),
    conditions: mergedConditions(before, next),
    extremes: mergedExtremes(before.extremes, next),
    orders: next.orders.length > 0 ? next.orders : before.orders,
    limit: next.limit ?? before.limit,
    periods: next.periods.length > 0 ? next.periods : before.periods,
    transforms: [
      ...before.transforms.filter(({ kind }) => next.transforms.every((each) => each.kind !== kind)),
      ...next.transforms,
    ],
    context: [...before.context, ...next.context],
    counting: targets === next.targets ? next.counting : before.counting,
    distinct: before.distinct || next.distinct,
    both: before.both || next.both,
    versus: before.versus || next.versus,
    returns: before.returns || next.returns,
    analysis: next.analysis ?? before.analysis,
    horizon: next.horizon ?? before.horizon,
    listing: before.listing,
    leftover: before.leftover + next.leftover,
  };
}

/** New figures replace the old ones; a bare table or column beside a condition only says what the condition is about. */
function mergedTargets(before: Frame, next: Frame, adds: boolean): Target[] {
  const edits =
    next.conditions.length > 0 ||
    next.periods.length > 0 ||
    next.groups.length > 0 ||
    next.extremes.length > 0;
  const strong = next.targets.filter(
    ({ aggregation, noun }) =>
      aggregation !== null || noun.kind === "metric" || (!edits && noun.kind === "column"),
  );
  if (strong.length === 0 && (edits || next.targets.length === 0)) return before.targets;
  const fresh = strong.length > 0 ? strong : next.targets;
  if (adds) return [...before.targets, ...fresh];
  if (next.counting || fresh !== strong) return next.targets;
  const kept = before.targets.filter(
    ({ aggregation, noun }) => aggregation === null && noun.kind !== "metric" && before.targets.length > 1,
  );
  return [...kept, ...fresh];
}

function mergedGroups(
  before: Frame,
  next: Frame,
  { adds, words }: { adds: boolean; words: readonly string[] },
): Group[] {
  if (next.groups.length === 0) return before.groups;
  if (adds) return [...before.groups, ...next.groups];
  if (words.includes("instead")) return next.groups;
  const timed = next.groups.every(({ kind }) => kind !== "noun");
  const kept = before.groups.filter(({ kind }) => (timed ? kind === "noun" : kind !== "noun"));
  return [
    ...(timed && kept.length === before.groups.length ? before.groups : timed ? [] : kept),
    ...next.groups,
  ];
}

/** A condition on a column that was conditioned before takes its place. */
function mergedConditions(before: Frame, next: Frame): Condition[] {
  const kept = before.conditions.filter((old) => !next.conditions.some((fresh) => sameColumn(old, fresh)));
  return [...kept, ...next.conditions];
}

function sameColumn(old: Condition, fresh: Condition): boolean {
  if (old.test.kind !== "value" || fresh.test.kind !== "value") return false;
  const columns = new Set(old.test.value.options.map(({ column }) => column));
  return fresh.test.value.options.some(({ column }) => columns.has(column));
}

/** "top 10 instead", "make it 7", "the bottom 3". */
function mergedExtremes(before: readonly Extreme[], next: Frame): Extreme[] {
  const [old] = before;
  const [fresh] = next.extremes;
  if (fresh === undefined)
    return old === undefined || next.limit === null ? [...before] : [{ ...old, size: next.limit }];
  if (old === undefined || fresh.by !== null || fresh.hints.length > 0) return [...next.extremes];
  return [{ ...old, descending: fresh.descending, size: fresh.size ?? next.limit ?? old.size }];
}
