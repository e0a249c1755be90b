import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { workers } from "../../lexicon/workers.ts";
import type { Frame } from "../../parse/frame/frame.ts";
import { doersOf } from "../../parse/idioms/people/who-ranks.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnOf, isMeasure } from "../build-context.ts";
import type { Choice } from "../resolve.ts";

/**
 * "Who tipped more than 50", "who drove over 900 km in May" of rows that each name one of those who do it: these, and not the rows.
 * Other questions stay as they are.
 */
export function doerAsked(build: Build): { frame: Frame; choice: Choice } {
  const { frame, choice, index } = build;
  const bounds = frame.conditions.flatMap(({ left, test }) => {
    const column = test.kind === "compare" || test.kind === "between" ? columnOf(build, left) : null;
    return column !== null && isMeasure(build, column) ? [index.columns[column]?.table ?? -1] : [];
  });
  const [rows, other] = new Set(bounds);
  const named = frame.targets.some(({ noun, aggregation }) => noun.kind !== "table" || aggregation !== null);
  const plain = frame.asks === "who" && !named && frame.extremes.length + frame.groups.length === 0;
  if (!plain || rows === undefined || other !== undefined) return { frame, choice };
  if (frame.targets.some(({ noun }) => noun.kind === "table" && noun.table !== rows))
    return { frame, choice };
  const person = nounOf(rows, index);
  if (person === null) return { frame, choice };
  const targets = [{ noun: person.noun, aggregation: null, distinct: false, joined: false }];
  const columns =
    person.column === null ? choice.columns : new Map(choice.columns).set(person.noun, person.column);
  return { frame: { ...frame, targets }, choice: { ...choice, columns } };
}

/** Those whom the rows of a table name: a table of people, or a column of the only sheet that is called after such work. */
function nounOf(rows: number, index: ModelIndex): { noun: Noun; column: number | null } | null {
  const doers = index.tables.length > 1 ? doersOf(rows, index) : null;
  if (doers !== null)
    return {
      noun: { kind: "table", start: -1, end: -1, table: doers.id, evidence: "exact", strength: 1 },
      column: null,
    };
  const [worker, other] = index.columns.filter((entry) => isWorker(entry, index));
  if (index.tables.length > 1 || worker === undefined || other !== undefined) return null;
  const option = {
    column: worker.id,
    evidence: "exact" as const,
    strength: 1,
    kind: "text" as const,
    table: rows,
  };
  return { noun: { kind: "column", start: -1, end: -1, options: [option] }, column: worker.id };
}

/** A column that names who does the work, each of several rows. */
function isWorker({ column, words, table }: ColumnEntry, { tables }: ModelIndex): boolean {
  const rows = tables[table]?.table.rowCount ?? 0;
  return (
    column.physicalType === "string" &&
    workers.has(words.at(-1) ?? "") &&
    (column.profile?.distinct ?? rows) * 3 <= rows
  );
}
