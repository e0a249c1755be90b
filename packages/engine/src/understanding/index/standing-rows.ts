import type { ColumnEntry, TableEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";

/**
 * Rows that go on from one date (null where it is not told) until one that is fixed (`until`, the last day of it), or until they ended (`ended`, the first
 * day on which they do not), the earlier of both where there are both.
 */
export type StandingRows = {
  table: TableEntry;
  from: ColumnEntry | null;
  until: ColumnEntry | null;
  ended: ColumnEntry | null;
};

/** The tables of a model whose rows go on for a time. */
export const standingRows = ({
  fixed,
  lifecycles,
}: Pick<ModelIndex, "fixed" | "lifecycles">): StandingRows[] => [
  ...fixed,
  ...lifecycles.flatMap(({ table, from, until }) =>
    fixed.some((term) => term.table.id === table.id) ? [] : [{ table, from, until: null, ended: until }],
  ),
];
