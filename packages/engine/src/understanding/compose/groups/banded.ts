import { type Dimension, type Expression, type Filter, lowered, rowsOf } from "@parlance/contract";
import { isNumeric, isTime } from "../../index/entries.ts";
import { unitWords } from "../../index/unit-words.ts";
import { inColumnUnit, isToldIn } from "../../lexicon/units.ts";
import type { Range } from "../../parse/frame/band-edges.ts";
import type { Bands } from "../../parse/frame/bands.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnAt, columnOf, fault, valueAt } from "../build-context.ts";
import { ofEach } from "../conditions/total-filter.ts";
import { formulaAt, formulaOf } from "../figures/formula.ts";
import { isFraction } from "../figures/fractions.ts";

/** A number cut into bands as a dimension; null where the noun is no number of the subject's rows. */
export function bandDimension(
  build: Build,
  subject: number,
  { noun, bands }: { noun: Noun; bands: Bands },
  id: string,
): Dimension | null {
  const operand = numberAt(build, subject, noun);
  if (operand === null) {
    fault(build, "leftover");
    return null;
  }
  const column = columnOf(build, noun);
  const label =
    noun.kind === "table"
      ? rowsLabel(build, noun.table)
      : column === null
        ? "band"
        : (columnAt(build, column)?.label ?? "band");
  if (bands.kind === "width")
    return {
      id,
      label,
      expression: { kind: "bin", operand, bins: { kind: "width", width: bands.width, origin: 0 } },
    };
  const fraction = bands.percent === true && column !== null && isHundredth(build, column);
  const entry = column === null ? undefined : build.index.columns[column];
  const edges = bands.ranges.flatMap(({ low, high }) => [low, high]).filter((edge) => edge !== null);
  const told = entry === undefined ? [] : unitWords(entry, bands.unit, edges);
  const scale = (edge: number): number =>
    fraction ? edge / 100 : inColumnUnit(edge, bands.unit ?? null, told);
  const isTold = bands.unit === undefined || isToldIn(bands.unit, told);
  const cases = bands.ranges.map((range, at) => {
    const value = isTold ? (bands.plain?.[at] ?? range.label) : range.label;
    return {
      when: within(operand, inUnit(range, scale)),
      value: { kind: "constant" as const, value, type: "string" as const },
    };
  });
  return { id, label, expression: { kind: "case", cases, otherwise: null } };
}

const isHundredth = (build: Build, id: number): boolean => {
  const column = columnAt(build, id);
  return column !== null && isFraction(column);
};

/** The rows that fall into a band: those with a number, of others that are counted for them those that have any, unless none are said. */
export function bandedRows(build: Build, subject: number): Filter[] {
  return build.frame.groups.flatMap((group): Filter[] => {
    const operand = group.kind === "bands" ? numberAt(build, subject, group.noun) : null;
    if (group.kind === "bands" && group.noun.kind === "table" && operand !== null)
      return saysNone(group.bands)
        ? []
        : [
            {
              kind: "comparison",
              operator: ">",
              left: operand,
              right: { kind: "constant", value: 0, type: null },
            },
          ];
    return operand === null ? [] : [{ kind: "not", filter: { kind: "null", operand } }];
  });
}

const saysNone = (bands: Bands): boolean =>
  bands.kind === "ranges" &&
  bands.ranges.some(
    ({ low, high, includesHigh }) => low === 0 || (low === null && (high ?? 2) < (includesHigh ? 1 : 2)),
  );

const rowsLabel = (build: Build, table: number): string =>
  `number of ${rowsOf(lowered(build.index.tables[table]?.table.label ?? ""))}`;

function numberAt(build: Build, subject: number, noun: Noun): Expression | null {
  const formula = formulaOf(noun);
  if (formula !== null) return formulaAt(build, subject, formula);
  if (noun.kind === "table") return ofEach(build, subject, noun);
  const column = columnOf(build, noun);
  if (column === null) return noun.kind === "metric" ? ofEach(build, subject, noun) : null;
  const told = columnAt(build, column);
  const dated = told !== null && isTime(told) ? valueAt(build, subject, column) : null;
  if (dated !== null) return { kind: "part", part: "year", operand: dated };
  if (told === null || !isNumeric(told)) return null;
  const adds = told.additivity === "additive" || build.lemmas.has("total");
  const each = adds ? ofEach(build, subject, noun) : null;
  return each ?? valueAt(build, subject, column);
}

/** A range told in another unit than the column's: "under 2 hours" of minutes is under 120. */
const inUnit = (range: Range, scale: (edge: number) => number): Range => ({
  ...range,
  low: range.low === null ? null : scale(range.low),
  high: range.high === null ? null : scale(range.high),
});

function within(operand: Expression, { low, high, includesLow, includesHigh }: Range): Filter {
  const edge = (value: number): Expression => ({ kind: "constant", value, type: null });
  if (low !== null && high !== null && includesLow && includesHigh)
    return { kind: "between", operand, low: edge(low), high: edge(high) };
  if (low !== null && high !== null)
    return {
      kind: "and",
      filters: [
        { kind: "comparison", operator: includesLow ? ">=" : ">", left: operand, right: edge(low) },
        { kind: "comparison", operator: includesHigh ? "<=" : "<", left: operand, right: edge(high) },
      ],
    };
  return low === null
    ? { kind: "comparison", operator: includesHigh ? "<=" : "<", left: operand, right: edge(high ?? 0) }
    : { kind: "comparison", operator: includesLow ? ">=" : ">", left: operand, right: edge(low) };
}
