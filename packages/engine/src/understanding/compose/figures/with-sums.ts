import type { ColumnEntry } from "../../index/entries.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnOf, tableOf } from "../build-context.ts";
import { isBeyondRows } from "./beyond-rows.ts";
import { addsUpOverRows, formulaOf } from "./formula.ts";
import { isRevenue } from "./is-revenue.ts";

/**
 * "Campaigns that spent over 20,000" of a sheet with a row for each campaign and day: what the rows of each come to, which no one of
 * them could; "shops with above average takings" of a sheet of receipts. Conditions on what adds up compare its sum where rows are numbered by what
 * is asked for and a day, where it is what sales bring or an amount of two columns, or where the bound of one of them lies beyond every row.
 */
export function withSums(build: Build): Build {
  const { frame } = build;
  const [target, other] = frame.targets;
  const column = columnOf(build, target?.noun ?? null);
  const told = build.index.columns[column ?? -1];
  const table = target === undefined ? null : tableOf(build, target.noun);
  if (told === undefined || table === null || target === undefined || other !== undefined) return build;
  if (target.aggregation !== null && target.aggregation !== "count") return build;
  if (target.noun.kind !== "column" || frame.groups.length > 0 || !repeats(build, told)) return build;
  const summed = frame.conditions.filter((condition) => isAmount(build, table, condition));
  const dated = build.index.tables[table]?.table.timeColumn != null;
  const earned = summed.some(
    (each) => each.left !== null && isEarned(build, each) && !ofRows(build, table, each),
  );
  const meant =
    earned || isNumberedBy(build, told) || (dated && summed.some((each) => isBeyondRows(build, each)));
  if (!meant) return build;
  const conditions = frame.conditions.map((each) =>
    summed.includes(each) ? { ...each, test: amountOf(each), negated: false, ...asSum(each) } : each,
  );
  return { ...build, frame: { ...frame, conditions } };
}

/** "The most gifts of over 100", "visits whose fee is over 200": the rows that the bound is of stand before it, and one of them may come to it. */
function ofRows(build: Build, table: number, condition: Condition): boolean {
  const { frame } = build;
  const { start = 0, end = 0 } = condition.left ?? {};
  const ranked = frame.extremes.some(({ count, by }) => count && by?.kind === "table" && by.table === table);
  const isBehindRows = start === end && (start > 0 || ranked);
  const said = [
    ...frame.context,
    ...frame.required,
    ...frame.extremes.flatMap(({ by }) => by ?? []),
    ...frame.conditions.flatMap(({ test }) => (test.kind === "related" ? [test.table] : [])),
  ];
  return (
    (isBehindRows ||
      said.some((noun) => noun.kind === "table" && noun.table === table && noun.end <= start)) &&
    !isBeyondRows(build, condition)
  );
}

/** What sales bring, an amount of two columns ("revenue minus cost"), or one that is held against another. */
function isEarned(build: Build, { left, test }: Condition): boolean {
  const formula = formulaOf(left);
  return (
    test.kind === "against" ||
    (left !== null && isRevenue(build, left)) ||
    (formula !== null && addsUpOverRows(build, formula))
  );
}

const asSum = ({ test }: Condition): Pick<Condition, "summed"> | Pick<Condition, "aggregation"> =>
  test.kind === "against" ? { summed: true } : { aggregation: "sum" };

/** "Without conversions": that there are none is a sum of nothing. */
const amountOf = ({ test, negated }: Condition): Condition["test"] =>
  test.kind === "null" ? { kind: "compare", operator: negated ? ">" : "=", value: 0 } : test;

/** Whether a text or day stands in several rows, on average, and calls none of them. */
function repeats({ index }: Build, { id, table, column }: ColumnEntry): boolean {
  const entry = index.tables[table];
  const rows = entry?.table.rowCount ?? 0;
  const many = (column.profile?.distinct ?? rows) * 3 <= rows;
  return (
    (column.physicalType === "string" || column.physicalType === "date") &&
    many &&
    entry?.naming.includes(id) !== true
  );
}

/** Whether a day and the column number the rows of their table together. */
export function isNumberedBy({ index }: Pick<Build, "index">, { id, table, column }: ColumnEntry): boolean {
  const { key = [], table: own } = index.tables[table] ?? {};
  const numbers = own?.primaryKey ?? [];
  return (
    (key.includes(id) || numbers.includes(column.name)) &&
    own?.timeColumn != null &&
    numbers.includes(own.timeColumn)
  );
}

/** A comparison of what adds up over the rows of the table with a number. */
function isAmount(build: Build, table: number, each: Condition): boolean {
  const { left, test, aggregation, total } = each;
  if (aggregation !== null || total !== undefined || left === null) return false;
  const mean = test.kind === "average" && test.rows.length === 0 && test.within === undefined;
  if (test.kind === "against") return [left, test.other].every((noun) => addsUpIn(build, table, noun));
  if (left.kind === "metric") return isEarned(build, each) && (mean || isBounded(test));
  const entry = build.index.columns[columnOf(build, left) ?? -1];
  return (
    entry !== undefined &&
    addsUpIn(build, table, left) &&
    ((mean && isRevenue(build, left)) ||
      (test.kind === "null" && entry.column.profile?.nulls === 0) ||
      isBounded(test))
  );
}

/** Whether a noun is a number of the table's rows that adds up, over time as well. */
function addsUpIn(build: Build, table: number, noun: Noun): boolean {
  const { columns, levels } = build.index;
  const entry = columns[columnOf(build, noun) ?? -1];
  return (
    entry?.table === table &&
    entry.column.role === "measure" &&
    entry.column.additivity === "additive" &&
    !levels.has(entry.id)
  );
}

const isBounded = (test: Condition["test"]): boolean =>
  test.kind === "between" || (test.kind === "compare" && typeof test.value === "number");
