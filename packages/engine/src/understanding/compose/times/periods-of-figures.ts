import type { PeriodWish } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import { conjunction } from "../conditions/join-conditions.ts";
import { startingAt } from "../conditions/starting-at.ts";
import type { Shown } from "../figures/figure.ts";
import { onlyRows } from "../figures/only-rows.ts";
import { joinPeriods } from "./join-periods.ts";
import { periodWish } from "./period-wish.ts";
import { ownTime, wholeTime } from "./time-column.ts";

/** Figures that have periods of their own, and what is asked without these periods. */
export type Told = { build: Build; figures: Shown[] };

/**
 * "Per shop: number of clerks, sales in May and returns", "the machines there are and their 2024 repairs": a period that is said within a list of
 * figures of several tables is of the one that it stands with; one that is said of all is of those that tell what happened, and not of how many
 * there are of things, be it behind what they are split by ("customers and orders per town in May"). Other periods are of all figures.
 */
export function periodsOfFigures(build: Build, figures: readonly Shown[]): Told {
  const { frame } = build;
  const plain = { build, figures: [...figures] };
  const timed = frame.versus || frame.groups.some(({ kind }) => kind !== "noun");
  const tables = new Set(figures.map(({ figure }) => figure.table));
  if (
    sameTime.test(build.text) ||
    timed ||
    tables.size < 2 ||
    frame.extremes.length > 0 ||
    frame.transforms.length > 0
  )
    return plain;
  const splits = new Set(frame.groups.flatMap((group) => (group.kind === "noun" ? [group.noun] : [])));
  const owners = new Map(
    frame.periods.flatMap((wish) => {
      const apart = wish.noun !== null && splits.has(wish.noun) ? { ...wish, noun: null } : wish;
      const own = ownersOf(build, apart, figures);
      return own === null ? [] : [[wish, { own, apart }] as const];
    }),
  );
  if (owners.size === 0) return plain;
  return {
    build: { ...build, frame: { ...frame, periods: frame.periods.filter((wish) => !owners.has(wish)) } },
    figures: figures.map((shown) =>
      withPeriods(
        build,
        shown,
        [...owners.values()].flatMap(({ own, apart }) => (own.includes(shown) ? [apart] : [])),
      ),
    ),
  };
}

/** What says that figures are of one time. */
const sameTime = /\b(?:that|the same) (?:year|month|quarter|week|time|period)\b/i;

/** The figures that a period is of; null where it is of all of them, or nobody can tell. */
function ownersOf(build: Build, wish: PeriodWish, figures: readonly Shown[]): Shown[] | null {
  const { at, noun, after, leads } = wish;
  if (at === undefined || noun !== null || after !== undefined || wish.or === true) return null;
  const isFact = ({ figure }: Shown): boolean => build.index.tables[figure.table]?.table.type === "fact";
  const isDated = ({ figure: { table } }: Shown): boolean =>
    (ownTime(build, table) ?? wholeTime(build, table, table)) !== null;
  const before = figures.filter(({ target }) => target !== null && target.noun.end <= at.start);
  const behind = figures.filter(({ target }) => target !== null && target.noun.start >= at.end);
  if (before.length + behind.length < figures.length) return null;
  const led = behind.find(({ target }) => target?.noun === leads);
  const last = before.at(-1);
  const within = last === undefined ? undefined : (led ?? (behind.length > 0 ? last : undefined));
  if (within !== undefined) {
    const own = figures.filter((each) => each.figure.table === within.figure.table);
    return own.every(isDated) && own.length < figures.length ? own : null;
  }
  const facts = figures.filter(isFact);
  return facts.length > 0 && facts.length < figures.length && facts.every(isDated) ? facts : null;
}

function withPeriods(build: Build, shown: Shown, wishes: readonly PeriodWish[]): Shown {
  const { figure } = shown;
  const filter = conjunction(
    joinPeriods(wishes.flatMap((wish) => periodWish(build, figure.table, wish) ?? [])),
  );
  return filter === null
    ? shown
    : {
        ...shown,
        figure: {
          ...figure,
          express: (path) => onlyRows(figure.express(path), startingAt(filter, path)),
        },
      };
}
