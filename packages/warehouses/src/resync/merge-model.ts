import {
  aggregateOf,
  aggregateQuery,
  type Column,
  type DerivedMeasure,
  type Field,
  failureText,
  findColumn,
  findTable,
  type GlossaryTerm,
  type Relationship,
  type SchemaBreak,
  type SemanticModel,
  type SemanticQuery,
  type Table,
} from "@parlance/contract";
import { checkQuery } from "@parlance/engine";

/**
 * A source's model after its tables were read again: what was measured is new, what people said of tables and columns stays.
 * Relationships that somebody took out do not come back; new ones come with new tables and columns alone. What no longer fits
 * is left out and told in `breaks`; terms lose their binding.
 */
export function mergeModel(
  before: SemanticModel,
  now: SemanticModel,
): { model: SemanticModel; breaks: SchemaBreak[] } {
  const tables = now.tables.map((table) => mergeTable(findTable(before, table.name), table));
  const { relationships, breaks } = mergeRelationships(before, now);
  const bare = { ...now, tables, relationships, derivedMeasures: [], glossary: [] };
  const measures = before.derivedMeasures.map((measure) => ({
    measure,
    reason: queryProblem(measureQuery(bare.source, measure), bare),
  }));
  const derivedMeasures = measures.flatMap(({ measure, reason }) => (reason === null ? [measure] : []));
  const model = { ...bare, derivedMeasures };
  const terms = before.glossary.map((term) => ({ term, reason: bindingProblem(term, model) }));
  const glossary = terms.map(({ term, reason }) => (reason === null ? term : { ...term, binding: null }));
  return {
    model: { ...model, glossary },
    breaks: [
      ...breaks,
      ...measures.flatMap(({ measure, reason }) => broken("measure", measure.label, reason)),
      ...terms.flatMap(({ term, reason }) => broken("term", term.term, reason)),
    ],
  };
}

/** Why a model cannot answer a query that was kept; null where it can. */
export function queryProblem(query: SemanticQuery, model: SemanticModel): string | null {
  const checked = checkQuery(query, model);
  return checked.ok ? null : failureText(checked.failure);
}

function mergeTable(before: Table | null, now: Table): Table {
  if (before === null) return now;
  const isThere = (name: string | null): boolean =>
    name === null || now.columns.some((column) => column.name === name);
  return {
    ...now,
    label: before.label,
    description: before.description ?? now.description,
    type: before.type,
    synonyms: before.synonyms,
    hidden: before.hidden,
    namingColumn: isThere(before.namingColumn) ? before.namingColumn : now.namingColumn,
    timeColumn: isThere(before.timeColumn) ? before.timeColumn : now.timeColumn,
    columns: now.columns.map((column) => mergeColumn(findColumn(before, column.name), column)),
  };
}

/** A column whose type changed keeps its names alone: what it means was said of another type. */
function mergeColumn(before: Column | null, now: Column): Column {
  if (before === null) return now;
  const { label, synonyms, hidden, semanticType, role, unit, additivity, defaultAggregation } = before;
  const named = { ...now, label, synonyms, hidden, description: before.description ?? now.description };
  return before.physicalType === now.physicalType
    ? { ...named, semanticType, role, unit, additivity, defaultAggregation }
    : named;
}

function mergeRelationships(
  before: SemanticModel,
  now: SemanticModel,
): { relationships: Relationship[]; breaks: SchemaBreak[] } {
  const has = (model: SemanticModel, { table, columns }: Relationship["from"]): boolean => {
    const found = findTable(model, table);
    return found !== null && columns.every((name) => findColumn(found, name) !== null);
  };
  const isThere = ({ from, to }: Relationship): boolean => has(now, from) && has(now, to);
  const kept = before.relationships.filter(
    (one) =>
      isThere(one) &&
      (now.relationships.some(({ id }) => id === one.id) || typesOf(before, one) === typesOf(now, one)),
  );
  const fresh = now.relationships.filter(
    ({ id, from, to }) => !kept.some((each) => each.id === id) && !(has(before, from) && has(before, to)),
  );
  const measured = kept.map((relationship) => {
    const again = now.relationships.find(({ id }) => id === relationship.id);
    return again === undefined
      ? relationship
      : { ...relationship, cardinality: again.cardinality, evidence: again.evidence };
  });
  const lost = before.relationships.filter((relationship) => !kept.includes(relationship));
  return {
    relationships: [...measured, ...fresh],
    breaks: lost.flatMap((one) =>
      broken(
        "relationship",
        `${one.from.table} → ${one.to.table}`,
        `One of its columns is ${isThere(one) ? "of another type" : "gone"}.`,
      ),
    ),
  };
}

/** The types of a relationship's columns, as one text. */
const typesOf = (model: SemanticModel, { from, to }: Relationship): string =>
  [from, to]
    .flatMap(({ table, columns }) => columns.map((name) => typeOf(findTable(model, table), name)))
    .join();

const typeOf = (table: Table | null, name: string): string | undefined =>
  table === null ? undefined : findColumn(table, name)?.physicalType;

const broken = (kind: SchemaBreak["kind"], name: string, reason: string | null): SchemaBreak[] =>
  reason === null ? [] : [{ kind, name, reason }];

const measureQuery = (
  source: string,
  { table, id, label, expression }: Pick<DerivedMeasure, "table" | "id" | "label" | "expression">,
): SemanticQuery =>
  aggregateQuery(source, table, {
    measures: [{ id, label, expression }],
  });

function bindingProblem({ term, binding }: GlossaryTerm, model: SemanticModel): string | null {
  switch (binding?.kind) {
    case undefined:
      return null;
    case "column":
      return columnProblem({ path: [], ...binding }, model);
    case "measure":
      return model.derivedMeasures.some(({ id }) => id === binding.measure)
        ? null
        : "Its measure can no longer be computed.";
    case "filter": {
      const rows = aggregateOf("count" as const, null, [], binding.filter);
      const { table } = binding;
      return queryProblem(
        measureQuery(model.source, { table, id: term, label: term, expression: rows }),
        model,
      );
    }
  }
}

function columnProblem({ table, column }: Field, model: SemanticModel): string | null {
  const found = findTable(model, table);
  return found !== null && findColumn(found, column) !== null
    ? null
    : failureText({ code: "unknown-field", table, column });
}
