import { type Column, type Filter, fieldsOf, type MeasureExpression } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";

/** "Total discount" of rows that tell it in percent: percentages of different rows add up to nothing. The words that ask for it; empty elsewhere. */
export function sumsPercents({ query, matches }: Candidate, { columns, tables }: ModelIndex): string[] {
  if (query.kind !== "aggregate") return [];
  const summed = query.measures.flatMap(({ expression }) => fieldsSummed(expression));
  const found = columns.find(
    ({ percent, words, table, column }) =>
      (percent || words.at(-1) === "percent" || isShare(column)) &&
      summed.includes(`${tables[table]?.table.name}.${column.name}`),
  );
  if (found === undefined) return [];
  const name = `${tables[found.table]?.table.name}.${found.column.name}`;
  return [matches.find(({ names }) => names === name)?.text ?? found.column.label];
}

const single: ReadonlySet<string> = new Set("unit per each piece hourly daily list".split(" "));
const priced: ReadonlySet<string> = new Set("price cost rate charge fee fine fare toll wage rent".split(" "));

/** "Total price" of rows that tell what one piece costs: no sum of what several cost, unless it is asked for by that name. */
export function sumsUnitPrices({ query, matches }: Candidate, { columns, tables }: ModelIndex): string[] {
  if (query.kind !== "aggregate") return [];
  const summed = query.measures.flatMap(({ expression }) => fieldsSummed(expression));
  return columns.flatMap(({ words, table, column }) => {
    const name = `${tables[table]?.table.name}.${column.name}`;
    const ofOne = words.some((word) => single.has(word)) && words.some((word) => priced.has(word));
    if (!ofOne || !summed.includes(name) || isOneThing(query.filter, table, { columns, tables })) return [];
    const said = matches.find(({ names }) => names === name)?.text ?? column.label;
    return said
      .toLowerCase()
      .split(/[\W_]+/)
      .some((word) => single.has(word))
      ? []
      : [said];
  });
}

/** "What does a compressor cost us": of what is named there is one. */
const isOneThing = (
  filter: Filter | null,
  table: number,
  { columns, tables }: Pick<ModelIndex, "columns" | "tables">,
): boolean =>
  (tables[table]?.naming ?? []).some((id) =>
    fieldsOf(filter).some((field) => field.path.length === 0 && field.column === columns[id]?.column.name),
  );

/** A discount of 0 to 1. */
const isShare = ({ unit, additivity }: Column): boolean =>
  unit.kind === "ratio" && additivity === "non-additive";

/** The columns that a figure is a plain sum of; a product's are weighed and mean something. */
function fieldsSummed(expression: MeasureExpression): string[] {
  if (expression.kind !== "aggregate" || expression.aggregation !== "sum") return [];
  const { operand } = expression;
  return operand?.kind === "field" ? [`${operand.field.table}.${operand.field.column}`] : [];
}
