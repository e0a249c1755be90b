import {
  type Aggregation,
  aggregateOf,
  type Expression,
  type Path,
  type TimeGrain,
} from "@parlance/contract";
import { type Formula, mainColumn } from "../parse/formula.ts";
import type { Noun } from "../parse/item.ts";
import { asRead, type Build, columnAt, pathTo, tableName, valueAt } from "./build-context.ts";
import type { Figure } from "./figure.ts";

/** The formula that a noun stands for; null for other nouns. */
export const formulaOf = (noun: Noun | null): Formula | null =>
  noun?.kind === "metric" && noun.metric.kind === "formula" ? noun.metric.formula : null;

/** The table whose rows a formula is computed on. */
export const formulaTable = ({ index }: Build, formula: Formula): number =>
  index.columns[mainColumn(formula)]?.table ?? -1;

/** A formula aggregated over its rows: times and ratios are averaged, amounts are added up. */
export function formulaFigure(build: Build, formula: Formula, aggregation: Aggregation | null): Figure {
  const usual = formula.kind === "duration" || formula.operator === "/" ? "average" : "sum";
  const chosen = aggregation === null || aggregation === "count" ? usual : aggregation;
  return {
    table: formulaTable(build, formula),
    label: `${chosen === "sum" ? "total" : chosen} ${formulaLabel(build, formula)}`,
    note: null,
    express: (path) => aggregateOf(chosen, expressionOn(build, formula, path), path),
  };
}

/** A formula as people read it: "quantity × price", "days from order date to shipped date". */
export function formulaLabel(build: Build, formula: Formula): string {
  const label = (column: number): string => columnAt(build, column)?.label ?? "";
  if (formula.kind === "duration")
    return formula.to === null
      ? `${formula.unit}s since ${label(formula.from)}`
      : `${formula.unit}s from ${label(formula.from)} to ${label(formula.to)}`;
  const sign = { "*": "×", "/": "÷", "-": "−", "+": "+" }[formula.operator];
  return `${label(formula.left)} ${sign} ${label(formula.right)}`;
}

/** A formula seen from `subject`; null where no way leads to its columns. */
export function formulaAt(build: Build, subject: number, formula: Formula): Expression | null {
  const [left, right] =
    formula.kind === "arithmetic" ? [formula.left, formula.right] : [formula.from, formula.to];
  const first = valueAt(build, subject, left);
  const second: Expression | null = right === null ? { kind: "now" } : valueAt(build, subject, right);
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
  return formula.kind === "arithmetic"
    ? combine(build, formula, field(formula.left), field(formula.right))
    : combine(build, formula, field(formula.from), formula.to === null ? { kind: "now" } : field(formula.to));
}

function combine(build: Build, formula: Formula, first: Expression, second: Expression): Expression {
  if (formula.kind === "arithmetic")
    return { kind: "arithmetic", operator: formula.operator, left: first, right: second };
  if (formula.to === null) return { kind: "duration", unit: formula.unit, from: first, to: second };
  const timed = [formula.from, formula.to].some((id) => columnAt(build, id)?.physicalType === "timestamp");
  const base: TimeGrain = timed ? "second" : "day";
  const size = seconds[formula.unit] / seconds[base];
  const whole: Expression = { kind: "duration", unit: base, from: first, to: second };
  const constant: Expression = {
    kind: "constant",
    value: size,
    type: size % 1 === 0 ? "integer" : "decimal",
  };
  return size === 1 ? whole : { kind: "arithmetic", operator: "/", left: whole, right: constant };
}

/** Seconds a unit; months and years by their mean length. */
const seconds: Readonly<Record<TimeGrain, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_629_746,
  quarter: 7_889_238,
  year: 31_556_952,
};
