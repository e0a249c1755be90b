import {
  type Column,
  type Expression,
  type Field,
  findRelationship,
  findTable,
  partKey,
  type ResultColumn,
  rowOf,
  type SemanticModel,
} from "@parlance/contract";
import { fieldColumn } from "./expression-type.ts";

/**
 * Result columns under the names that people have for them: a bare "Name" or "Title" after what it names ("Artist", or the part that
 * the row plays: "Manager"), and a first and a last name as one person. `expressionOf` says what a column holds, null of figures.
 */
export function calledAfterTable(
  columns: ResultColumn[],
  model: SemanticModel,
  expressionOf: (id: string) => Expression | null,
): ResultColumn[] {
  const fields = columns.map(({ id }) => fieldIn(expressionOf(id), model));
  const persons = new Map(fields.flatMap((field, index) => personAt(columns, fields, field, index, model)));
  return columns.map((column, index) => {
    const field = fields[index];
    const whole = persons.get(index);
    if (field === null || field === undefined) return column;
    const name = isBareName(column, field, model) ? thingOf(field.at, model) : null;
    return { ...column, label: name ?? column.label, ...(whole === undefined ? {} : { whole }) };
  });
}

type Held = { at: Field; column: Column };

function fieldIn(expression: Expression | null, model: SemanticModel): Held | null {
  const column = expression?.kind === "field" ? fieldColumn(model, expression.field) : null;
  return expression?.kind === "field" && column !== null ? { at: expression.field, column } : null;
}

const isBareName = ({ label }: ResultColumn, { at, column }: Held, model: SemanticModel): boolean =>
  label === column.label &&
  /^(?:name|title)$/i.test(label) &&
  findTable(model, at.table)?.namingColumn === at.column;

/** What the row of a field is: the part that it plays, else what its table's rows are called; null where that says nothing. */
function thingOf({ path, table }: Field, model: SemanticModel): string | null {
  const last = path.at(-1);
  const role = last === undefined || last.reversed ? null : findRelationship(model, last.relationship)?.role;
  const label = role ?? rowOf(findTable(model, table)?.label ?? table);
  return /\d|^(?:data|sheet|table|list|export|report)$/i.test(label) ? null : label;
}

const given = /\b(?:first|given|fore) ?name$|^fname$/i;
const family = /\b(?:last|family|sur) ?name$|^lname$/i;

/** Where a name begins: its place, what goes on with it, and what both are. */
function personAt(
  columns: ResultColumn[],
  fields: (Held | null)[],
  first: Held | null,
  index: number,
  model: SemanticModel,
): [number, NonNullable<ResultColumn["whole"]>][] {
  if (first === null || !given.test(first.column.label)) return [];
  const place = partKey([first.at.table, first.at.path]);
  const other = fields.findIndex(
    (field) =>
      field !== null && family.test(field.column.label) && partKey([field.at.table, field.at.path]) === place,
  );
  const [own, last] = [columns[index], columns[other]];
  if (own === undefined || last === undefined) return [];
  const label = own.label === last.label ? own.label : (thingOf(first.at, model) ?? "Name");
  return [[index, { label, with: [last.id] }]];
}
