import type { Token } from "../text/tokenize.ts";
import type { Frame } from "./frame.ts";
import type { Item } from "./item.ts";
import { readCondition } from "./read-condition.ts";
import { readCue } from "./read-cue.ts";
import { readNoun } from "./read-noun.ts";
import { isNoun, newReader, peek, type Reader } from "./reader.ts";

/** Puts the items of one segmentation into their places. Total: what finds no place is counted as leftover. */
export function readFrame(tokens: readonly Token[], items: readonly Item[]): Frame {
  const reader = newReader(tokens, items);
  reader.frame.listing = tokens.slice(0, 3).some(({ text }) => listWords.has(text));
  while (reader.at < reader.items.length) {
    const before = reader.at;
    readNext(reader);
    if (reader.at <= before) reader.at = before + 1;
  }
  finish(reader);
  return reader.frame;
}

const listWords: ReadonlySet<string> = new Set([
  "list",
  "show",
  "find",
  "give",
  "which",
  "what",
  "who",
  "display",
  "return",
  "whose",
  "tell",
  "get",
  "name",
]);

function readNext(reader: Reader): void {
  const item = peek(reader);
  if (item === undefined) return;
  if (readCondition(reader)) return;
  if (item.kind === "cue") readCue(reader, item.cue);
  else if (isNoun(item)) readNoun(reader, item);
  else if (item.kind === "number" || item.kind === "text") reader.frame.leftover += 1;
  reader.at += 1;
}

/** Aggregations that never met a noun, and a negation that met nothing. */
function finish(reader: Reader): void {
  const { frame } = reader;
  if (reader.pending.includes("count")) frame.counting = true;
  else if (reader.pending.length > 0) {
    const last = frame.targets.at(-1);
    const aggregation = reader.pending[0];
    if (
      last !== undefined &&
      last.aggregation === null &&
      aggregation !== undefined &&
      last.noun.kind !== "table"
    )
      last.aggregation = aggregation;
  }
  if (reader.negated && reader.held !== null && frame.conditions.length === 0) frame.leftover += 1;
}
