import { type ColumnEntry, isNumeric } from "../../index/entries.ts";
import { columnsCalled } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";

const longest = 4;

/** Columns of numbers that some tokens name. */
export type NumbersSaid = { entries: ColumnEntry[]; start: number; end: number };

/** The numbers that the most words from a token on name, or the most up to one. */
export function numbersAt(tokens: readonly Token[], start: number, index: ModelIndex): NumbersSaid | null {
  for (let end = Math.min(tokens.length, start + longest); end > start; end -= 1) {
    const entries = numbersCalled(tokens.slice(start, end), index);
    if (entries.length > 0) return { entries, start, end };
  }
  return null;
}

/** The numbers that the most words before a token name. */
export function numbersBefore(tokens: readonly Token[], end: number, index: ModelIndex): NumbersSaid | null {
  for (let start = Math.max(0, end - longest); start < end; start += 1) {
    const entries = numbersCalled(tokens.slice(start, end), index);
    if (entries.length > 0) return { entries, start, end };
  }
  return null;
}

const numbersCalled = (said: readonly Token[], index: ModelIndex): ColumnEntry[] => [
  ...new Set(
    columnsCalled(index, said.map(({ lemma }) => lemma).join("")).filter(
      ({ column, foreign }) => !foreign && column.role !== "key" && isNumeric(column),
    ),
  ),
];
