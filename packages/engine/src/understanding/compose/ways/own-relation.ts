import type { Path } from "@parlance/contract";
import type { Build } from "../build-context.ts";

/**
 * The table that "without any job" and "at least two jobs" count, for rows that each have exactly one row of the table named: a
 * table of their own whose name holds the same words ("job history"). The named table where there is none.
 */
export function ownRelation({ index }: Build, subject: number, named: number): number {
  const ways = index.graph.ways[subject] ?? [];
  if (!ways.some(({ to, toOne }) => to === named && toOne)) return named;
  const words = index.tables[named]?.words ?? [];
  const own = ways.find(
    ({ to, toOne }) =>
      !toOne && to !== named && words.every((word) => index.tables[to]?.words.includes(word)),
  );
  return own?.to ?? named;
}

/** The way from a row to those of its own table that refer to it; null where none do. */
export function rowsBelow({ index }: Build, table: number): Path | null {
  const own = index.own.find((each) => each.table === table);
  return own === undefined ? null : [{ ...own.step, reversed: true }];
}
