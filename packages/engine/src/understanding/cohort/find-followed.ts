import { type Path, resolveStep } from "@parlance/contract";

import { isTime, type TableEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";

/** Who is followed through which dated rows: their reference `link` and `time` there; `start` is a column of when they began. */
export type Followed = {
  entity: TableEntry;
  events: TableEntry;
  link: string;
  time: string;
  start: { column: string; label: string; path: Path } | null;
};

/**
 * Whom a cohort question follows, by its words in dictionary form: what it names, else those who come again by their nature, through
 * the rows that it names, else the most numerous. Null where no dated rows refer to anybody.
 */
export function findFollowed(words: readonly string[], index: ModelIndex): Followed | null {
  const said = (table: TableEntry): number => Number(table.words.some((word) => words.includes(word)));
  const pairs = index.model.relationships.flatMap(({ id, from, to }) => {
    const [events, entity] = [from, to].map((end) =>
      index.tables.find(({ table }) => table.name === end.table),
    );
    const [link] = from.columns;
    if (events === undefined || entity === undefined || events === entity) return [];
    const step = { relationship: id, reversed: false };
    const time = timeOf(events);
    const single = from.columns.length === 1 && resolveStep(index.model, from.table, step)?.toOne === true;
    if (link === undefined || time === null || !single) return [];
    const comesAgain = entity.words.some((word) => comers.has(word));
    const isNamed = entity.words.every((word) => words.includes(word));
    return isNamed || comesAgain ? [{ entity, events, link, time, path: [step] }] : [];
  });
  const [best] = pairs.toSorted(
    (a, b) =>
      said(b.entity) - said(a.entity) ||
      said(b.events) - said(a.events) ||
      b.events.table.rowCount - a.events.table.rowCount,
  );
  if (best === undefined) return null;
  const { path, ...followed } = best;
  const began = words.some((word) => joining.has(word)) ? startOf(best.entity, index) : null;
  return { ...followed, start: began === null ? null : { ...began, path } };
}

/** Those of whom it is asked whether they come again. */
const comers: ReadonlySet<string> = new Set(
  "customer client buyer shopper user member subscriber account visitor guest patient donor player".split(
    " ",
  ),
);

/** Words of a beginning that stands in a column. */
const joining: ReadonlySet<string> = new Set(
  "signup sign signed join joined joining register registered registration create created creation".split(
    " ",
  ),
);

function timeOf({ table }: TableEntry): string | null {
  const column = table.columns.find(({ name, hidden }) => name === table.timeColumn && !hidden) ?? null;
  return isTime(column) ? (column?.name ?? null) : null;
}

function startOf(entity: TableEntry, index: ModelIndex): { column: string; label: string } | null {
  for (const id of entity.columns) {
    const { column = null, words = [] } = index.columns[id] ?? {};
    if (column !== null && isTime(column) && words.some((word) => joining.has(word)))
      return { column: column.name, label: column.label };
  }
  return null;
}
