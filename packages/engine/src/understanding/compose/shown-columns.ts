import type { TableEntry } from "../index/entries.ts";
import { isNumeric, isTime } from "../index/entries.ts";
import { type Build, columnAt, columnOf, fault } from "./build-context.ts";
import { ownCode } from "./conditions/own-code.ts";
import { formulaOf } from "./figures/formula.ts";
import { hintColumn } from "./groups/hint-column.ts";
import { isNamedBy } from "./groups/named-by.ts";
import { personColumn } from "./groups/person-column.ts";
import { wholeName } from "./groups/whole-name.ts";
import { timeColumnNear } from "./times/time-column.ts";

/** Columns to show, each once, in the question's order; tables by their name. */
export function shownColumns(build: Build, entity: number): number[] {
  const columns: number[] = build.frame.everything ? [...(build.index.tables[entity]?.columns ?? [])] : [];
  for (const target of build.frame.targets) {
    if (target.noun.kind === "table") columns.push(...whenOrWhere(build, target.noun.table));
    const column = columnOf(build, target.noun);
    if (column !== null) columns.push(...wholeName(build, target.noun, column));
    if (target.noun.kind === "metric" && formulaOf(target.noun) === null) fault(build, "leftover");
  }
  columns.unshift(...groupColumns(build, columns));
  if (columns.length === 0) columns.push(...impliedColumns(build, entity));
  if (asksForName(build, columns) || tellsWhen(build, columns, entity))
    columns.unshift(...namesOf(build, entity));
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

/** "List doctors who have left and when they left": times alone name none of the rows that are said before them. */
const tellsWhen = (build: Build, columns: readonly number[], entity: number): boolean => {
  const { frame, index, lemmas } = build;
  const { words = [], naming = [] } = index.tables[entity] ?? {};
  return (
    columns.length > 0 &&
    columns.every((id) => isTime(columnAt(build, id)) && index.columns[id]?.table === entity) &&
    frame.extremes.length === 0 &&
    frame.asks !== "when" &&
    lemmas.has(words.at(-1) ?? "") &&
    naming.some((id) => columnAt(build, id)?.role !== "key") &&
    !isNamedBy(build, entity)
  );
};

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

/** The names of a table's rows; for "when" and "where" of rows that are named already, their time or place; all of a row that alone is asked for by its name. */
function whenOrWhere(build: Build, table: number): number[] {
  const named = isNamedBy(build, table);
  const asked = named || build.frame.asks === "when" ? askedColumn(build, table) : null;
  if (asked !== null) return [asked];
  const alone = build.frame.targets.length === 1 && build.frame.extremes.length === 0;
  return named && alone ? allOf(build, build.index.tables[table]) : rowShown(build, table);
}

/** What tells a row of a table: its names; where it has none and no key, all that stands in it, of a wide one the first. */
function rowShown(build: Build, table: number): number[] {
  const entry = build.index.tables[table];
  const named =
    entry === undefined || [entry.naming, entry.borrowed, entry.key].some((ids) => ids.length > 0);
  return named || build.index.tables.length > 1 ? namesOf(build, table) : allOf(build, entry);
}

const allOf = (build: Build, entry: TableEntry | undefined): number[] =>
  (entry?.columns ?? []).filter((id) => columnAt(build, id)?.role !== "text").slice(0, mostShown);

/** How many columns of a nameless row are shown. */
export const mostShown = 16;

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
  const known = columnAt(build, text ?? -1)?.profile?.distinct ?? entry.table.rowCount;
  if (build.index.tables.length === 1 && known < entry.table.rowCount * leastTold) return allOf(build, entry);
  return text === undefined ? entry.columns.slice(0, 1) : [text];
}

/** What the first texts of a row must tell at least of rows apart to stand for it. */
const leastTold = 0.1;
