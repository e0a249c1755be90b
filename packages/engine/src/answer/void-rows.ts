import {
  aggregatesOf,
  type Column,
  type Field,
  fieldsOf,
  findTable,
  type MeasureExpression,
  type SemanticModel,
  type SemanticQuery,
  speaksOf,
} from "@parlance/contract";

/** Rows that a figure adds up although they came to nothing: their state, and what their table is called. */
export type VoidRows = { value: string; table: string };

const states = /^(?:void(?:ed)?|cancell?ed|draft|deleted)$/i;
/** A column of more values tells no states. */
const mostStates = 15;

/**
 * Void, cancelled and draft rows whose amounts a query adds up or averages without a word about their state; of lines, those of
 * the documents that they are of. Null where there are none, or a state is spoken of.
 */
export function voidRows(query: SemanticQuery, model: SemanticModel): VoidRows | null {
  if (query.kind === "analysis") return voidRows(query.query, model);
  if (query.kind !== "aggregate") return null;
  const told = [query.dimensions, query.filter, query.measures];
  for (const field of query.measures.flatMap(({ expression }) => summed(expression))) {
    for (const table of [field.table, ...documentsOf(field, model)]) {
      const entry = findTable(model, table);
      const state = entry?.columns.find(hasVoid);
      const found = state?.profile?.topValues.find(isVoid);
      if (entry === null || state === undefined || found === undefined) continue;
      if (speaksOf(told, state.name)) return null;
      return { value: String(found.value), table: entry.label };
    }
  }
  return null;
}

const isVoid = ({ value }: { value: unknown }): boolean => states.test(String(value));

const hasVoid = ({ physicalType, profile }: Column): boolean =>
  physicalType === "string" &&
  profile !== null &&
  profile.distinct > 1 &&
  profile.distinct <= mostStates &&
  profile.topValues.some(isVoid);

/** The facts that each row of a field's table refers to. */
const documentsOf = ({ table }: Field, { relationships, tables }: SemanticModel): string[] =>
  relationships
    .filter(({ from, cardinality }) => from.table === table && cardinality === "many-to-one")
    .map(({ to }) => to.table)
    .filter((name) => tables.some((each) => each.name === name && each.type === "fact"));

/** The columns whose values an expression adds up or averages over all its rows. */
const summed = (expression: MeasureExpression): Field[] =>
  aggregatesOf(expression).flatMap(({ aggregation, operand, filter }) =>
    filter === null && (aggregation === "sum" || aggregation === "average") ? fieldsOf(operand) : [],
  );
