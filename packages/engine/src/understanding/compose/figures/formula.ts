import {
  type Aggregation,
  aggregateOf,
  type Expression,
  lowered,
  type Path,
  type TimeGrain,
} from "@parlance/contract";
import { countsBothDays } from "../../index/spans-of-rows.ts";
import { isUnit } from "../../lexicon/units.ts";
import { type Formula, mainColumn, type Since } from "../../parse/formula.ts";
import type { Noun } from "../../parse/item.ts";
import { timeApart } from "../../time/time-apart.ts";
import { asRead, type Build, columnAt, pathTo, tableName, valueAt } from "../build-context.ts";
import type { Figure } from "./figure.ts";

/** The formula that a noun stands for; null for other nouns. */
export const formulaOf = (noun: Noun | null): Formula | null =>
  noun?.kind === "metric" && noun.metric.kind === "formula" ? noun.metric.formula : null;

/** The table whose rows a formula is computed on. */
export const formulaTable = ({ index }: Build, formula: Formula): number =>
  index.columns[mainColumn(formula)]?.table ?? -1;

/** A formula aggregated over its rows: times, ratios and what two levels differ by are averaged, amounts are added up. */
export function formulaFigure(build: Build, formula: Formula, aggregation: Aggregation | null): Figure {
  const adds =
    formula.kind === "converted" ||
    (formula.kind === "duration" && formula.adds === true) ||
    addsUpOverRows(build, formula);
  const usual = adds ? "sum" : "average";
  const chosen = aggregation === null || aggregation === "count" ? usual : aggregation;
  return {
    table: formulaTable(build, formula),
    label: `${chosen === "sum" ? "total" : chosen} ${formulaLabel(build, formula)}`,
    note: null,
    express: (path) => aggregateOf(chosen, expressionOn(build, formula, path), path),
  };
}

/** Whether a figure of two columns is an amount that rows add up to, as "revenue minus cost" is and "price minus cost" of wares is not. */
export const addsUpOverRows = (build: Build, formula: Formula): boolean =>
  formula.kind === "arithmetic" && formula.operator !== "/" && !isOfLevels(build, formula);

/** The difference or sum of two columns of which neither adds up (temperatures, prices). */
const isOfLevels = (build: Build, formula: Extract<Formula, { kind: "arithmetic" }>): boolean =>
  formula.operator !== "*" &&
  [formula.left, formula.right].every((id) => columnAt(build, id)?.additivity === "non-additive");

/** A formula as people read it: "quantity × price", "days from order date to shipped date". */
export function formulaLabel(build: Build, formula: Formula): string {
  const label = (column: number): string => columnAt(build, column)?.label ?? "";
  if (formula.kind === "duration") {
    const both = countsBoth(build, formula) ? ", both counted" : "";
    return `${formula.unit}s from ${label(formula.from)} to ${label(formula.to)}${both}`;
  }
  if (formula.kind === "since") return sinceLabel(formula, label);
  if (formula.kind === "converted") return `${withoutUnit(label(formula.column))} in ${many(formula.unit)}`;
  const sign = { "*": "×", "/": "÷", "-": "−", "+": "+" }[formula.operator];
  return `${label(formula.left)} ${sign} ${label(formula.right)}`;
}

/** "Hours", "tonnes"; "MWh" stays as it is. */
const many = (unit: string): string => (/^[a-z]{4,}$/.test(unit) && !unit.endsWith("wh") ? `${unit}s` : unit);

/** "Length of stay minutes", "Milliseconds" told in another unit: "length of stay", "duration". */
function withoutUnit(label: string): string {
  const words = label.split(/[\s()]+/).filter((word) => word !== "" && !isUnit(word.toLowerCase()));
  return words.length === 0 ? "duration" : lowered(words.join(" "));
}

function sinceLabel({ unit, from, until, reached }: Since, label: (column: number) => string): string {
  const name = label(from);
  if (until !== null && reached === true) return `${unit}s from ${name} to ${label(until)}`;
  if (until !== null) return `${unit}s from ${name} to ${label(until)} or now`;
  return /birth|born|buil[dt]|construct|manufactur|production/i.test(name) && unit === "year"
    ? "age"
    : `${unit}s since ${name}`;
}

/** A formula seen from `subject`; null where no way leads to its columns. */
export function formulaAt(build: Build, subject: number, formula: Formula): Expression | null {
  if (formula.kind === "since") return sinceOn(build, formula, (column) => valueAt(build, subject, column));
  if (formula.kind === "converted") return converted(formula, valueAt(build, subject, formula.column));
  const [left, right] =
    formula.kind === "arithmetic" ? [formula.left, formula.right] : [formula.from, formula.to];
  const [first, second] = [valueAt(build, subject, left), valueAt(build, subject, right)];
  return first === null || second === null ? null : combine(build, formula, first, second);
}

/** A formula on the rows at the end of `path`. */
function expressionOn(build: Build, formula: Formula, path: Path): Expression {
  const owner = formulaTable(build, formula);
  const field = (column: number): Expression => {
    const entry = build.index.columns[column];
    const way =
      entry === undefined || entry.table === owner ? [] : (pathTo(build, owner, entry.table)?.path ?? []);
    return asRead(build, column, {
      kind: "field",
      field: {
        path: [...path, ...way],
        table: tableName(build, entry?.table ?? -1),
        column: entry?.column.name ?? "",
      },
    });
  };
  if (formula.kind === "since") return sinceOn(build, formula, field) ?? field(formula.from);
  if (formula.kind === "converted") return converted(formula, field(formula.column)) ?? field(formula.column);
  return formula.kind === "arithmetic"
    ? combine(build, formula, field(formula.left), field(formula.right))
    : combine(build, formula, field(formula.from), field(formula.to));
}

/** An amount in another unit than the column's own. */
const converted = ({ size }: { size: number }, operand: Expression | null): Expression | null =>
  operand === null
    ? null
    : {
        kind: "arithmetic",
        operator: "/",
        left: operand,
        right: { kind: "constant", value: size, type: size % 1 === 0 ? "integer" : "decimal" },
      };

/** Units that have passed, of the number of a year years; null where a time is not reached. */
function sinceOn(
  build: Build,
  { unit, from, until, whole, reached }: Since,
  field: (column: number) => Expression | null,
): Expression | null {
  const [start, end] = [field(from), until === null ? null : field(until)];
  if (start === null || (until !== null && end === null)) return null;
  const now: Expression = { kind: "now" };
  const ended: Expression | null =
    end === null || reached === true ? end : { kind: "function", name: "coalesce", arguments: [end, now] };
  const to = ended ?? now;
  if (columnAt(build, from)?.physicalType === "integer")
    return {
      kind: "arithmetic",
      operator: "-",
      left: { kind: "part", part: "year", operand: to },
      right: start,
    };
  if (whole || unit === "day") return { kind: "duration", unit, from: start, to };
  const right: Expression = { kind: "constant", value: julianDays[unit], type: "decimal" };
  const left: Expression = { kind: "duration", unit: "day", from: start, to };
  return { kind: "arithmetic", operator: "/", left, right };
}

/** Days a unit in a year of 365.25 days, by which lives and terms of service are counted. */
const julianDays: Readonly<Record<TimeGrain, number>> = {
  second: 1 / 86_400,
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.4375,
  quarter: 91.3125,
  year: 365.25,
};

function combine(
  build: Build,
  formula: Exclude<Formula, Since | { kind: "converted" }>,
  first: Expression,
  second: Expression,
): Expression {
  if (formula.kind === "arithmetic") {
    const [left, right] =
      formula.operator === "+"
        ? [
            counted(build, first, formula.left, formula.right),
            counted(build, second, formula.right, formula.left),
          ]
        : [first, second];
    return { kind: "arithmetic", operator: formula.operator, left, right };
  }
  const of = (time: Expression, id: number) => ({ time, type: columnAt(build, id)?.physicalType });
  return timeApart(formula.unit, of(first, formula.from), of(second, formula.to), countsBoth(build, formula));
}

/** A part of a sum that some rows lack counts as nothing where the other part is always known. */
function counted({ index }: Build, part: Expression, column: number, other: number): Expression {
  const lacks = (id: number): boolean => (index.columns[id]?.column.profile?.nulls ?? 0) > 0;
  const nothing: Expression = { kind: "constant", value: 0, type: "integer" };
  return lacks(column) && !lacks(other)
    ? { kind: "function", name: "coalesce", arguments: [part, nothing] }
    : part;
}

/** Whether days are counted of which the first and the last are both meant ("sick days"). */
function countsBoth({ index }: Build, formula: Formula): boolean {
  if (formula.kind !== "duration" || formula.unit !== "day") return false;
  const [from, to] = [index.columns[formula.from], index.columns[formula.to]];
  return from !== undefined && to !== undefined && countsBothDays(index, from, to);
}
