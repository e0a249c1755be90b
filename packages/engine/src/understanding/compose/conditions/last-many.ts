import type { Path } from "@parlance/contract";

type Way = { path: Path; tables?: readonly number[] };

/** The last rows of which there are several on a way; null where every step leads to one. */
export const lastManyTable = ({ path, tables = [] }: Way): number | null =>
  tables[path.findLastIndex(({ reversed }) => reversed)] ?? null;

/** A way to the last rows of which there are several, these rows, and the rest of the way, to one from each of them. */
export function lastMany({ path, tables = [] }: Way, end: number): { path: Path; rest: Path; rows: number } {
  const last = path.findLastIndex(({ reversed }) => reversed);
  const rows = tables[last];
  return rows === undefined
    ? { path, rest: [], rows: end }
    : { path: path.slice(0, last + 1), rest: path.slice(last + 1), rows };
}
