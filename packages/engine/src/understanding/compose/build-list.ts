import {
  type Expression,
  isSamePart,
  type ListColumn,
  type ListQuery,
  type Order,
  type SemanticModel,
} from "@parlance/contract";
import { fieldColumn } from "../../semantics/expression-type.ts";
import { isNumeric, isTime } from "../index/entries.ts";
import { rowsOfKinds } from "../index/kind-tables.ts";
import { mainColumn } from "../parse/formula.ts";
import type { Extreme } from "../parse/frame/frame.ts";
import {
  type Build,
  columnAt,
  columnOf,
  fault,
  fieldAt,
  positionOf,
  tableName,
  tableOf,
  valueAt,
} from "./build-context.ts";
import { conditionsFilter } from "./conditions/conditions.ts";
import { ownCode } from "./conditions/own-code.ts";
import { withRequired } from "./conditions/with-required.ts";
import { formulaAt, formulaLabel, formulaOf, formulaTable } from "./figures/formula.ts";
import { revenueTable } from "./figures/revenue-figure.ts";
import { isNumberedBy } from "./figures/with-sums.ts";
import { hintColumn, hintTables } from "./groups/hint-column.ts";
import { personColumn } from "./groups/person-column.ts";
import { wholeName } from "./groups/whole-name.ts";
import { listSubject } from "./list-subject.ts";
import { timeColumnNear } from "./times/time-column.ts";
import { busyTable } from "./ways/busy-table.ts";
import { namesBehind } from "./ways/referred.ts";

/** A list of rows; null where the frame names nothing that can be listed. */
export function buildList(build: Build, entity: number): ListQuery | null {
  const columns = shownColumns(build, entity);
  const formulas = build.frame.targets.flatMap(({ noun }) => formulaOf(noun) ?? []);
  if (columns.length === 0 && formulas.length === 0) return null;
  const subject = listSubject(build, entity, [...columns, ...formulas.map(mainColumn)]);
  build.used.add(subject);
  const shown: ListColumn[] = [];
  for (const column of columns) {
    const noun = build.frame.targets.find((target) => columnOf(build, target.noun) === column)?.noun;
    const names = noun === undefined ? null : namesBehind(build, subject, noun, column);
    for (const expression of names ?? [shownField(build, subject, column)])
      if (expression !== null)
        shown.push({ id: `c${shown.length + 1}`, label: columnAt(build, column)?.label ?? "", expression });
  }
  for (const formula of formulas) {
    const expression = formulaAt(build, subject, formula);
    if (expression !== null)
      shown.push({ id: `c${shown.length + 1}`, label: formulaLabel(build, formula), expression });
  }
  if (shown.length === 0) return null;
  const filter = withRequired(build, subject, conditionsFilter(build, subject));
  const { order, size } = listOrder(build, subject, entity);
  if (build.frame.amount || ranksRows(build)) shown.push(...orderColumns(build, shown, order));
  return {
    kind: "list",
    source: build.index.model.source,
    subject: tableName(build, subject),
    columns: shown,
    filter,
    distinct:
      build.frame.distinct ||
      ((build.frame.extremes.length > 0 || size === 1) && showsOnlyOrder(shown, order)) ||
      (build.frame.one && columns.every((id) => repeats(build, id))) ||
      numbersDays(build, columns) ||
      namesInner(build, columns),
    order,
    limit: size === null ? null : { count: size, offset: 0, per: [], ties: size === 1 ? "keep" : "cut" },
    hidden: [],
    chart: null,
  };
}

/** Whether one text is listed that stands in a row for each day ("campaigns that ended in May"): nobody wants it as often. */
function numbersDays({ index }: Build, [only, other]: readonly number[]): boolean {
  const entry = index.columns[only ?? -1];
  return entry?.column.physicalType === "string" && other === undefined && isNumberedBy({ index }, entry);
}

/** Whether one thing is listed that several rows of its own table belong to: "orders in Texas" of a sheet of their lines. */
const namesInner = (build: Build, [only, other]: readonly number[]): boolean =>
  only !== undefined &&
  other === undefined &&
  build.index.inner.some(({ key, naming }) => key === only || naming === only) &&
  repeats(build, only);

/** "the longest visit, and how long was it": what the rows are ordered by is shown. */
const orderColumns = (
  { index }: Build,
  shown: readonly ListColumn[],
  order: readonly Order[],
): ListColumn[] =>
  order
    .filter(({ by }) => shown.every(({ expression }) => !isSamePart(expression, by)))
    .map(({ by }, at) => ({ id: `o${at + 1}`, label: orderLabel(index.model, by), expression: by }));

const orderLabel = (model: SemanticModel, by: Expression): string =>
  by.kind === "field" ? (fieldColumn(model, by.field)?.label ?? by.field.column) : "amount";

/** "The top 10 films by budget": rows that are ranked by a figure that is named are shown with it. */
const ranksRows = ({ frame }: Build): boolean =>
  frame.extremes.some(({ size, by }) => size !== null && size > 1 && by !== null) &&
  frame.targets.length > 0 &&
  frame.targets.every(({ noun }) => noun.kind === "table");

/** Whether several rows hold the same value of a column. */
function repeats(build: Build, column: number): boolean {
  const entry = build.index.columns[column];
  const rows = build.index.tables[entry?.table ?? -1]?.table.rowCount ?? 0;
  return (entry?.column.profile?.distinct ?? rows) < rows * 0.95;
}

/** A column as it stands, or the year of its time where that is asked. */
function shownField(build: Build, subject: number, column: number): Expression | null {
  if (!build.frame.year || !isTime(columnAt(build, column))) return fieldAt(build, subject, column);
  const operand = valueAt(build, subject, column);
  return operand === null ? null : { kind: "part", part: "year", operand };
}

/** "The date of the earliest egg": the extreme itself, said once however many rows share it. */
const showsOnlyOrder = (shown: readonly ListColumn[], order: readonly Order[]): boolean =>
  shown.length === 1 && isSamePart(shown[0]?.expression, order[0]?.by);

/** Columns to show, each once, in the question's order; tables by their name. */
function shownColumns(build: Build, entity: number): number[] {
  const columns: number[] = build.frame.everything ? [...(build.index.tables[entity]?.columns ?? [])] : [];
  for (const target of build.frame.targets) {
    if (target.noun.kind === "table") columns.push(...whenOrWhere(build, target.noun.table));
    const column = columnOf(build, target.noun);
    if (column !== null) columns.push(...wholeName(build, target.noun, column));
    if (target.noun.kind === "metric" && formulaOf(target.noun) === null) fault(build, "leftover");
  }
  columns.unshift(...groupColumns(build, columns));
  if (columns.length === 0) columns.push(...impliedColumns(build, entity));
  if (asksForName(build, columns)) columns.unshift(...namesOf(build, entity));
  if (columns.length === 0 && build.frame.targets.every(({ noun }) => formulaOf(noun) === null)) {
    const asked = askedColumn(build, entity);
    columns.push(...(asked === null ? namesOf(build, entity) : [asked]));
    fault(build, "emptyTarget", build.frame.context.length > 0 || build.frame.asks !== null ? 0.4 : 1);
  }
  return [...new Set(columns)];
}

/** "who was the last draw", "top 10 by budget": figures alone name nobody. */
const asksForName = (build: Build, columns: readonly number[]): boolean =>
  (build.frame.asks === "who" || (build.frame.targets.length === 0 && build.lemmas.has("by"))) &&
  columns.length > 0 &&
  (build.frame.place !== null || build.frame.extremes.length > 0) &&
  columns.every((id) => isNumeric(columnAt(build, id)) || isTime(columnAt(build, id)));

/** "The top 3 support rates": what is ranked; the column of the value that is asked about, or what "how tall" measures. */
function impliedColumns(build: Build, entity: number): number[] {
  const { like, measured, year, extremes, context } = build.frame;
  const [ranked] = extremes;
  const own = (ranked?.size ?? 1) > 1 && context.length === 0 ? columnOf(build, ranked?.by ?? null) : null;
  if (own !== null) return [own];
  const time = year ? timeColumnNear(build, entity) : null;
  if (time !== null) return [time];
  const measuring = measured.length === 0 ? null : hintColumn(build, [entity], measured);
  if (measuring !== null) return [measuring.column];
  const column = like === null ? undefined : build.choice.values.get(like)?.column;
  return column === undefined ? [] : [column];
}

/** The names of a table's rows; for "when" and "where" of rows that are named already, their time or place. */
function whenOrWhere(build: Build, table: number): number[] {
  const named = build.frame.conditions.some(({ test }) => {
    const column = test.kind === "value" ? build.choice.values.get(test.value)?.column : undefined;
    return column !== undefined && build.index.tables[table]?.naming.includes(column) === true;
  });
  const asked = named || build.frame.asks === "when" ? askedColumn(build, table) : null;
  return asked === null ? rowShown(build, table) : [asked];
}

/** What tells a row of a table: its names; where it has none and no key, all that stands in it, of a wide one the first. */
function rowShown(build: Build, table: number): number[] {
  const entry = build.index.tables[table];
  const named =
    entry === undefined || [entry.naming, entry.borrowed, entry.key].some((ids) => ids.length > 0);
  if (named || build.index.tables.length > 1) return namesOf(build, table);
  return entry.columns.filter((id) => columnAt(build, id)?.role !== "text").slice(0, mostShown);
}

/** How many columns of a nameless row are shown. */
const mostShown = 12;

/**
 * What a list is asked for "for each …"; where its rows are those already, only if
 * it begins with it ("for each race, the venue", not "each race's venue") and shows no name of theirs.
 */
function groupColumns(build: Build, shown: readonly number[]): number[] {
  const { groups, targets } = build.frame;
  const tables = new Set(shown.map((id) => build.index.columns[id]?.table));
  return groups.flatMap((group) => {
    if (group.kind !== "noun") return [];
    const column = columnOf(build, group.noun);
    if (column !== null) return [column];
    if (group.noun.kind !== "table") return [];
    const names = namesOf(build, group.noun.table);
    const first = targets.every(({ noun }) => noun.start > group.noun.end);
    const named = names.some((id) => shown.includes(id));
    return !tables.has(group.noun.table) || (first && !named) ? names : [];
  });
}

function askedColumn(build: Build, entity: number): number | null {
  if (build.frame.asks === "when") return timeColumnNear(build, entity);
  if (build.frame.asks === "who") return personColumn(build, entity);
  if (build.frame.asks !== "where") return null;
  return (
    build.index.tables[entity]?.columns.find(
      (id) => build.index.columns[id]?.words.some((word) => places.has(word)) === true,
    ) ?? null
  );
}

const places: ReadonlySet<string> = new Set([
  "location",
  "place",
  "city",
  "venue",
  "address",
  "country",
  "site",
  "stadium",
]);

/** The columns that show a row to people: its name, else its key, else its first texts. */
export function namesOf(build: Build, table: number): number[] {
  const entry = build.index.tables[table];
  if (entry === undefined) return [];
  if (entry.naming.length > 0) return entry.naming;
  if (entry.borrowed.length > 0) return entry.borrowed;
  const numbered = entry.key.every((id) => build.index.columns[id]?.form !== null);
  const title = entry.columns.find((id) => columnAt(build, id)?.name === entry.table.namingColumn);
  if (entry.key.length > 0 && !numbered)
    return [...new Set([...entry.key, ownCode(entry, build.index) ?? [], title ?? []].flat())];
  const text = entry.columns.find((id) => columnAt(build, id)?.physicalType === "string");
  return text === undefined ? entry.columns.slice(0, 1) : [text];
}

/** Order and size of a list: superlatives first, then what was asked for; size null is unlimited. */
export function listOrder(
  build: Build,
  subject: number,
  entity: number,
): { order: Order[]; size: number | null } {
  const order: Order[] = [];
  let size = build.frame.limit;
  for (const extreme of build.frame.extremes) {
    const found = extremeExpression(build, subject, entity, extreme);
    if (found === null) fault(build, "leftover");
    else {
      order.push({ by: found.by, descending: found.descending });
      size = extreme.size ?? build.frame.limit ?? 1;
    }
  }
  const { place } = build.frame;
  if (place !== null) {
    const by = firstBy(build, subject);
    if (by === null) fault(build, "leftover");
    else {
      order.push({ by, descending: place.descending });
      size = place.size;
    }
  }
  for (const wish of build.frame.orders) {
    const hinted = wish.hints === undefined ? null : hintColumn(build, hintTables(build, entity), wish.hints);
    const column =
      hinted?.column ??
      columnOf(build, wish.noun) ??
      (wish.noun?.kind === "table" ? (namesOf(build, wish.noun.table)[0] ?? null) : null);
    const formula = formulaOf(wish.noun);
    const by =
      formula !== null
        ? formulaAt(build, subject, formula)
        : column === null
          ? null
          : valueAt(build, subject, column);
    if (by !== null) order.push({ by, descending: hinted?.descending ?? wish.descending ?? false });
    else fault(build, "leftover");
  }
  return { order, size };
}

function extremeExpression(
  build: Build,
  subject: number,
  entity: number,
  extreme: Extreme,
): { by: Expression; descending: boolean } | null {
  const formula = formulaOf(extreme.by);
  if (formula !== null) {
    const by = formulaAt(build, subject, formula);
    return by === null ? null : { by, descending: extreme.descending };
  }
  const named = columnOf(build, extreme.by);
  const hinted =
    named === null && extreme.hints.length > 0
      ? hintColumn(build, hintTables(build, entity, extreme.of), extreme.hints)
      : null;
  const column = named ?? hinted?.column ?? null;
  if (column === null || (extreme.count && extreme.by?.kind === "table")) return null;
  const by = valueAt(build, subject, column);
  if (by === null) return null;
  const entry = columnAt(build, column);
  if (entry?.physicalType === "string" && !isTime(entry)) fault(build, "badType", 0.6);
  return { by, descending: hinted?.descending ?? extreme.descending };
}

/** What "first" and "last" go by: a table's own time, else the order of its file. */
function firstBy(build: Build, subject: number): Expression | null {
  const time = timeColumnNear(build, subject);
  const known = time !== null && isTime(columnAt(build, time)) && build.index.columns[time]?.form === null;
  const position = positionOf(build, subject);
  return position !== null && !known ? position : time === null ? null : valueAt(build, subject, time);
}

/** The table of the rows that a frame speaks of. */
export function entityOf(build: Build): number | null {
  const { frame } = build;
  const counted = frame.counted === null ? null : (build.choice.values.get(frame.counted)?.column ?? null);
  if (counted !== null) return ofKind(build, build.index.columns[counted]?.table ?? null);
  const table = frame.targets
    .map(({ noun }) => (noun.kind === "table" ? noun.table : null))
    .find((each) => each !== null);
  if (table !== undefined && table !== null) return table;
  const candidates = [
    ...frame.targets.map(({ noun }) => tableOf(build, noun)),
    ...frame.context.map((noun) => tableOf(build, noun)),
    ...frame.conditions.map(({ test, left }) =>
      test.kind === "value"
        ? ofKind(build, build.index.columns[build.choice.values.get(test.value)?.column ?? -1]?.table ?? null)
        : tableOf(build, left),
    ),
    ...frame.extremes.map(({ by }) => tableOf(build, by)),
    ...frame.groups.map((group) => (group.kind === "bands" ? tableOf(build, group.noun) : null)),
    ...frame.groups.map((group) =>
      group.kind === "grain" || group.kind === "part" ? tableOf(build, group.of ?? null) : null,
    ),
    ...frame.groups.map((group) =>
      frame.counting && group.kind === "noun" ? tableOf(build, group.noun) : null,
    ),
  ];
  return (
    candidates.find((each) => each !== null) ??
    metricTable(build) ??
    (build.index.tables.length === 1 ? 0 : busyTable(build))
  );
}

/** "How many cancellations", "road accidents in May": the rows of that state or kind, which has a table of its own. */
const ofKind = ({ index }: Build, table: number | null): number | null =>
  table === null ? null : (rowsOfKinds(index, table) ?? table);

function metricTable(build: Build): number | null {
  const nouns = [
    ...build.frame.targets.map(({ noun }) => noun),
    ...build.frame.extremes.map(({ by }) => by),
    ...build.frame.conditions.map(({ left }) => left),
  ];
  const metric = nouns.find((noun) => noun?.kind === "metric");
  if (metric?.kind !== "metric") return null;
  if (metric.metric.kind === "lexicon") return revenueTable(build);
  if (metric.metric.kind === "formula") return formulaTable(build, metric.metric.formula);
  if (metric.metric.kind === "defined") return metric.metric.figure.table;
  const measure = build.index.model.derivedMeasures[metric.metric.measure];
  return measure === undefined ? null : (build.index.graph.tableIds.get(measure.table) ?? null);
}
