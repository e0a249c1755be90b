import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Frame, Group } from "../frame/frame.ts";
import type { Noun } from "../item.ts";

/**
 * "Customers by revenue", "countries by profit": nobody splits rows by every amount that a figure comes to, but looks at that figure for each
 * of them, the highest first where no other order is said.
 */
export function rowsByMetric(frame: Frame): void {
  const figure = onlyGroup(frame, ({ kind }) => kind === "metric");
  if (figure !== null) Object.assign(frame, byFigure(frame, figure));
}

/** The same for a column of amounts beside one of kinds: "campaigns by clicks" of a sheet of days, "regions by discount" of one of orders. */
export function kindsByAmount(frame: Frame, index: ModelIndex): Frame {
  const figure = onlyGroup(frame, (noun) => isAmount(columnOf(noun, index)));
  const kind = frame.targets[0]?.noun;
  return figure !== null && kind !== undefined && isKind(columnOf(kind, index), index)
    ? byFigure(frame, figure)
    : frame;
}

/** "Top 5 tips": the highest amounts, and nothing that is split by every amount there is. */
export function topAmounts(frame: Frame, index: ModelIndex): Frame {
  const [target, other] = frame.targets;
  const [extreme, second] = frame.extremes;
  const alone =
    other === undefined && second === undefined && frame.groups.length + frame.orders.length === 0;
  if (target?.aggregation !== null || extreme?.by !== null || extreme.of !== null || extreme.count || !alone)
    return frame;
  return isAmount(columnOf(target.noun, index))
    ? { ...frame, targets: [], extremes: [{ ...extreme, by: target.noun }] }
    : frame;
}

/** "The most popular class by bookings": several of what happens behind "by" rank what is popular, and split nothing. */
export function commonByRows(frame: Frame, tokens: readonly Token[], { tables }: ModelIndex): Frame {
  const [extreme, second] = frame.extremes;
  const isCommon = extreme?.count === true && extreme.by === null && second === undefined;
  if (!isCommon || frame.targets.length !== 1) return frame;
  const [rows, other] = frame.groups.flatMap((group) => {
    if (group.kind !== "noun" || group.each || group.noun.kind !== "table") return [];
    const last = tokens[group.noun.end - 1];
    const several = last !== undefined && last.text !== last.lemma;
    return several && tables[group.noun.table]?.table.type === "fact" ? [group] : [];
  });
  if (rows === undefined || other !== undefined) return frame;
  const groups = frame.groups.filter((group) => group !== rows);
  return { ...frame, groups, extremes: [{ ...extreme, by: rows.noun }] };
}

type NounGroup = Extract<Group, { kind: "noun" }>;

/** The one group of a plain "these by that" that is such a figure; null where there is none, or where anything else is asked. */
function onlyGroup(frame: Frame, isFigure: (noun: Noun) => boolean): NounGroup | null {
  const [target, other] = frame.targets;
  if (target === undefined || other !== undefined || target.aggregation !== null) return null;
  if (target.noun.kind === "metric" || frame.extremes.length > 0 || frame.counting) return null;
  const [figure, second] = frame.groups.flatMap((group) =>
    group.kind === "noun" && !group.each && isFigure(group.noun) ? [group] : [],
  );
  return second === undefined ? (figure ?? null) : null;
}

function byFigure(frame: Frame, figure: NounGroup): Frame {
  const others = frame.groups.filter((group) => group !== figure);
  const named = frame.targets.map(({ noun }): Group => ({ kind: "noun", noun, each: false }));
  const first = { noun: figure.noun, count: false, aggregation: null, descending: true };
  return {
    ...frame,
    targets: [{ noun: figure.noun, aggregation: null, distinct: false, joined: false }],
    groups: [...named, ...others],
    orders: frame.orders.length === 0 ? [first] : frame.orders,
  };
}

const columnOf = (noun: Noun, { columns }: ModelIndex): ColumnEntry | undefined =>
  noun.kind === "column" ? columns[noun.options[0]?.column ?? -1] : undefined;

/** Values that so many rows share are kinds of rows; so many amounts are none. */
const shared = 4;
const many = 20;

function isKind(entry: ColumnEntry | undefined, { tables }: ModelIndex): boolean {
  const rows = tables[entry?.table ?? -1]?.table.rowCount ?? 0;
  const { role, profile } = entry?.column ?? {};
  return (role === "category" || role === "geo") && (profile?.distinct ?? rows) * shared <= rows;
}

/** What adds up over rows, or is a rate of what does. */
function isAmount(entry: ColumnEntry | undefined): boolean {
  if (entry?.column.role !== "measure" || (entry.column.profile?.distinct ?? 0) < many) return false;
  return entry.column.additivity === "additive" || (entry.column.quotient ?? null) !== null;
}
