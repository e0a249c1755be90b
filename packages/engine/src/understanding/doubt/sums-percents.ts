import {
  type Column,
  type Filter,
  fieldsOf,
  type MeasureExpression,
  type SemanticQuery,
} from "@parlance/contract";
import type { ColumnEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate, Match } from "../types.ts";

/** "Total discount" of rows that tell it in percent: percentages of different rows add up to nothing. The words that ask for it; empty elsewhere. */
export function sumsPercents({ query, matches }: Candidate, index: ModelIndex): string[] {
  const found = columnsSummed(query, index).find(
    ({ entry: { percent, words, column } }) => percent || words.at(-1) === "percent" || isShare(column),
  );
  return found === undefined ? [] : [saidAs(found, matches)];
}

const single: ReadonlySet<string> = new Set("unit per each piece hourly daily list".split(" "));
const priced: ReadonlySet<string> = new Set("price cost rate charge fee fine fare toll wage rent".split(" "));

/** "Total price" of rows that tell what one piece costs: no sum of what several cost, unless it is asked for by that name. */
export function sumsUnitPrices({ query, matches }: Candidate, index: ModelIndex): string[] {
  return columnsSummed(query, index).flatMap((summed) => {
    const { words, table } = summed.entry;
    const ofOne = words.some((word) => single.has(word)) && words.some((word) => priced.has(word));
    if (!ofOne || (query.kind === "aggregate" && isOneThing(query.filter, table, index))) return [];
    const said = saidAs(summed, matches);
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

/** A column whose sum a query shows, with its name in full. */
type Summed = { name: string; entry: ColumnEntry };

/** What words a column was read of, or its label. */
const saidAs = ({ name, entry }: Summed, matches: readonly Match[]): string =>
  matches.find(({ names }) => names === name)?.text ?? entry.column.label;

/** The columns that a query's figures are plain sums of, in their order; a product's are weighed and mean something. */
function columnsSummed(query: SemanticQuery, { byName }: ModelIndex): Summed[] {
  if (query.kind !== "aggregate") return [];
  const names = new Set(query.measures.flatMap(({ expression }) => fieldsSummed(expression)));
  return [...names]
    .flatMap((name): Summed[] => {
      const entry = byName.get(name);
      return entry === undefined ? [] : [{ name, entry }];
    })
    .toSorted((one, other) => one.entry.id - other.entry.id);
}

function fieldsSummed(expression: MeasureExpression): string[] {
  if (expression.kind !== "aggregate" || expression.aggregation !== "sum") return [];
  const { operand } = expression;
  return operand?.kind === "field" ? [`${operand.field.table}.${operand.field.column}`] : [];
}
