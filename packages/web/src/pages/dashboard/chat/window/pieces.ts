import type { Entry } from "../entry.ts";

/** What stands in the list: an entry, or the place of entries that are not drawn, `height` pixels high. */
export type Piece = { kind: "entry"; entry: Entry } | { kind: "gap"; key: string; height: number };

/** The drawn entries in order, with one gap for each row of entries between them that is not. */
export function piecesOf(
  entries: Entry[],
  isDrawn: (entry: Entry, index: number) => boolean,
  heightOf: (entry: Entry) => number,
): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, entry] of entries.entries()) {
    const last = pieces.at(-1);
    if (isDrawn(entry, index)) pieces.push({ kind: "entry", entry });
    else if (last?.kind === "gap") last.height += heightOf(entry);
    else pieces.push({ kind: "gap", key: `before ${entry.id}`, height: heightOf(entry) });
  }
  return pieces;
}

/** Entries between two heights of the list, both in pixels from its first: the indices from `first` to `last`. */
export type Range = { first: number; last: number };

/** The entries of which any part lies between two heights; of none, the nearest. */
export function rangeBetween(heights: number[], from: number, to: number): Range {
  let first = 0;
  let top = 0;
  while (first < heights.length - 1 && top + (heights[first] ?? 0) <= from) top += heights[first++] ?? 0;
  let last = first;
  top += heights[first] ?? 0;
  while (last < heights.length - 1 && top < to) top += heights[++last] ?? 0;
  return { first, last };
}

/** Those to draw next: all that are in view, and of those near it one, the nearest first. */
export function nextToDraw(isDrawn: (index: number) => boolean, inView: Range, near: Range): number[] {
  const seen: number[] = [];
  for (let index = inView.first; index <= inView.last; index++) if (!isDrawn(index)) seen.push(index);
  if (seen.length > 0) return seen;
  for (let step = 1; step <= near.last - near.first; step++)
    for (const index of [inView.last + step, inView.first - step])
      if (index >= near.first && index <= near.last && !isDrawn(index)) return [index];
  return [];
}
