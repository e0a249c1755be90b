import { fieldOf, type Path } from "@parlance/contract";
import { isTime, type TableEntry } from "../index/entries.ts";
import { findRoutes } from "../index/graph.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { peopleColumn } from "../index/people-column.ts";
import { tableNamed } from "../parse/idioms/kinds/facts.ts";
import type { Token } from "../text/tokenize.ts";

/** Rows of `events` that come with a time and tell by `link` whose they are; `path` leads there from the rows of a figure, each of one. */
export type Comers = { events: TableEntry; link: string; time: string; path: Path; known: boolean };

/** Whose rows are told apart by when they first came, of the rows of a table; null where no dated rows on the way refer to them. */
export function findComers(party: Token, from: number, index: ModelIndex): Comers | null {
  const table = tableNamed(party, index);
  if (table === null || table.id === from || index.tables.length === 1) return ofSheet(party, from, index);
  if (table.table.type === "fact") return null;
  const [route] = findRoutes(index.graph, from, table.id, { count: 1, preferred: new Set() });
  if (route?.toOne !== true) return null;
  const path = route.path.slice(0, -1);
  const last = route.path.at(-1);
  const relationship = index.model.relationships.find(({ id }) => id === last?.relationship);
  const [link, other] = relationship?.from.columns ?? [];
  const events = index.tables.find((each) => each.table.name === relationship?.from.table);
  if (events === undefined || link === undefined || other !== undefined) return null;
  return datedBy(events, link, path, index);
}

/** Of a sheet that tells them by their number or name. */
function ofSheet(party: Token, from: number, index: ModelIndex): Comers | null {
  const sheet = index.tables[from];
  const whose = sheet === undefined ? null : peopleColumn(party.lemma, index);
  return sheet === undefined || whose === null ? null : datedBy(sheet, whose, [], index);
}

function datedBy(events: TableEntry, link: string, path: Path, { columns }: ModelIndex): Comers | null {
  const own = events.columns.flatMap((id) => columns[id] ?? []);
  const time = own.find(({ column }) => column.name === events.table.timeColumn);
  const whose = own.find(({ column }) => column.name === link);
  if (time === undefined || !isTime(time.column)) return null;
  const known = (whose?.column.profile?.nulls ?? 0) === 0;
  return { events, link, time: time.column.name, path, known };
}

/** A column of the rows that tell when they came, seen from the rows of a figure. */
export const ofComers = ({ events, path }: Comers, column: string): ReturnType<typeof fieldOf> =>
  fieldOf(events.table.name, column, path);
