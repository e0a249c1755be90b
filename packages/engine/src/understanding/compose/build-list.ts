import {
  type Expression,
  isSamePart,
  type ListColumn,
  type ListQuery,
  type Order,
  type SemanticModel,
} from "@parlance/contract";
import { fieldColumn } from "../../semantics/expression-type.ts";
import { isTime } from "../index/entries.ts";
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
import { withKnown } from "./conditions/with-known.ts";
import { withRequired } from "./conditions/with-required.ts";
import { formulaAt, formulaLabel, formulaOf, formulaTable } from "./figures/formula.ts";
import { revenueTable } from "./figures/revenue-figure.ts";
import { isNumberedBy } from "./figures/with-sums.ts";
import { hintColumn, hintTables } from "./groups/hint-column.ts";
import { listSubject } from "./list-subject.ts";
import { namesOf, shownColumns } from "./shown-columns.ts";
import { timeColumnNear } from "./times/time-column.ts";
import { busyTable } from "./ways/busy-table.ts";
import { namesBehind } from "./ways/referred.ts";
import { whenTold } from "./when-told.ts";

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
  const required = withRequired(build, subject, conditionsFilter(build, subject));
  const { order, size } = listOrder(build, subject, entity);
  shown.push(...whenTold(build, shown, required));
  if (build.frame.amount || ranksRows(build)) shown.push(...orderColumns(build, shown, order));
  const asked = build.frame.distinct || (build.frame.one && columns.every((id) => repeats(build, id)));
  const distinct =
    asked ||
    (listsThings(build, columns) && showsOrder(shown, order)) ||
    ((build.frame.extremes.length > 0 || size === 1) && showsOnlyOrder(shown, order)) ||
    numbersDays(build, columns) ||
    datesOfPanel(build, columns) ||
    namesInner(build, columns);
  const filter =
    (asked || (distinct && build.frame.things !== null)) && order.length === 0
      ? withKnown(build.index, shown, required)
      : required;
  return {
    kind: "list",
    source: build.index.model.source,
    subject: tableName(build, subject),
    columns: shown,
    filter,
    distinct,
    order,
    limit: size === null ? null : { count: size, offset: 0, per: [], ties: size === 1 ? "keep" : "cut" },
    hidden: [],
    chart: null,
  };
}

/** Whether things are listed that rows repeat, with what each of them may have itself: nothing of which there is more than there are things. */
function listsThings(build: Build, columns: readonly number[]): boolean {
  const { things, extremes } = build.frame;
  const thing = columnOf(build, things);
  const { table = -1 } = build.index.columns[thing ?? -1] ?? {};
  const isName = build.index.tables[table]?.naming.includes(thing ?? -1) === true;
  if (thing === null || isName || extremes.length > 0 || !repeats(build, thing)) return false;
  const kinds = (id: number): number => columnAt(build, id)?.profile?.distinct ?? Number.POSITIVE_INFINITY;
  return columns.every((id) => kinds(id) <= kinds(thing));
}

/** Whether one text is listed that stands in a row for each day ("campaigns that ended in May"): nobody wants it as often. */
function numbersDays({ index }: Build, [only, other]: readonly number[]): boolean {
  const entry = index.columns[only ?? -1];
  return entry?.column.physicalType === "string" && other === undefined && isNumberedBy({ index }, entry);
}

/** Whether nothing is listed but the dates at which a panel tells every thing anew: "what years are there" asks for each once. */
const datesOfPanel = (build: Build, [only, other]: readonly number[]): boolean =>
  other === undefined &&
  build.frame.periods.length === 0 &&
  build.index.panels.some(({ date }) => date.id === only);

/** Whether one thing is listed that several rows of its own table belong to, by its name, its number or both: "orders in Texas" of a sheet of their lines. */
const namesInner = (build: Build, columns: readonly number[]): boolean =>
  columns.length > 0 &&
  build.index.inner.some(({ key, naming }) => columns.every((id) => id === key || id === naming)) &&
  columns.every((id) => repeats(build, id));

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

/** Whether all that a list is ordered by is shown in it: where it is not, its rows are not the same. */
const showsOrder = (shown: readonly ListColumn[], order: readonly Order[]): boolean =>
  order.every(({ by }) => shown.some(({ expression }) => isSamePart(expression, by)));

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
