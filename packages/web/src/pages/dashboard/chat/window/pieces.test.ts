import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Entry } from "../entry.ts";
import { nextToDraw, piecesOf, rangeBetween } from "./pieces.ts";

const entry = (id: string): Entry => ({
  id,
  question: id,
  shown: id,
  askedAt: "2026-01-01T00:00:00Z",
  turn: 1,
  outcome: { state: "waiting" },
});
const entries = ["a", "b", "c", "d", "e"].map(entry);

describe("pieces", () => {
  test("rows that are not drawn leave one gap each, as high as they are", () => {
    const drawn = new Set(["c"]);
    const heights: Record<string, number> = { a: 10, b: 20, c: 30, d: 40, e: 50 };
    const pieces = piecesOf(
      entries,
      ({ id }) => (drawn.has(id) ? "whole" : null),
      ({ id }) => heights[id] ?? 0,
    );
    expect(pieces).toEqual([
      { kind: "gap", key: "before a", height: 30 },
      { kind: "entry", entry: entries[2], least: null },
      { kind: "gap", key: "before d", height: 90 },
    ]);
  });

  test("whatever is drawn, nothing is lost and the list is as high", () => {
    const drawn = fc.constantFrom("begun", "whole", null);
    const each = fc.array(fc.record({ drawn, height: fc.integer({ min: 1, max: 2000 }) }));
    fc.assert(
      fc.property(each, (rows) => {
        const all = rows.map((_, index) => entry(String(index)));
        const heightOf = ({ id }: Entry): number => rows[Number(id)]?.height ?? 0;
        const pieces = piecesOf(all, (_, index) => rows[index]?.drawn ?? null, heightOf);
        const total = pieces.reduce(
          (sum, piece) =>
            sum + (piece.kind === "gap" ? piece.height : (piece.least ?? heightOf(piece.entry))),
          0,
        );
        expect(total).toBe(rows.reduce((sum, { height }) => sum + height, 0));
        expect(pieces.filter(({ kind }) => kind === "entry")).toHaveLength(
          rows.filter((row) => row.drawn !== null).length,
        );
      }),
    );
  });
});

describe("the range", () => {
  const heights = [100, 200, 300, 400];
  test.each([
    ["the first", 0, 50, { first: 0, last: 0 }],
    ["a border belongs to what follows", 100, 300, { first: 1, last: 1 }],
    ["parts count", 250, 350, { first: 1, last: 2 }],
    ["all", -500, 5000, { first: 0, last: 3 }],
    ["beyond the end", 2000, 2400, { first: 3, last: 3 }],
  ])("%s", (_, from, to, range) => expect(rangeBetween(heights, from, to)).toEqual(range));
  test("of no entries is harmless", () => expect(rangeBetween([], 0, 400)).toEqual({ first: 0, last: 0 }));
});

describe("what is drawn next", () => {
  const inView = { first: 3, last: 4 };
  const near = { first: 1, last: 7 };
  const next = (whole: number[], begun: number[] = []) =>
    nextToDraw(
      (index) => (whole.includes(index) ? "whole" : begun.includes(index) ? "begun" : null),
      inView,
      near,
    );
  test("all that is in view comes first, and whole", () => {
    expect(next([5])).toEqual({ indices: [3, 4], stage: "whole" });
    expect(next([3], [4])).toEqual({ indices: [4], stage: "whole" });
  });
  test("then what is near, one at a time, the nearest first", () => {
    expect(next([3, 4])).toEqual({ indices: [5], stage: "begun" });
    expect(next([3, 4, 5])).toEqual({ indices: [2], stage: "begun" });
    expect(next([2, 3, 4, 5])).toEqual({ indices: [6], stage: "begun" });
    expect(next([1, 2, 3, 4, 5, 6])).toEqual({ indices: [7], stage: "begun" });
  });
  test("what is begun is made whole before another begins", () => {
    expect(next([3, 4], [5])).toEqual({ indices: [5], stage: "whole" });
    expect(next([3, 4, 5], [2])).toEqual({ indices: [2], stage: "whole" });
  });
  test("nothing when all is there", () => expect(next([1, 2, 3, 4, 5, 6, 7])).toBeNull());
});
