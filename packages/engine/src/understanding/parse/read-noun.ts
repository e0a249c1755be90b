import type { Noun } from "./item.ts";
import { isNoun, peek, type Reader, wordsBetween } from "./reader.ts";

/** Places a noun: something to show, counted or aggregated, or only where to look. */
export function readNoun(reader: Reader, noun: Noun): void {
  const { frame } = reader;
  if (reader.negated && noun.kind === "table" && reader.pending.length === 0 && hasSubject(reader)) {
    frame.conditions.push({
      negated: false, or: false, left: null, hints: [], aggregation: null, test: { kind: "related", operator: "=", count: 0, table: noun },
    });
    reader.negated = false;
    reader.zone = "filter";
    return;
  }
  if (reader.negated && noun.kind === "column" && reader.zone === "filter" && !isNoun(peek(reader, 1)) && reader.at === reader.items.length - 1) {
    frame.conditions.push({ negated: false, or: false, left: noun, hints: [], aggregation: null, test: { kind: "null" } });
    reader.negated = false;
    return;
  }
  if (reader.pending.length > 0) return aggregated(reader, noun);
  const asTarget = reader.zone === "target" && !isContext(reader, noun);
  if (asTarget) {
    frame.targets.push({ noun, aggregation: null, distinct: reader.distinct, joined: reader.joined });
    frame.distinct ||= reader.distinct;
    reader.distinct = false;
  } else frame.context.push(noun);
  reader.held = { noun, place: asTarget ? "target" : "context" };
  reader.joined = false;
}

const hasSubject = ({ frame }: Reader): boolean => frame.targets.length > 0 || frame.counting || frame.context.length > 0;

function aggregated(reader: Reader, noun: Noun): void {
  const { frame } = reader;
  for (const aggregation of reader.pending) {
    frame.targets.push({ noun, aggregation, distinct: reader.distinct, joined: reader.joined });
  }
  if (reader.pending.includes("count")) frame.counting = true;
  reader.distinct = false;
  reader.joined = false;
  reader.held = { noun, place: "target" };
  const next = peek(reader, 1);
  const after = peek(reader, 2);
  const continues = next?.kind === "cue" && next.cue.kind === "and" && after?.kind === "column" && noun.kind === "column" && !reader.pending.includes("count");
  if (!continues) reader.pending = [];
}

/** Whether a table noun only says whose columns are meant: "names of singers", "singer names". */
function isContext(reader: Reader, noun: Noun): boolean {
  const counted = reader.frame.targets.at(-1);
  if (noun.kind === "column" && counted?.aggregation === "count" && !reader.joined && reader.frame.groups.length === 0) return true;
  if (noun.kind !== "table") return false;
  const next = peek(reader, 1);
  if (next?.kind === "column" && next.start - noun.end <= 1 && !["and", ","].includes(wordsBetween(reader, noun.end, next.start)[0] ?? "")) return true;
  const last = reader.frame.targets.at(-1);
  if (last === undefined || reader.joined) return false;
  const between = wordsBetween(reader, last.noun.end, noun.start);
  return between.some((word) => ["of", "for", "in", "from", "on", "by", "to", "at", "with", "that"].includes(word)) || last.noun.kind === "column" || last.aggregation !== null;
}
