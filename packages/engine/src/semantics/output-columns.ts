import {
  type AggregateQuery,
  type Expression,
  findColumn,
  findTable,
  isNumberType,
  type ListQuery,
  type Period,
  type ResultColumn,
  type SemanticModel,
  type SemanticQuery,
  saidOnce,
  type TimePart,
  type Transform,
} from "@parlance/contract";
import { calledAfterTable } from "./called-after-table.ts";
import { calendarName } from "./describe-period.ts";
import { expressionType, measureType, noUnit, ratioUnit, type TypeContext } from "./expression-type.ts";

/**
 * The columns that a query returns, in the order of its rows: dimensions, measures (each followed by its comparison),
 * transforms; without the hidden ones that are no context. A set has its left side's; an analysis those of the query it works on.
 */
export function outputColumns(query: SemanticQuery, model: SemanticModel): ResultColumn[] {
  switch (query.kind) {
    case "aggregate":
    case "list":
      return shownOutputs(query, model);
    case "set":
      return outputColumns(query.left, model);
    case "analysis":
      return outputColumns(query.query, model);
  }
}

/** What was asked for, under the names that people have for it, and what is shown beside it as context. */
function shownOutputs(query: AggregateQuery | ListQuery, model: SemanticModel): ResultColumn[] {
  const { hidden, context = [] } = query;
  const shown = allOutputs(query, model).flatMap((column): ResultColumn[] => {
    if (!hidden.includes(column.id)) return [column];
    if (!context.includes(column.id)) return [];
    return [{ ...column, ...(isNumberType(column.type) ? { role: "measure" } : {}), context: true }];
  });
  const rows = query.kind === "list" ? query.columns : query.dimensions;
  return calledAfterTable(shown, model, (id) => rows.find((one) => one.id === id)?.expression ?? null);
}

/** All outputs of a query, the hidden ones too. */
export function allOutputs(query: SemanticQuery, model: SemanticModel): ResultColumn[] {
  switch (query.kind) {
    case "aggregate":
      return aggregateOutputs(query, model);
    case "list": {
      const context: TypeContext = { model, output: () => null };
      return query.columns.map(({ id, label, expression }) => {
        const { type, unit } = expressionType(expression, context);
        const isMeasure =
          expression.kind === "field" ? isMeasured(model, expression.field) : isNumberType(type);
        return { id, label, type: type ?? "string", unit, role: isMeasure ? "measure" : "dimension" };
      });
    }
    case "set":
    case "analysis":
      return outputColumns(query, model);
  }
}

function aggregateOutputs(query: AggregateQuery, model: SemanticModel): ResultColumn[] {
  const context: TypeContext = { model, output: () => null };
  const dimensions = query.dimensions.map(({ id, label, expression }): ResultColumn => {
    const { type, unit } = expressionType(expression, context);
    const grain = expression.kind === "truncate" ? { grain: expression.grain } : {};
    const part = partOf(expression, model);
    return {
      id,
      label,
      type: type ?? "string",
      unit,
      role: "dimension",
      ...grain,
      ...(part === null ? {} : { part }),
    };
  });
  const measures = query.measures.flatMap(({ id, label, expression }): ResultColumn[] => {
    const { type, unit } = measureType(expression, context);
    const current: ResultColumn = {
      id,
      label: saidOnce(label),
      type: type ?? "decimal",
      unit,
      role: "measure",
    };
    return query.comparison === null ? [current] : compared(current, query.comparison.previous);
  });
  const outputs = [...dimensions, ...measures];
  for (const transform of query.transforms) outputs.push(transformColumn(transform, outputs, model));
  return outputs;
}

/** A figure, that of the period before, named where it has a name, and what lies between both. */
function compared(current: ResultColumn, { interval }: Period): ResultColumn[] {
  const { id, label } = current;
  const name = calendarName(interval);
  return [
    current,
    { ...current, id: `${id}:previous`, label: name === null ? `${label} before` : `${label}, ${name}` },
    { ...current, id: `${id}:difference`, label: `${label} difference` },
    { ...current, id: `${id}:change`, label: `${label} change`, type: "decimal", unit: ratioUnit },
  ];
}

function transformColumn(transform: Transform, before: ResultColumn[], model: SemanticModel): ResultColumn {
  const output = (id: string): ResultColumn | null => before.find((column) => column.id === id) ?? null;
  const { id, label } = transform;
  const column = { id, label, role: "measure" as const };
  if (transform.kind === "expression") {
    const { type, unit } = expressionType(transform.expression, { model, output });
    return { ...column, type: type ?? "decimal", unit };
  }
  const of = output(transform.of);
  const unit = of?.unit ?? noUnit;
  switch (transform.kind) {
    case "share":
    case "growth":
      return { ...column, type: "decimal", unit: ratioUnit };
    case "rank":
      return { ...column, type: "integer", unit: noUnit };
    case "moving":
      return { ...column, type: transform.aggregation === "sum" ? (of?.type ?? "decimal") : "decimal", unit };
    case "running":
    case "difference":
      return { ...column, type: of?.type ?? "decimal", unit };
  }
}

function isMeasured(model: SemanticModel, field: { table: string; column: string }): boolean {
  const table = model.tables.find(({ name }) => name === field.table);
  return table?.columns.find(({ name }) => name === field.column)?.semanticType === "measure";
}

/** The part of the time that an output is: taken of a date, or a column of the numbers of months or quarters. */
function partOf(expression: Expression, model: SemanticModel): TimePart | null {
  if (expression.kind === "part") return expression.part;
  const table = expression.kind === "field" ? findTable(model, expression.field.table) : null;
  const column =
    table === null || expression.kind !== "field" ? null : findColumn(table, expression.field.column);
  const { minimum, maximum } = column?.profile ?? {};
  if (column?.role !== "time" || typeof minimum !== "number" || typeof maximum !== "number" || minimum < 1)
    return null;
  if (/(?:^|[\s_])month$/i.test(column.label) && maximum <= 12) return "month-of-year";
  return /(?:^|[\s_])quarter$/i.test(column.label) && maximum <= 4 ? "quarter-of-year" : null;
}
