import { aggregateOf, lowered } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import { isPersonal } from "../../index/persons.ts";
import { headed } from "../../lexicon/headed.ts";
import { orderWords } from "../../lexicon/order-words.ts";
import type { Condition, Frame, Group, Target } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnAt, columnOf, isMeasure, tableName, tableOf } from "../build-context.ts";
import { dayAverages } from "../times/day-average.ts";
import { periodRate } from "../times/period-rate.ts";
import { meetingTable, siblingWay, wayBetween } from "../ways/ways-between.ts";
import type { Figure } from "./figure.ts";
import { formulaTable } from "./formula.ts";
import { isAverageTotal } from "./is-average-total.ts";
import { isRevenue } from "./is-revenue.ts";
import { figureOf, moneyOf, rowsFigure } from "./measures.ts";
import { revenueTable } from "./revenue-figure.ts";

/**
 * "average number of lines per order", "mrr per seat", "average freight per order": figures divided by what stands after
 * "per". Null where nothing is divided ("visits for each ward, by severity" has two groups); what was used is marked as spent.
 */
export function rowsPerGroup(build: Build): { target: Target | null; figure: Figure }[] | null {
  const rate = periodRate(build) ?? (build.frame.extremes.length > 0 ? null : dayAverages(build));
  if (rate !== null) return rate;
  const { frame } = build;
  const per =
    frame.groups.find((group) => group.kind === "noun" && group.per === true) ??
    frame.groups.find((group) => group.kind === "noun" && group.each);
  if (per?.kind === "noun" && frame.extremes.length > 0) spendOwnRows(build, per);
  const beside = besideDivisor(build, per);
  const first =
    beside ??
    frame.targets.find(({ aggregation, noun }) => aggregation !== null || noun.kind !== "table") ??
    frame.targets[0];
  if (per?.kind !== "noun" || first === undefined || frame.extremes.length > 0) return null;
  if (frame.targets.some(({ aggregation }) => ofGroups.has(aggregation ?? "sum"))) return null;
  const counted = frame.targets.some(
    ({ noun, aggregation }) => noun === first.noun && aggregation === "count",
  );
  const averaged = frame.targets.some(
    ({ noun, aggregation }) => noun === first.noun && aggregation === "average",
  );
  const column = columnOf(build, per.noun);
  const measured =
    (first.noun.kind !== "table" && first.aggregation !== "count" && !build.lemmas.has("each")) ||
    (per.per === true && isParted(frame));
  if (column !== null && measured && isMeasure(build, column))
    return divided(
      build,
      first,
      per,
      figureOf(build, { noun: per.noun, aggregation: "sum", distinct: false, joined: false }),
    );
  const split = frame.groups.filter((group) => group.kind === "noun" && group.per === true).length > 1;
  if (split && first.noun.kind === "table" && !averaged) return null;
  const earned =
    averaged &&
    per.per === true &&
    (isRevenue(build, first.noun) || (isOrder(build, per.noun) && addsUp(build, first.noun)));
  const parted = isParted(frame) && (per.per === true || averaged);
  const named = column !== null && ((parted && first.noun.kind === "table") || earned);
  if (named && (columnAt(build, column)?.profile?.distinct ?? 0) >= many)
    return divided(
      build,
      first,
      per,
      figureOf(build, { noun: per.noun, aggregation: "count", distinct: true, joined: false }),
    );
  const table = per.noun.kind === "table" ? per.noun.table : null;
  const ordered = isOrder(build, first.noun) && column !== null && isOfOrders(build, column);
  if (table === null && averaged && counted && (first.noun.kind === "table" || ordered)) {
    const members = figureOf(build, { noun: per.noun, aggregation: "count", distinct: true, joined: false });
    const each: Target =
      first.noun.kind === "table" ? first : { ...first, aggregation: "count", distinct: true };
    return divided(build, each, per, members);
  }
  if (table === null) return null;
  if (!counted && first.noun.kind !== "table" && figuredTable(build, first.noun) === table) {
    if (averaged) build.spent.add(per);
    return averaged || !isOfOne(build, per) ? null : averageOfOne(build, first, per);
  }
  const timed = frame.groups.every((group) => group === per || group.kind === "grain");
  const few = (build.index.tables[table]?.table.rowCount ?? many) < many && timed && !averaged;
  const also = parted && first.noun.kind === "table" && first.noun.table !== table && !few;
  const figured = figuredTable(build, first.noun);
  const apart = figured !== null && siblingWay(build.index, figured, table) !== null;
  const summed = frame.targets.some(({ noun, aggregation }) => noun === first.noun && aggregation === "sum");
  const each = averaged && (counted || summed || isAverageTotal(build));
  const ratio = beside !== null || each || also || apart || isRatio(build, first, per, averaged);
  return ratio ? divided(build, first, per, rowsFigure(build, table)) : null;
}

/** "Number of members and visits per member by town": what stands before "per" is divided where those behind it are a figure of their own. */
function besideDivisor({ frame }: Build, per: Group | undefined): Target | null {
  if (per?.kind !== "noun" || per.per !== true || per.noun.kind !== "table") return null;
  const { table, start } = per.noun;
  const counted = frame.targets.some(
    ({ aggregation, noun }) => aggregation === "count" && noun.kind === "table" && noun.table === table,
  );
  const last = frame.targets.filter(({ noun }) => noun.kind !== "metric" && noun.end <= start).at(-1);
  return counted && last?.noun.kind === "table" && last.noun.table !== table ? last : null;
}

/** "The lowest and the highest price per grape": what is told of each group's rows, and divided by nothing. */
const ofGroups: ReadonlySet<string> = new Set([
  "minimum",
  "maximum",
  "median",
  "standard-deviation",
  "variance",
]);

/** "Orders" of a sheet that has a row for each article. */
const isOrder = (build: Build, noun: Noun): boolean => {
  const entry = noun.kind === "column" ? build.index.columns[columnOf(build, noun) ?? -1] : undefined;
  return entry?.column.role === "key" && entry.words.some((word) => orderWords.has(word));
};

/** Of what an order has one alone: who ordered, and where. */
const isOfOrders = ({ index }: Build, column: number): boolean =>
  index.columns[column]?.words.some((word) => ofOrders.has(word)) === true;

const ofOrders: ReadonlySet<string> = new Set(
  "customer client buyer account user member guest store shop branch salesperson seller rep employee".split(
    " ",
  ),
);

/** "Fee per lesson", "weight per crate by yard": of rows that nobody knows one by one, or that are grouped by something else. */
function isOfOne({ frame, index }: Build, { noun, per }: Extract<Group, { kind: "noun" }>): boolean {
  const entry = noun.kind === "table" ? index.tables[noun.table] : undefined;
  if (per !== true || entry === undefined || entry.table.rowCount < many) return false;
  const others = frame.groups.filter((group) => group.kind !== "noun" || group.noun !== noun);
  return others.length > 0 || isUnnamed(entry);
}

/** Facts that nothing but their number tells apart. */
const isUnnamed = ({ naming, key, table }: TableEntry): boolean =>
  table.type === "fact" && naming.every((id) => key.length === 1 && key[0] === id);

/** What each row has of it, on average. */
function averageOfOne(
  build: Build,
  first: Target,
  per: Extract<Group, { kind: "noun" }>,
): { target: Target | null; figure: Figure }[] | null {
  const figure = figureOf(build, { ...first, aggregation: "average" });
  if (figure === null) return null;
  for (const target of build.frame.targets) if (target.noun === first.noun) build.spent.add(target);
  build.spent.add(per);
  return [{ target: first, figure }];
}

/** So many rows are nothing to list figures of one by one. */
const many = 50;

/**
 * "average orders per customer", "revenue per customer by region", "training hours per nurse by ward": the whole over the number of
 * those it is of, where what stands after "per" has more rows than a person reads, or is grouped by a column of its own.
 */
function isRatio(
  build: Build,
  { noun, aggregation }: Target,
  per: Extract<Group, { kind: "noun" }>,
  averaged: boolean,
): boolean {
  const { frame, index } = build;
  const table = tableOf(build, per.noun);
  const entry = index.tables[table ?? -1];
  const of = noun.kind === "table" ? noun.table : figuredTable(build, noun);
  if (entry === undefined || of === null || of === table) return false;
  const others = frame.groups.filter((group) => group !== per);
  const own = others.every((group) => group.kind === "noun" && isOf(build, group.noun, entry.id));
  const ofThem = per.per === true && own && isParted(frame) && aggregation !== "sum";
  const earned = isRevenue(build, noun);
  const each = averaged && earned && per.per === true;
  if (entry.table.rowCount < many && !ofThem && !each) return false;
  if (noun.kind === "table") return averaged ? moneyOf(build, noun.table) === null : isParted(frame);
  if (!earned && !(per.per === true && (addsUp(build, noun) || isSummed(noun)))) return false;
  const heads =
    isPersonal(entry, index.columns) ||
    isUnnamed(entry) ||
    entry.words.some((word) => headed.has(word)) ||
    (per.per === true && own);
  const split = frame.versus || others.some((group) => group.kind !== "noun" || !group.each);
  return (
    (averaged && earned) ||
    ofThem ||
    (isUnnamed(entry) && per.per === true) ||
    isOfEvents(entry, per, others) ||
    (heads && split && others.every((group) => group.kind !== "noun" || !group.each))
  );
}

/** Whether something splits the rows beside what stands behind "per": another group, or what is compared ("revenue per customer, UK vs Spain"). */
const isParted = ({ groups, versus }: Frame): boolean => groups.length > 1 || versus;

/** "Points per race for each driver": of things that happen at a time, beside those that it is told of, one by one. */
const isOfEvents = (
  { table }: TableEntry,
  { per }: Extract<Group, { kind: "noun" }>,
  others: readonly Group[],
): boolean =>
  per === true &&
  table.timeColumn !== null &&
  others.length > 0 &&
  others.every((group) => group.kind === "noun" && group.per !== true);

/** "Revenue per pupil by town": what is told of each of the rows themselves. */
function isOf(build: Build, noun: Noun, table: number): boolean {
  const of = tableOf(build, noun);
  return of !== null && (of === table || wayBetween(build, table, of) !== null);
}

function figuredTable(build: Build, noun: Target["noun"]): number | null {
  if (noun.kind !== "metric") return tableOf(build, noun);
  if (noun.metric.kind === "lexicon") return revenueTable(build);
  if (noun.metric.kind === "defined") return noun.metric.figure.table;
  return noun.metric.kind === "formula" ? formulaTable(build, noun.metric.formula) : null;
}

/** "Cost (hours times rate) per visit": a formula of each row that is added up. */
const isSummed = (noun: Target["noun"]): boolean =>
  noun.kind === "metric" &&
  noun.metric.kind === "defined" &&
  noun.metric.figure.whole.kind === "aggregate" &&
  noun.metric.figure.whole.aggregation === "sum";

const addsUp = (build: Build, noun: Target["noun"]): boolean => {
  const column = columnOf(build, noun);
  return column !== null && columnAt(build, column)?.additivity === "additive";
};

/** "the top 5 drugs by … average amount per treatment": of each of the rows that are averaged, nothing to group by. */
function spendOwnRows(build: Build, per: Extract<Group, { kind: "noun" }>): void {
  if (per.noun.kind !== "table" || build.lemmas.has("each")) return;
  const { table } = per.noun;
  const averaged = build.frame.targets.some(
    ({ aggregation, noun }) => aggregation === "average" && tableOf(build, noun) === table,
  );
  if (averaged) build.spent.add(per);
}

function divided(
  build: Build,
  first: Target,
  per: Extract<Group, { kind: "noun" }>,
  below: Figure | null,
): { target: Target | null; figure: Figure }[] | null {
  const link = first.noun.kind === "table" ? meetingTable(build, first.noun.table, below?.table ?? -1) : null;
  const above =
    first.noun.kind === "table"
      ? link === null
        ? rowsFigure(build, first.noun.table)
        : metFigure(build, link, first.noun.table)
      : figureOf(build, { ...first, aggregation: first.aggregation === "count" ? "count" : "sum" });
  if (above === null || below === null) return null;
  for (const target of build.frame.targets) if (target.noun === first.noun) build.spent.add(target);
  build.spent.add(per);
  const same = above.table === below.table;
  const sibling = same ? null : siblingWay(build.index, above.table, below.table);
  const way = same ? [] : (sibling ?? wayBetween(build, above.table, below.table));
  const whole =
    same ||
    sibling !== null ||
    per.noun.kind !== "table" ||
    besideDivisor(build, per) === first ||
    isSplitByTheirs(build, per, below.table) ||
    isOfStateAlone(build, below.table);
  const key = whole ? null : keyOf(build, below.table);
  if (way === null) return null;
  const divisor = columnAt(build, columnOf(build, per.noun) ?? -1);
  build.notes.push(`${above.label} divided by ${below.label}`);
  const figure: Figure = {
    table: above.table,
    label: `${above.label} per ${lowered(divisor?.label ?? build.index.tables[below.table]?.table.label ?? "")}`,
    note: null,
    express: (path) => ({
      kind: "arithmetic",
      operator: "/",
      left: above.express(path),
      right:
        key === null
          ? below.express([...path, ...way])
          : aggregateOf(
              "count-distinct",
              { kind: "field", field: { ...key, path: [...path, ...way] } },
              path,
            ),
    }),
  };
  return [{ target: first, figure }];
}

/** "Claims per policy by line of business", "claims per active policy": facts that each are of one group count with whatever they have or lack. */
function isSplitByTheirs(build: Build, per: Group, table: number): boolean {
  const { frame } = build;
  const others = frame.groups.filter((group) => group !== per);
  return (
    others.length > 0 &&
    build.index.tables[table]?.table.type === "fact" &&
    frame.conditions.every((condition) => isToldOf(build, condition, table)) &&
    others.every((group) => group.kind === "noun" && isOf(build, group.noun, table))
  );
}

/** "Procedures per completed visit": facts in a state, where nothing else is asked, count with whatever they have or lack. */
const isOfStateAlone = (build: Build, table: number): boolean =>
  build.index.tables[table]?.table.type === "fact" &&
  build.frame.conditions.length > 0 &&
  build.frame.groups.length === 1 &&
  build.frame.conditions.every((condition) => isToldOf(build, condition, table));

/** "Per active policy": a state of these rows themselves. */
const isToldOf = ({ choice, index }: Build, { test }: Condition, table: number): boolean =>
  test.kind === "value" && index.columns[choice.values.get(test.value)?.column ?? -1]?.table === table;

/** How many rows of one table the rows of another lead to, each time anew. */
function metFigure(build: Build, link: number, table: number): Figure | null {
  const key = keyOf(build, table);
  const way = wayBetween(build, link, table);
  if (key === null || way === null) return null;
  return {
    ...rowsFigure(build, table),
    table: link,
    express: (path) =>
      aggregateOf("count", { kind: "field", field: { ...key, path: [...path, ...way] } }, path),
  };
}

/** The one column that tells rows of a table apart; null where there is none. */
function keyOf(build: Build, table: number): { table: string; column: string } | null {
  const [key, other] = build.index.tables[table]?.key ?? [];
  const column = key === undefined || other !== undefined ? undefined : columnAt(build, key)?.name;
  return column === undefined ? null : { table: tableName(build, table), column };
}
