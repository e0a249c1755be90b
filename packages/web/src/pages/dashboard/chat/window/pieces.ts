import type { Entry } from "../entry.ts";

/** How far an entry is drawn: its beginning alone, or all of it. */
export type Stage = "begun" | "whole";

/**
 * What stands in the list: an entry, or the place of entries that are not drawn, `height` pixels high. An entry that is
 * only begun takes `least` pixels; null where it is whole.
 */
export type Piece =
  | { kind: "entry"; entry: Entry; least: number | null }
  | { kind: "gap"; key: string; height: number };

/** The drawn entries in order, with one gap for each row of entries between them that is not. */
export function piecesOf(
  entries: Entry[],
  stageOf: (entry: Entry, index: number) => Stage | null,
  heightOf: (entry: Entry) => number,
): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, entry] of entries.entries()) {
    const last = pieces.at(-1);
    const stage = stageOf(entry, index);
    if (stage !== null)
      pieces.push({ kind: "entry", entry, least: stage === "whole" ? null : heightOf(entry) });
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

/** What to draw next: all of what is in view, or one more step of what is near it, the nearest first; null when all stands. */
export function nextToDraw(
  stageOf: (index: number) => Stage | null,
  inView: Range,
  near: Range,
): { indices: number[]; stage: Stage } | null {
  const seen: number[] = [];
  for (let index = inView.first; index <= inView.last; index++)
    if (stageOf(index) !== "whole") seen.push(index);
  if (seen.length > 0) return { indices: seen, stage: "whole" };
  for (let away = 1; away <= near.last - near.first; away++)
    for (const index of [inView.last + away, inView.first - away]) {
      const stage = stageOf(index);
      if (index >= near.first && index <= near.last && stage !== "whole")
        return { indices: [index], stage: stage === null ? "begun" : "whole" };
    }
  return null;
}
