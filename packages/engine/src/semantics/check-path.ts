import {
  type Field,
  findColumn,
  findRelationship,
  findTable,
  type Path,
  resolveStep,
} from "@parlance/contract";
import type { CheckContext } from "./check-context.ts";
import { isToOne } from "./grain.ts";

/** The table at the end of a path from `subject`; null, with a failure noted, where a step does not resolve. */
export function checkPath(context: CheckContext, subject: string, path: Path): string | null {
  let table = subject;
  for (const step of path) {
    const resolved = resolveStep(context.model, table, step);
    if (resolved === null) {
      noteStep(context, table, step.relationship);
      return null;
    }
    table = resolved.to;
  }
  return table;
}

function noteStep({ model, failures }: CheckContext, table: string, relationship: string): void {
  const known = findRelationship(model, relationship);
  if (known === null) failures.push({ code: "unknown-relationship", relationship });
  else
    failures.push({
      code: "unsafe-join",
      from: table,
      to: known.from.table === table ? known.from.table : known.to.table,
      reason: `the relationship “${relationship}” does not lead on from “${table}”`,
    });
}

/** The field with its table corrected; its path, its column and its grain are checked. */
export function checkField(context: CheckContext, subject: string, field: Field): Field {
  const table = checkPath(context, subject, field.path);
  if (table === null) return field;
  const found = findTable(context.model, table);
  if (found === null) context.failures.push({ code: "unknown-field", table, column: null });
  else if (findColumn(found, field.column) === null)
    context.failures.push({ code: "unknown-field", table, column: field.column });
  checkToOne(context, subject, field.path, table);
  return { ...field, table };
}

/** Asks that the end of `path` be to-one from where the context says. */
export function checkToOne(context: CheckContext, subject: string, path: Path, table: string): void {
  const { toOneFrom, model, failures } = context;
  if (toOneFrom === null || isToOne(model, subject, toOneFrom.path, path)) return;
  const from = endTable(context, subject, toOneFrom.path);
  if (from !== null) failures.push({ code: "unsafe-join", from, to: table, reason: toOneFrom.why });
}

const endTable = (context: CheckContext, subject: string, path: Path): string | null =>
  checkPath({ ...context, failures: [] }, subject, path);
