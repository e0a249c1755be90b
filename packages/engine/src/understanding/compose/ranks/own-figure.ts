import { type ColumnEntry, isTime, type TableEntry } from "../../index/entries.ts";
import { isPersonal } from "../../index/persons.ts";
import { sizeColumnOf } from "../../index/size-column.ts";
import type { Extreme, Frame } from "../../parse/frame/frame.ts";
import { type Build, columnOf, isMeasure } from "../build-context.ts";
import { hintColumn } from "../groups/hint-column.ts";
import { nounOfColumn } from "../noun-of-column.ts";
import type { Choice } from "../resolve.ts";

/**
 * "The biggest bill: patient and amount", "the longest delay of each reason", "who has the largest loan": rows that are told one by one
 * are ranked by a figure of their own, that which is asked for or what says how large they are. Frames without such a superlative, or of
 * rows that have no such figure, stay as they are.
 */
export function withOwnFigure(build: Build): { frame: Frame; choice: Choice } {
  const { frame, choice } = build;
  const [extreme, other] = frame.extremes;
  if (extreme?.mass === true && other === undefined) return withMass(build, extreme);
  const table = extreme === undefined || other !== undefined ? null : rowsOf(build, extreme);
  if (extreme === undefined || table === null || asksFigure(frame)) return { frame, choice };
  const named = columnOf(build, extreme.by);
  if (extreme.by !== null && named === null) return { frame, choice };
  const figure = named === null ? figureOf(build, extreme, table) : (build.index.columns[named] ?? null);
  if (figure === null || figure.table !== table.id) return { frame, choice };
  if (!isMeasure(build, figure.id) && !isTime(figure.column)) return { frame, choice };
  const hinted = extreme.hints.length === 0 ? null : hintColumn(build, [table.id], extreme.hints);
  const by = extreme.by ?? nounOfColumn(build, figure);
  const descending = hinted?.descending ?? extreme.descending;
  const own: Extreme = { ...extreme, by, descending, hints: [], plain: false, own: true };
  return {
    frame: { ...frame, extremes: [own] },
    choice: { ...choice, columns: new Map(choice.columns).set(by, figure.id) },
  };
}

/** "The flight with the most delay": what delays add up to, where they are called after it. Other masses are rows that are counted. */
function withMass({ index, frame, choice }: Build, extreme: Extreme): { frame: Frame; choice: Choice } {
  const table = index.tables[extreme.by?.kind === "table" ? extreme.by.table : -1];
  const size = table === undefined ? null : sizeColumnOf(table, index);
  if (size === null || !size.words.some((word) => table?.words.includes(word) === true))
    return { frame, choice };
  const by = nounOfColumn({ index }, size);
  const added: Extreme = { ...extreme, by, count: false, aggregation: "sum" };
  return {
    frame: { ...frame, extremes: [added] },
    choice: { ...choice, columns: new Map(choice.columns).set(by, size.id) },
  };
}

/**
 * The table whose rows a superlative speaks of one by one, each of which tells of something that happened or, in groups, is measured by an
 * adjective ("the oldest clerk of each branch"); null elsewhere.
 */
function rowsOf({ index, choice, text, frame }: Build, extreme: Extreme): TableEntry | null {
  const { of, value, by } = extreme;
  const valued = value === undefined ? undefined : choice.values.get(value)?.column;
  const told = by === null || !singled.test(text) ? undefined : choice.columns.get(by);
  const id = of?.kind === "table" ? of.table : index.columns[valued ?? told ?? -1]?.table;
  const table = index.tables[id ?? -1];
  const isTold = extreme.single === true || told !== undefined;
  if (table === undefined || !isTold || extreme.aggregation !== null || extreme.count) return null;
  const each = frame.groups.length > 0 && extreme.hints.length > 0;
  return table.table.type === "fact" || each ? table : null;
}

/** "The highest single fare", "the largest individual payment". */
const singled = /\b(?:\w+est|most \w+|top) (?:ever )?(?:single|individual|one-off|one-time)\b/i;

/** Whether something is asked for that rows come to together. */
const asksFigure = ({ targets, transforms, versus, counting }: Frame): boolean =>
  counting || versus || transforms.length > 0 || targets.some(({ aggregation }) => aggregation !== null);

/** What ranks the rows: what an adjective measures, the one number of theirs that is asked for, else what says how large they are. */
function figureOf(build: Build, { hints }: Extreme, table: TableEntry): ColumnEntry | null {
  const happens = table.table.type === "fact" && !isPersonal(table, build.index.columns);
  if (happens && hints.some(({ role }) => role === "time")) return null;
  const hinted = hints.length === 0 ? null : hintColumn(build, [table.id], hints);
  const { columns } = build.index;
  if (hinted !== null) return columns[hinted.column] ?? null;
  const listed = [...new Set(build.frame.targets.flatMap(({ noun }) => columnOf(build, noun) ?? []))].flatMap(
    (id) => (isMeasure(build, id) && columns[id]?.table === table.id ? [columns[id]] : []),
  );
  const size = hints.length === 0 ? sizeColumnOf(table, build.index) : null;
  const [first, other] = listed;
  if (first !== undefined && (other === undefined || size === null)) return first;
  return listed.find((entry) => entry === size) ?? size;
}
