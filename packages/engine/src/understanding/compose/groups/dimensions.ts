import { type Dimension, type Expression, isFiscal, type TimeGrain, type TimePart } from "@parlance/contract";
import { isTime, type TableEntry } from "../../index/entries.ts";
import { panelOf } from "../../index/panels.ts";
import { grainOfDates } from "../../index/year-dates.ts";
import type { Group, PeriodWish } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { asRead, type Build, columnAt, columnOf, fault, fieldAt, pathTo, valueAt } from "../build-context.ts";
import { clockBeside } from "../times/clock-beside.ts";
import { doneToShown } from "../times/doer-time.ts";
import { deedTime, eventTime, timeOfRequired } from "../times/event-time.ts";
import { timeColumnNear } from "../times/time-column.ts";
import { namesBehind } from "../ways/referred.ts";
import { bandDimension } from "./banded.ts";
import { borrowedField } from "./borrowed-field.ts";
import { namesKinds } from "./names-kinds.ts";
import { orItsCode } from "./or-its-code.ts";
import { wholeName } from "./whole-name.ts";

/** Dimensions and which of them only separate groups without being shown. */
export type Dimensions = { dimensions: Dimension[]; hidden: string[] };

/** A grouping by a noun: a column as it is, a table by its key with its name shown. */
export function nounDimensions(build: Build, subject: number, noun: Noun, prefix: string): Dimensions {
  const column = columnOf(build, noun);
  const names = column === null ? null : namesBehind(build, subject, noun, column);
  const key = column === null || names === null ? null : fieldAt(build, subject, column);
  if (column !== null && names !== null && key !== null) {
    const label = (columnAt(build, column)?.label ?? "").replace(/ ID$/i, "");
    const shown = names.map((expression, at) => ({
      id: at === 0 ? prefix : `${prefix}n${at}`,
      label,
      expression: names.length === 1 ? orItsCode(build.index, expression, key) : expression,
    }));
    return {
      dimensions: [...shown, { id: `${prefix}key`, label, expression: key }],
      hidden: [`${prefix}key`],
    };
  }
  const parts = column === null ? [] : wholeName(build, noun, column);
  if (parts.length > 0) {
    const made = parts.map((id, at) =>
      columnDimension(build, subject, id, at === 0 ? prefix : `${prefix}n${at}`),
    );
    return {
      dimensions: made.flatMap(({ dimensions }) => dimensions),
      hidden: made.flatMap(({ hidden }) => hidden),
    };
  }
  return noun.kind === "table"
    ? entityDimensions(build, subject, noun.table, prefix)
    : { dimensions: [], hidden: [] };
}

/** Grouping by one column; a column that names an entity brings the entity's key, hidden. */
export function columnDimension(build: Build, subject: number, column: number, prefix: string): Dimensions {
  const entry = build.index.columns[column];
  const expression = fieldAt(build, subject, column);
  if (entry === undefined || expression === null) return { dimensions: [], hidden: [] };
  const own: Dimension = { id: prefix, label: entry.column.label, expression };
  const table = build.index.tables[entry.table];
  const names =
    table?.naming.includes(column) === true &&
    table.key.length === 1 &&
    !table.key.includes(column) &&
    entry.table !== subject &&
    !namesKinds(table, build.index);
  if (!names || table === undefined) return { dimensions: [own], hidden: [] };
  const keys = keyDimensions(build, subject, table.key, prefix);
  return { dimensions: [own, ...keys], hidden: keys.map(({ id }) => id) };
}

function keyDimensions(build: Build, subject: number, key: readonly number[], prefix: string): Dimension[] {
  return key.flatMap((id, at) => {
    const expression = fieldAt(build, subject, id);
    return expression === null
      ? []
      : [{ id: `${prefix}key${at}`, label: columnAt(build, id)?.label ?? "", expression }];
  });
}

/**
 * Grouping by an entity: its name shown, or that which it has elsewhere, its key hidden; the key itself where it has no name, behind a name
 * that several of them share. Rows that nothing names or numbers are told apart by their first column only for want of a better one.
 */
export function entityDimensions(build: Build, subject: number, table: number, prefix: string): Dimensions {
  const entry = build.index.tables[table];
  if (entry === undefined) return { dimensions: [], hidden: [] };
  const member = memberColumn(build, entry);
  if (member !== null) return columnDimension(build, subject, member, prefix);
  const own =
    entry.naming.length > 0 ? entry.naming : entry.key.length > 0 ? entry.key : entry.columns.slice(0, 1);
  const shown = entry.naming.length === 0 && entry.borrowed.length > 0 ? entry.borrowed : own;
  if (shown.every((id) => !entry.naming.includes(id) && !entry.key.includes(id)) && shown !== entry.borrowed)
    fault(build, "leftover");
  const way = pathTo(build, subject, table);
  const through = (id: number): Expression | null =>
    way === null ? null : borrowedField(build, way.path, table, id);
  const names = shown.flatMap((id, at) => {
    const expression = shown === entry.borrowed ? through(id) : fieldAt(build, subject, id);
    return expression === null
      ? []
      : [{ id: `${prefix}${at === 0 ? "" : at}`, label: columnAt(build, id)?.label ?? "", expression }];
  });
  if (shown === entry.key) {
    const shared = sharedName(build, entry);
    const called = shared === null ? null : fieldAt(build, subject, shared);
    if (called === null) return { dimensions: names, hidden: [] };
    const label = columnAt(build, shared ?? -1)?.label ?? "";
    return { dimensions: [{ id: `${prefix}name`, label, expression: called }, ...names], hidden: [] };
  }
  const alike = shown === entry.naming && namesKinds(entry, build.index);
  const unseen = alike ? [] : entry.key.filter((id) => !shown.includes(id));
  const keys = keyDimensions(build, subject, unseen, prefix);
  return { dimensions: [...names, ...keys], hidden: keys.map(({ id }) => id) };
}

/** "Host name" of hosts, several of whom are called alike: it names them to people, and does not tell them apart. */
const sharedName = ({ index }: Build, { table, columns }: TableEntry): number | null =>
  columns.find((id) => {
    const entry = index.columns[id];
    return entry?.column.name === table.namingColumn && entry.core.join(" ") === "name";
  }) ?? null;

/**
 * The column that holds what a table's rows are about and are named after, where a row stands for more than one of them: readings
 * of a "probe" at a time in a table of "probes" are grouped by the probe, and every panel by its things. Null elsewhere.
 */
function memberColumn({ index }: Build, { id: table, key, words }: TableEntry): number | null {
  const panel = panelOf(index, table);
  if (panel !== undefined) return panel.thing.id;
  if (key.length < 2) return null;
  return key.find((id) => index.columns[id]?.words.join(" ") === words.join(" ")) ?? null;
}

/** A grouping of the frame as dimensions of a query on `subject`. Calendar years are told apart where years are fiscal ones. */
export function groupDimensions(build: Build, subject: number, group: Group, prefix: string): Dimensions {
  if (group.kind === "noun") {
    const column = columnOf(build, group.noun);
    const entry = column === null ? null : columnAt(build, column);
    const grain = periodsOf(build, column) ?? (entry?.physicalType === "timestamp" ? "day" : null);
    if (column !== null && isTime(entry) && grain !== null)
      return timeDimension(build, subject, grain, prefix, column);
    return nounDimensions(build, subject, group.noun, prefix);
  }
  if (group.kind === "bands") {
    const dimension = bandDimension(build, subject, group, prefix);
    return { dimensions: dimension === null ? [] : [dimension], hidden: [] };
  }
  if (group.kind === "part" && group.part === "hour-of-day" && build.frame.periods.some(isOfHours))
    return groupDimensions(build, subject, { ...group, kind: "grain", grain: "hour" }, prefix);
  if (group.kind === "grain" && !(group.calendar === true && isFiscal(group.grain, build.calendar)))
    return timeDimension(
      build,
      subject,
      group.grain,
      prefix,
      doneToShown(build, subject, group.of) ??
        columnOf(build, group.of ?? null) ??
        deedTime(build, subject, group) ??
        timeOfPeriods(build, subject),
    );
  const part: TimePart = group.kind === "grain" ? "year" : group.part;
  const dated =
    columnOf(build, group.of ?? null) ?? timeOfPeriods(build, subject) ?? timeColumnNear(build, subject);
  const column = part === "hour-of-day" ? clockBeside(build, dated) : dated;
  const operand = column === null ? null : valueAt(build, subject, column);
  const entry = columnAt(build, column ?? -1);
  const clockless = part === "hour-of-day" && entry?.physicalType === "date";
  const isClock = part === "hour-of-day" && entry?.physicalType === "time";
  if (column === null || operand === null || !(isTime(entry) || isClock) || clockless) {
    fault(build, "leftover");
    return { dimensions: [], hidden: [] };
  }
  return {
    dimensions: [
      {
        id: prefix,
        label: part.replaceAll("-", " "),
        expression: { kind: "part", part, operand },
      },
    ],
    hidden: [],
  };
}

/** "The last 24 hours": its hours follow each other, over midnight too. */
const isOfHours = ({ period: { expression } }: PeriodWish): boolean =>
  expression.kind === "rolling" && ["hour", "minute"].includes(expression.grain);

/** "By model year", "by billing month" of dates, also of those that stand in several columns: the periods that these stand for. */
function periodsOf({ index }: Build, id: number | null): TimeGrain | null {
  const entry = index.columns[id ?? -1];
  if (entry?.parts != null) return "month";
  return entry === undefined || entry.form !== null ? null : grainOfDates(entry);
}

/** "How many customers rented in each of the last 3 months", "had rentals per month": months are of the time that the period or the deed is of. */
const timeOfPeriods = (build: Build, subject: number): number | null =>
  build.frame.periods.some(({ noun, after, bare }) => noun === null && after === undefined && !bare)
    ? eventTime(build, subject)
    : timeOfRequired(build, subject);

/** A time cut to its grain; a column that holds years stands for the grain year. */
function timeDimension(
  build: Build,
  subject: number,
  grain: TimeGrain,
  prefix: string,
  named: number | null,
): Dimensions {
  const column = named ?? timeColumnNear(build, subject);
  const field = column === null ? null : fieldAt(build, subject, column);
  if (column === null || field === null) {
    fault(build, "leftover");
    return { dimensions: [], hidden: [] };
  }
  const entry = columnAt(build, column);
  if (!isTime(entry)) {
    if (grain !== "year") fault(build, "badType");
    return { dimensions: [{ id: prefix, label: entry?.label ?? grain, expression: field }], hidden: [] };
  }
  const expression: Expression = { kind: "truncate", grain, operand: asRead(build, column, field) };
  return { dimensions: [{ id: prefix, label: grain, expression }], hidden: [] };
}
