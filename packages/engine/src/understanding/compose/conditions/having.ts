import { aggregateValueOf, type Expression, type Filter, type MeasureExpression } from "@parlance/contract";
import { columnKindOf } from "../../index/column-kind-of.ts";
import { isTime } from "../../index/entries.ts";
import { isScore } from "../../index/is-score.ts";
import { percentUnit } from "../../lexicon/units.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnAt, columnOf, isMeasure, routeTo, tableName, tableOf } from "../build-context.ts";
import type { Figure } from "../figures/figure.ts";
import { limitOf } from "../figures/in-cents.ts";
import { figureOf, rowsFigure, scoresFigure } from "../figures/measures.ts";
import { rateOf } from "../figures/with-rates.ts";
import { times } from "../times.ts";
import { conditionsFilter } from "./conditions.ts";
import { percentScaleOf, percentScaleOfFigure } from "./percent-limits.ts";

/** A condition on a figure of each group. */
export type Having = { condition: Condition; figure: Figure };

/** Conditions on figures of groups: "with more than 3 players", "whose average age is over 30". */
export function havingFigures(build: Build, entity: number): Having[] {
  return build.frame.conditions.flatMap((condition) => {
    const { test, aggregation, left, total, summed } = condition;
    if (total !== undefined) return [];
    if (summed === true && left !== null && test.kind === "against") {
      const figure = differenceOfSums(build, left, test);
      return figure === null ? [] : [{ condition, figure }];
    }
    const values = countedValues(build, condition);
    if (values !== null) return [{ condition, figure: values }];
    if (
      aggregation !== null &&
      left !== null &&
      (test.kind === "compare" || test.kind === "between" || test.kind === "average")
    ) {
      const distinct = aggregation === "count" && isInside(build, left);
      const figure = figureOf(build, { noun: left, aggregation, distinct, joined: false });
      return figure === null ? [] : [{ condition, figure }];
    }
    if (test.kind !== "related" || test.table.kind !== "table") return [];
    const holder = holderOf(build, condition);
    if (holder !== null) return [{ condition, figure: rowsFigure(build, holder) }];
    if (isOfEachRow(build, test.table, entity)) return [];
    const grouped =
      build.frame.groups.length > 0 ||
      build.frame.targets.some(
        ({ noun }) => noun.kind === "column" && tableOf(build, noun) === tableOf(build, test.table),
      );
    return grouped || test.table.table === entity || isMeasured(build, test.table.table)
      ? [{ condition, figure: rowsFigure(build, test.table.table) }]
      : [];
  });
}

/** "Members with at least 10 loans by branch": said of the members before it says what they are split by, each of them has so many. */
function isOfEachRow(build: Build, counted: Noun, entity: number): boolean {
  const { targets, groups } = build.frame;
  const [rows, other] = targets.map(({ noun }) => noun);
  const table = tableOf(build, counted);
  if (rows?.kind !== "table" || other !== undefined || table === null || table === entity) return false;
  const isBefore = groups.every((group) => !("noun" in group) || group.noun.start > counted.start);
  return (
    groups.length > 0 &&
    rows.table === entity &&
    rows.start < counted.start &&
    isBefore &&
    routeTo(build, entity, table)?.toOne === false
  );
}

/** The key or the name of a thing that the rows of a sheet repeat: several rows are of one order. */
function isInside(build: Build, noun: Noun): boolean {
  const column = columnOf(build, noun);
  return build.index.inner.some(({ key, naming }) => column !== null && [key, naming].includes(column));
}

/**
 * "types of policy chosen by more than 2 customers" where each policy has one customer: no row can have several, it is the rows
 * of each type that are counted. The table of those rows; null elsewhere.
 */
export function holderOf(build: Build, { test }: Condition): number | null {
  if (test.kind !== "related" || test.table.kind !== "table") return null;
  const several = test.count > 1 || (test.count === 1 && test.operator === ">");
  const [target] = build.frame.targets;
  if (!several || target?.noun.kind !== "column") return null;
  if (target.aggregation !== null && target.aggregation !== "count") return null;
  const table = tableOf(build, target.noun);
  const column = columnOf(build, target.noun);
  if (table === null || column === null || table === test.table.table) return null;
  const { naming = [], key = [] } = build.index.tables[table] ?? {};
  const route =
    naming.includes(column) || key.includes(column) ? null : routeTo(build, table, test.table.table);
  return route?.toOne === true ? table : keptOf(build, test.table.table, { table, column });
}

/**
 * "Countries with more than 20 guests" where the country is that of the guests' hotel: a kind that many rows share has what they have
 * together. The table that is counted; null where the rows that are of the kind are spoken of (not "guest countries"), or only few are of each.
 */
function keptOf(
  build: Build,
  counted: number,
  { table, column }: { table: number; column: number },
): number | null {
  const { frame, index } = build;
  const entry = index.columns[column];
  const rows = index.tables[table]?.table.rowCount ?? 0;
  const shared = (entry?.column.profile?.distinct ?? rows) * 3 <= rows;
  if (entry?.column.physicalType !== "string" || !shared || frame.targets.length > 1) return null;
  const asked = frame.targets[0]?.noun;
  const spoken = [...frame.context, ...frame.required].some(
    (noun) => tableOf(build, noun) === table && noun.end !== asked?.start,
  );
  return spoken || routeTo(build, counted, table)?.toOne !== true ? null : counted;
}

/** "the name and success rate of customers with at least 5 orders": the rows counted are those that the figure is of. */
const isMeasured = (build: Build, table: number): boolean =>
  build.frame.targets.some(({ noun }) => noun.kind === "column") &&
  build.frame.targets.some(
    (target) => target.noun.kind === "metric" && figureOf(build, target)?.table === table,
  );

/**
 * "customers with more than 20 invoices" where both are columns: different values of one in each of the other. "More than 20 ratings" of at most 5 each: the
 * rows that were rated. "More than 20 flood warnings" of a flag: the rows of which it says yes.
 */
export function countedValues(build: Build, { test, left, aggregation }: Condition): Figure | null {
  const column = columnOf(build, left);
  const entry = column === null ? null : columnAt(build, column);
  if (
    test.kind !== "compare" ||
    test.counted !== true ||
    aggregation !== null ||
    left === null ||
    column === null ||
    entry === null
  )
    return null;
  const most = Number(entry.profile?.maximum ?? Number.POSITIVE_INFINITY);
  if (isScore(build.index.columns[column]) && Number(test.value) > most) return scoresFigure(build, column);
  if (isMeasure(build, column) || isTime(entry) || typeof test.value !== "number" || test.value >= 1000)
    return null;
  const flag = columnKindOf(entry) === "flag";
  if (entry.physicalType !== "string" && entry.role !== "key" && !flag) return null;
  const shown = build.frame.targets.some(
    ({ noun }) =>
      noun.kind === "column" &&
      columnOf(build, noun) !== column &&
      tableOf(build, noun) === tableOf(build, left),
  );
  const split = flag && build.frame.groups.length > 0;
  return shown || split
    ? figureOf(build, { noun: left, aggregation: "count", distinct: !flag, joined: false })
    : null;
}

/** Their filter over the result rows; `ids` are their outputs, in order. */
export function havingFilter(
  build: Build,
  having: readonly Having[],
  ids: readonly (string | null)[],
): Filter | null {
  const filters = having.flatMap(({ condition, figure }, at): Filter[] => {
    const id = ids[at] ?? null;
    const { test } = condition;
    if (id === null) return [];
    const output = { kind: "output" as const, id };
    const compared = columnAt(build, columnOf(build, condition.left) ?? -1);
    const inPercent = "unit" in test && test.unit === percentUnit;
    const expression = figure.express([]);
    const scale =
      compared === null || expression.kind === "arithmetic"
        ? percentScaleOfFigure(expression)
        : percentScaleOf(compared);
    if (inPercent && scale === null) return [];
    const limit = limitOf(build, condition.left, test);
    const constant = (value: number) => ({
      kind: "constant" as const,
      value: inPercent ? value / (scale ?? 1) : limit(value),
      type: null,
    });
    if (test.kind === "against")
      return [{ kind: "comparison" as const, operator: test.operator, left: output, right: nothing }];
    if (test.kind === "related")
      return [
        { kind: "comparison" as const, operator: test.operator, left: output, right: constant(test.count) },
      ];
    if (test.kind === "compare" && typeof test.value === "number")
      return [
        { kind: "comparison" as const, operator: test.operator, left: output, right: constant(test.value) },
      ];
    if (test.kind === "between")
      return [
        { kind: "between" as const, operand: output, low: constant(test.low), high: constant(test.high) },
      ];
    if (test.kind === "average") {
      const ofGroups = { kind: "output-aggregate", id, aggregation: "average", quantile: null } as const;
      const right = overallRate(build, condition) ?? overallAverage(build, condition, figure) ?? ofGroups;
      return [
        {
          kind: "comparison" as const,
          operator: test.operator,
          left: output,
          right: times(test.factor ?? 1, right),
        },
      ];
    }
    return [];
  });
  return filters.length <= 1 ? (filters[0] ?? null) : { kind: "and", filters };
}

const nothing: Expression = { kind: "constant", value: 0, type: null };

/** "Stalls whose takings are more than twice their rent": how much the one sum is beyond so many times the other. */
function differenceOfSums(build: Build, left: Noun, { other, factor = 1 }: Against): Figure | null {
  const [one, two] = [left, other].map((noun) =>
    figureOf(build, { noun, aggregation: "sum", distinct: false, joined: false }),
  );
  if (one === undefined || two === undefined || one === null || two === null) return null;
  const many = (figure: MeasureExpression): MeasureExpression =>
    factor === 1
      ? figure
      : { kind: "arithmetic", operator: "*", left: { kind: "constant", value: factor }, right: figure };
  return {
    ...one,
    label: `${one.label} minus ${factor === 1 ? "" : `${factor} times `}${two.label}`,
    express: (path) => ({
      kind: "arithmetic",
      operator: "-",
      left: one.express(path),
      right: many(two.express(path)),
    }),
  };
}

type Against = Extract<Condition["test"], { kind: "against" }>;

/** "A click rate above average": that of all rows together. */
function overallRate(build: Build, condition: Condition): Expression | null {
  const rate = rateOf(condition);
  if (rate === null) return null;
  const filter = conditionsFilter(build, rate.table, new Set([condition]));
  return overAll(rate.whole, { subject: tableName(build, rate.table), filter });
}

/** A figure of rows as one value over all rows that pass a filter; null where a part is no aggregate of the rows themselves. */
function overAll(
  figure: MeasureExpression,
  rows: { subject: string; filter: Filter | null },
): Expression | null {
  if (figure.kind === "constant") return { kind: "constant", value: figure.value, type: null };
  if (figure.kind === "arithmetic") {
    const [left, right] = [overAll(figure.left, rows), overAll(figure.right, rows)];
    return left === null || right === null
      ? null
      : { kind: "arithmetic", operator: figure.operator, left, right };
  }
  if (figure.kind !== "aggregate" || figure.path.length > 0) return null;
  const { aggregation, quantile, operand } = figure;
  const filters = [rows.filter, figure.filter].flatMap((each) => each ?? []);
  const [only = null, other] = filters;
  return aggregateValueOf(rows.subject, aggregation, operand, {
    filter: other === undefined ? only : { kind: "and", filters },
    quantile,
  });
}

/** "an average price above average": the average of all rows, not of the groups; null where a sum or count is compared, or the average group is ("the average store"). */
function overallAverage(build: Build, condition: Condition, { table, express }: Figure): Expression | null {
  const { test } = condition;
  const figure = express([]);
  const ofGroups =
    test.kind === "average" && test.member !== undefined && tableOf(build, test.member) !== table;
  if (figure.kind !== "aggregate" || figure.aggregation !== "average" || ofGroups) return null;
  const filter = conditionsFilter(build, table, new Set([condition]));
  return overAll(figure, { subject: tableName(build, table), filter });
}
