import {
  aggregateOf,
  type Expression,
  type Filter,
  lowered,
  type MeasureExpression,
} from "@parlance/contract";
import { type Build, columnAt } from "../build-context.ts";
import { fieldOn } from "../groups/field-on.ts";
import type { Figure } from "./figure.ts";

/** The average of a rate over rows: the quotient of what it is made of, summed, so that large rows weigh more. Null for other columns. */
export function quotientFigure(build: Build, column: number): Figure | null {
  const entry = build.index.columns[column];
  const quotient = entry?.column.quotient ?? null;
  if (entry === undefined || quotient === null) return null;
  const idOf = (name: string | null): number | undefined =>
    build.index.tables[entry.table]?.columns.find((id) => columnAt(build, id)?.name === name);
  const [part, whole] = [idOf(quotient.part), idOf(quotient.whole)];
  if (whole === undefined || (part === undefined && quotient.part !== null)) return null;
  const label = (id: number): string => lowered(columnAt(build, id)?.label ?? "");
  const name = lowered(entry.column.label);
  const factor = entry.column.unit.kind === "ratio" ? 100 * quotient.factor : quotient.factor;
  return {
    table: entry.table,
    label: name,
    note:
      part === undefined
        ? `${name}: each row counts by its ${label(whole)}`
        : `${name} = ${factor === 1 ? "" : `${factor} × `}${label(part)} / ${label(whole)}`,
    express: (path) => {
      const field = (id: number): Expression => fieldOn(build, id, path);
      const known: Filter = { kind: "not", filter: { kind: "null", operand: field(column) } };
      const product: Expression = {
        kind: "arithmetic",
        operator: "*",
        left: field(column),
        right: field(whole),
      };
      const ratio: MeasureExpression = {
        kind: "arithmetic",
        operator: "/",
        left: aggregateOf("sum", part === undefined ? product : field(part), path),
        right: aggregateOf("sum", field(whole), path, part === undefined ? known : null),
      };
      const times: MeasureExpression = { kind: "constant", value: factor };
      return factor === 1 ? ratio : { kind: "arithmetic", operator: "*", left: times, right: ratio };
    },
  };
}
