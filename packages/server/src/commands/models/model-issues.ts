import {
  aggregateQuery,
  type DerivedMeasure,
  failureText,
  findColumn,
  findTable,
  type SemanticModel,
} from "@parlance/contract";
import { checkQuery } from "@parlance/engine";

/** What is wrong with an edited model, with the place of each. */
export type ModelIssue = { path: string; message: string };

/** Tables and columns are the source's: an edit may describe, hide and relate them, not make others. */
export function modelIssues(edited: SemanticModel, current: SemanticModel): ModelIssue[] {
  const issues: ModelIssue[] = [];
  if (edited.source !== current.source || edited.kind !== current.kind)
    issues.push({ path: "source", message: "is another source" });
  issues.push(...tableIssues(edited, current), ...relationshipIssues(edited), ...namedIssues(edited));
  return issues;
}

function tableIssues(edited: SemanticModel, current: SemanticModel): ModelIssue[] {
  const names = (model: SemanticModel): string =>
    JSON.stringify(
      model.tables.map(({ name, schema, columns }) => [
        name,
        schema,
        columns.map((column) => [column.name, column.physicalType]),
      ]),
    );
  return names(edited) === names(current)
    ? []
    : [{ path: "tables", message: "must be the source's tables and columns, in their order" }];
}

function relationshipIssues(model: SemanticModel): ModelIssue[] {
  const ids = new Set<string>();
  return model.relationships.flatMap(({ id, from, to }, index): ModelIssue[] => {
    const path = `relationships.${index}`;
    const isRepeated = ids.has(id);
    ids.add(id);
    if (isRepeated) return [{ path, message: `“${id}” stands there twice` }];
    if (from.columns.length !== to.columns.length)
      return [{ path, message: "pairs up columns of unequal number" }];
    const unknown = [from, to].flatMap(({ table, columns }) =>
      columns.filter((column) => !has(model, table, column)).map((column) => `${table}.${column}`),
    );
    return unknown.map((name) => ({ path, message: `there is no column “${name}”` }));
  });
}

function namedIssues(model: SemanticModel): ModelIssue[] {
  const measures = model.derivedMeasures.flatMap((measure, index): ModelIssue[] => {
    const wrong = measureIssue(model, measure);
    return wrong === null ? [] : [{ path: measure.label || `derivedMeasures.${index}`, message: wrong }];
  });
  const terms = model.glossary.flatMap(({ term, binding }, index): ModelIssue[] => {
    const path = `glossary.${index}`;
    if (binding?.kind === "column" && !has(model, binding.table, binding.column))
      return [{ path, message: `“${term}” stands for a column that is not there` }];
    if (binding?.kind === "measure" && !model.derivedMeasures.some(({ id }) => id === binding.measure))
      return [{ path, message: `“${term}” stands for a measure that is not there` }];
    return [];
  });
  return [...measures, ...terms];
}

/** Why a derived measure cannot be computed; null where it can. */
function measureIssue(model: SemanticModel, { id, table, label, expression }: DerivedMeasure): string | null {
  if (findTable(model, table) === null) return "is of no table";
  const checked = checkQuery(
    aggregateQuery(model.source, table, {
      measures: [{ id, label, expression }],
    }),
    model,
  );
  return checked.ok ? null : failureText(checked.failure);
}

function has(model: SemanticModel, table: string, column: string): boolean {
  const found = findTable(model, table);
  return found !== null && findColumn(found, column) !== null;
}
