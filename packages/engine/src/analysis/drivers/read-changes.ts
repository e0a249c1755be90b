import {
  type AnalysisQuery,
  type Failure,
  failed,
  type Literal,
  type Measure,
  type Result,
  type ResultColumn,
  type ResultTable,
  success,
  type Unit,
} from "@parlance/contract";
import { toNumber } from "../series.ts";
import { buildCube, type CubeFigures, sum } from "./cube.ts";
import { isProportion } from "./rate-baseline.ts";

/** A drivers request's rows as a cube; figure 0 is the measure or a ratio's numerator, figure 1 its denominator. */
export type Changes = { figures: CubeFigures; ratio: boolean; unit: Unit };

/**
 * Reads the rows of a period comparison over the candidate dimensions: `m` and `m:previous` of one measure that adds up
 * or of a ratio's two parts. `too-little-data` with the reason where rows, dimensions or a period are missing or the
 * measure's parts do not add up to it.
 */
export function readChanges(table: ResultTable, query: AnalysisQuery): Result<Changes> {
  const measures = query.query.kind === "aggregate" ? query.query.measures : [];
  const dimensions = table.columns.filter(({ role }) => role === "dimension");
  const at = (id: string): number => table.columns.findIndex((column) => column.id === id);
  const columns = measures.map(({ id }) => ({ current: at(id), previous: at(`${id}:previous`) }));
  if (columns.length === 0 || columns.some(({ current, previous }) => current < 0 || previous < 0))
    return tooLittle("there are not two periods to compare");
  if (dimensions.length === 0) return tooLittle("nothing splits the figure into few enough segments");
  if (table.truncated) return tooLittle("there are more segments than can be compared");
  if (!measures.every(addsUp)) return tooLittle("the figure is not the sum of its segments' figures");
  const read = columns.flatMap(({ current, previous }) => [current, previous]);
  if (table.rows.some((row) => read.some((column) => isUnusable(row[column]))))
    return tooLittle("some of the figures are no numbers that can be computed with");
  const places = dimensions.map(({ id }) => at(id));
  const rows = table.rows.flatMap((row) =>
    ([true, false] as const).map((current) => ({
      current,
      members: places.map((place) => memberName(row[place])),
      values: columns.map((one) => toNumber(row[current ? one.current : one.previous]) ?? 0),
    })),
  );
  const figures = buildCube(
    dimensions.map(({ label }) => label),
    rows,
    columns.length,
  );
  for (const figure of columns.keys()) {
    if (isEmpty(figures.prior[figure])) return tooLittle("the earlier period holds nothing");
    if (isEmpty(figures.current[figure])) return tooLittle("the later period holds nothing");
    if (figure === 1 && !(total(figures.prior[1]) > 0 && total(figures.current[1]) > 0))
      return tooLittle("the ratio has no denominator in one of the periods");
  }
  const ratio = columns.length > 1;
  return success({ figures, ratio, unit: unitOf(figures, ratio, table.columns[columns[0]?.current ?? 0]) });
}

/** What is there and is no number; nothing at all counts as zero, since a sum of no rows is none. */
const isUnusable = (cell: Literal | undefined): boolean =>
  cell !== null && cell !== undefined && toNumber(cell) === null;

/** A proportion is a ratio of 0 to 1, another ratio has its numerator's unit. */
function unitOf({ prior, current }: CubeFigures, ratio: boolean, column: ResultColumn | undefined): Unit {
  const shares = [prior, current].every(
    ([numerator, denominator]) =>
      numerator !== undefined && denominator !== undefined && isProportion({ numerator, denominator }),
  );
  if (ratio && shares) return { kind: "ratio", currency: null, label: null };
  return column?.unit ?? { kind: "none", currency: null, label: null };
}

/** A failure that says why drivers cannot be looked for. */
export const tooLittle = (reason: string): { ok: false; failure: Failure } =>
  failed({ code: "too-little-data", method: "telling what drives the change", reason });

/** Whether segments' figures add up to the whole's. */
function addsUp({ expression }: Measure): boolean {
  if (expression.kind === "aggregate")
    return expression.aggregation === "sum" || expression.aggregation === "count";
  return expression.kind === "arithmetic" && (expression.operator === "+" || expression.operator === "-")
    ? addsUp({ id: "", label: "", expression: expression.left }) &&
        addsUp({ id: "", label: "", expression: expression.right })
    : expression.kind === "arithmetic" && isScaling(expression);
}

const isScaling = ({
  operator,
  left,
  right,
}: Extract<Measure["expression"], { kind: "arithmetic" }>): boolean =>
  (operator === "*" || operator === "/") &&
  right.kind === "constant" &&
  addsUp({ id: "", label: "", expression: left });

function memberName(value: Literal | undefined): string {
  if (value === null || value === undefined || value === "") return "(none)";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

const total = (column: Float64Array | undefined): number => sum(column ?? new Float64Array());

const isEmpty = (column: Float64Array | undefined): boolean => column?.every((value) => value === 0) ?? true;
