import {
  fieldsOf,
  findTable,
  type ListQuery,
  relationshipsOf,
  type SemanticModel,
  type SemanticQuery,
} from "@parlance/contract";
import { mostShown } from "../compose/shown-columns.ts";
import type { Match } from "../types.ts";
import { atOdds } from "./at-odds.ts";
import { fixedColumns } from "./fixed-columns.ts";
import { idleWords } from "./idle-words.ts";

/** Parts of a query whose columns are told apart. */
const places = ["columns", "dimensions", "measures", "filter", "having", "order"] as const;

/**
 * How far the words and the query agree: columns that words name and the query leaves out ("use/left"), tables, by their names or half a key's, that it does
 * not even pass through ("use/apart"), columns of each part of the query that no word names ("use/unnamed:filter") unless they
 * tell the rows of a named table apart ("use/telling:columns"), tables that it goes through and no word speaks of
 * ("use/through"), whether none speaks of the rows themselves ("use/subject"), words whose function it does not carry out
 * ("use/idle"), how many pairs of conditions do not go together ("use/odds"), and how many of its groups' values are missing ("use/gaps", a share).
 */
export function queryUse(
  query: SemanticQuery,
  matches: readonly Match[],
  { model, before }: { model: SemanticModel; before: SemanticQuery | null },
): Record<string, number> {
  const features: Record<string, number> = {};
  const count = (name: string): void => {
    features[name] = (features[name] ?? 0) + 1;
  };
  const named = new Set([...matches.flatMap(({ names }) => names ?? []), ...namesIn(before)]);
  const used = new Set<string>();
  const telling = tellingColumns(named, model);
  const whole = new Set(partsOf(query).flatMap((part) => [...wholeRow(part, model)]));
  for (const part of partsOf(query)) {
    for (const place of places) {
      for (const field of columnsOf(Reflect.get(part, place))) {
        if (!used.has(field) && !named.has(field) && !(place === "columns" && whole.has(field)))
          count(`use/${telling.has(field) ? "telling" : "unnamed"}:${place}`);
        used.add(field);
      }
    }
  }
  for (const part of partsOf(query))
    for (const field of columnsOf(fixedColumns(part))) if (!whole.has(field)) count("use/fixed");
  const tables = tablesOf(query);
  const passed = passedTables(query, model);
  const spoken = new Set([...named].map(tableIn));
  for (const table of passed) if (!spoken.has(table) && !tables.has(table)) count("use/through");
  for (const table of tables) if (!spoken.has(table)) count("use/subject");
  for (const { kind, names, evidence } of matches) {
    if (names === null) continue;
    if (kind === "table" && !tables.has(names) && ![...used].some((field) => field.startsWith(`${names}.`)))
      count("use/left:table");
    const key = evidence === "partial" && !used.has(names) && isKey(names, model);
    const told = key && [...passed, ...tables].some((table) => isKey(`${table}.${columnIn(names)}`, model));
    if ((key || kind === "table") && !told && !passed.has(tableIn(names)) && !tables.has(tableIn(names)))
      count("use/apart");
    if ((kind === "column" || kind === "value") && !used.has(names)) count(`use/left:${kind}`);
  }
  const idle = idleWords(query, matches).length;
  if (idle > 0) features["use/idle"] = idle;
  const odds = atOdds(query);
  if (odds > 0) features["use/odds"] = odds;
  const gaps = gapsOf(query, model);
  if (gaps > 0) features["use/gaps"] = gaps;
  return features;
}

/** The largest share of missing values among the columns that a query groups by: of two that a word may mean, one says more. */
function gapsOf(query: SemanticQuery, { tables }: SemanticModel): number {
  const fields = columnsOf(partsOf(query).map((part) => Reflect.get(part, "dimensions")));
  if (fields.size === 0) return 0;
  const held = new Set([...fields].map(tableIn));
  const shares = tables
    .filter(({ name }) => held.has(name))
    .flatMap(({ name, columns }) =>
      columns.flatMap(({ name: column, profile }) =>
        profile !== null && fields.has(`${name}.${column}`)
          ? [profile.nulls / Math.max(1, profile.sampledRows)]
          : [],
      ),
    );
  return Math.max(0, ...shares);
}

/** The tables and columns of a query. */
function namesIn(query: SemanticQuery | null): ReadonlySet<string> {
  return query === null ? new Set() : new Set([...tablesOf(query), ...columnsOf(query)]);
}

/** The names and keys of the tables that words name. */
const tellingColumns = (named: ReadonlySet<string>, { tables }: SemanticModel): ReadonlySet<string> =>
  new Set(
    tables
      .filter(({ name }) => named.has(name))
      .flatMap(({ name, namingColumn, primaryKey }) =>
        [...primaryKey, ...(namingColumn === null ? [] : [namingColumn])].map(
          (column) => `${name}.${column}`,
        ),
      ),
  );

/** The columns of the rows that a list shows as they stand: all that those of its subject tell, or the only sheet's without a name and a key. */
function wholeRow(query: SemanticQuery, model: SemanticModel): ReadonlySet<string> {
  const [sheet, other] = model.tables;
  const isNameless = other === undefined && sheet?.namingColumn === null && sheet.primaryKey.length === 0;
  const table = isNameless ? sheet : showsWhole(query, model) ? findTable(model, query.subject) : undefined;
  return new Set(table?.columns.map(({ name }) => `${table.name}.${name}`));
}

/** Whether a list shows its subject's rows whole, but for long texts and what is beyond the columns that fit. */
function showsWhole(query: SemanticQuery, model: SemanticModel): query is ListQuery {
  if (query.kind !== "list") return false;
  const told = findTable(model, query.subject)?.columns.filter(({ role }) => role !== "text") ?? [];
  const shown = columnsOf(query.columns);
  return told.slice(0, mostShown).every(({ name }) => shown.has(`${query.subject}.${name}`));
}

/** Whether a column ("table.column") stands for a row: "customers" may be read as the customer's id. */
const isKey = (name: string, model: SemanticModel): boolean =>
  findTable(model, tableIn(name))?.columns.some(
    ({ role, name: column }) => role === "key" && column === columnIn(name),
  ) === true;

/** The table of what is named "table" or "table.column". */
const tableIn = (name: string): string => name.split(".")[0] ?? name;

const columnIn = (name: string): string => name.split(".")[1] ?? "";

function partsOf(query: SemanticQuery): SemanticQuery[] {
  if (query.kind === "set") return [...partsOf(query.left), ...partsOf(query.right)];
  return query.kind === "analysis" ? partsOf(query.query) : [query];
}

const tablesOf = (query: SemanticQuery): ReadonlySet<string> =>
  new Set(partsOf(query).flatMap((part) => ("subject" in part ? [part.subject] : [])));

/** The tables whose rows a query looks into: its subjects and those at either end of a relationship that it goes along. */
export const readTables = (query: SemanticQuery, model: SemanticModel): ReadonlySet<string> =>
  new Set([...tablesOf(query), ...passedTables(query, model)]);

/** Tables at either end of a relationship that the query goes along. */
function passedTables(query: SemanticQuery, { relationships }: SemanticModel): ReadonlySet<string> {
  const passed = new Set(relationshipsOf(query));
  if (passed.size === 0) return new Set();
  const named = relationships.filter(({ id }) => passed.has(id));
  return new Set(named.flatMap(({ from, to }) => [from.table, to.table]));
}

/** The columns ("table.column") that a part of a query speaks of. */
const columnsOf = (part: unknown): Set<string> =>
  new Set(fieldsOf(part).map(({ table, column }) => `${table}.${column}`));
