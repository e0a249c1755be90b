import { rowsToldAt, tableBehind } from "../counted-rows.ts";
import type { Item, Noun } from "../item.ts";
import { isParted } from "./is-parted.ts";
import { isTied } from "./is-tied.ts";
import { pushCondition } from "./push-condition.ts";
import { closeTo, isAmountIn } from "./read-period.ts";
import { readRange, readSeveral } from "./read-range.ts";
import { cueAt, isNoun, peek, type Reader, takeHeld, wordsBetween } from "./reader.ts";
import { isSize } from "./size-of-rows.ts";

/** A number with its column before ("id 7", "grade of 4") or after ("10 points"), with "or more". */
export function readNumber(reader: Reader, value: number): boolean {
  if (cueAt(reader, "moving", 1) !== null && (peek(reader, 1)?.start ?? 0) - (peek(reader)?.end ?? 0) <= 1)
    return false;
  if (readRange(reader, value) || readSeveral(reader, value)) return true;
  const suffix = cueAt(reader, "suffix", 1);
  const next = peek(reader, suffix === null ? 1 : 2);
  const nextCue = next?.kind === "cue" ? next.cue.kind : null;
  if (suffix === null && (nextCue === "extreme" || nextCue === "common" || nextCue === "top")) return false;
  if (suffix === null && isSize(value) && isSizeOfTop(reader)) {
    reader.frame.limit = value;
    reader.at += 1;
    return true;
  }
  const operator = suffix?.operator ?? "=";
  const held = reader.held;
  const counts = next?.kind === "column" && next.start === peek(reader)?.end;
  const rows = next?.kind === "table" && next.start === peek(reader, suffix === null ? 0 : 1)?.end;
  const textual =
    held?.noun.kind === "column" &&
    (counts || rows) &&
    (held.noun.options[0]?.kind === "text" || isFor(reader, held.noun));
  const near =
    held !== null &&
    held.noun.kind === "column" &&
    closeTo(reader, held.noun) &&
    isTied(reader) &&
    !textual &&
    !(isYear(value) && isAmountIn(reader, held.noun));
  if (near) {
    const own = takeHeld(reader);
    if (own !== null) {
      pushCondition(reader, own, { kind: "compare", operator, value });
      reader.at += suffix === null ? 1 : 2;
      return true;
    }
  }
  if (isRowNumber(reader)) {
    pushCondition(reader, held?.noun ?? null, { kind: "compare", operator: "=", value });
    reader.at += 1;
    return true;
  }
  const last = reader.frame.conditions.at(-1);
  if (
    (reader.or || reader.joined) &&
    suffix === null &&
    last?.test.kind === "compare" &&
    last.test.operator === "=" &&
    last.left !== null &&
    (!isNoun(next) || reader.tokens[peek(reader)?.end ?? 0]?.kind === "mark")
  ) {
    pushCondition(reader, last.left, { kind: "compare", operator: "=", value });
    reader.at += 1;
    return true;
  }
  const place = peek(reader)?.end ?? 0;
  const related = suffix !== null || hasTargets(reader) ? rowsToldAt(reader, suffix === null ? 1 : 2) : null;
  if (related !== null) {
    pushCondition(reader, null, { kind: "related", operator, count: value, table: related });
    reader.at += suffix === null ? 1 : 2;
    return true;
  }
  const told = rowsBehind(reader, 1);
  if (
    suffix === null &&
    !hasTargets(reader) &&
    reader.zone === "target" &&
    (told !== null || next === undefined || isSeveral(reader, next)) &&
    isSize(value) &&
    !isYear(value)
  ) {
    reader.frame.limit = value;
    reader.at += 1;
    return true;
  }
  if (
    isNoun(next) &&
    (suffix !== null ||
      reader.zone !== "target" ||
      hasTargets(reader) ||
      isBehindFigure(reader) ||
      isHeld(reader, next)) &&
    isNear(reader, place, next, suffix === null)
  ) {
    const late = suffix === null ? (cueAt(reader, "suffix", 2)?.operator ?? null) : null;
    if (next.kind === "table")
      pushCondition(reader, null, { kind: "related", operator: late ?? operator, count: value, table: next });
    else {
      const named = next.kind === "column" && ["text", "key", "number"].includes(next.options[0]?.kind ?? "");
      const counted = named && suffix !== null ? { counted: true } : {};
      pushCondition(reader, next, { kind: "compare", operator: late ?? operator, value, ...counted });
    }
    reader.at += suffix === null && late === null ? 2 : 3;
    return true;
  }
  if (suffix === null || !isOfRows(reader)) return false;
  pushCondition(reader, null, { kind: "compare", operator, value });
  reader.at += 2;
  return true;
}

/** "Orders of 150 or more", "gifts worth 50 or less": an amount right behind its rows. */
function isOfRows({ items, at, tokens }: Reader): boolean {
  const start = items[at]?.start ?? 0;
  const size = ["of", "worth", "for", "at"].includes(tokens[start - 1]?.text ?? "") ? 1 : 0;
  return items.slice(0, at).some(({ kind, end }) => kind === "table" && end === start - size);
}

/** "which three genres", "the 3 countries": a text in the plural right behind the number. */
const isSeveral = (reader: Reader, next: Item): boolean => {
  const head = reader.tokens[next.end - 1];
  return (
    next.kind === "column" &&
    ["text", "key"].includes(next.options[0]?.kind ?? "") &&
    next.start === peek(reader)?.end &&
    head !== undefined &&
    (head.text !== head.lemma || likeOne.has(head.text))
  );
};

/** Words of which the plural is as the singular. */
const likeOne: ReadonlySet<string> = new Set("species series aircraft fish sheep".split(" "));

/** "the steals for 5 blocks": what is shown, and a number of something else. */
const isFor = ({ tokens, zone }: Reader, { end }: Noun): boolean =>
  zone === "target" && tokens[end]?.text === "for" && tokens[end + 1]?.kind === "number";

/** "the ranges of the 3 mountains with the highest prominence": how many rows the superlative takes. */
function isSizeOfTop(reader: Reader): boolean {
  const next = peek(reader, 1);
  const rows = rowsBehind(reader, 1);
  if (next === undefined || (rows === null && !isSeveral(reader, next))) return false;
  if (isOfShown(reader) && reader.items.slice(reader.at + 2).some(isSuperlative)) return true;
  const last = rows ?? 1;
  const after = [1, 2, 3].map((place) => peek(reader, last + place));
  const superlative = after.findIndex((item) => item !== undefined && isSuperlative(item));
  return (
    superlative > 0 &&
    after
      .slice(0, superlative)
      .every(
        (item) =>
          (item?.kind === "cue" && item.cue.kind === "having") ||
          (item?.kind === "column" && item.end === after[superlative]?.start),
      )
  );
}

/** Where the table stands that a number is of, past values that tell which rows ("5 open invoices"); null where none does. */
const rowsBehind = (reader: Reader, place: number): number | null =>
  tableBehind(reader, place, (_, at) => peek(reader, at)?.kind === "value");

const isSuperlative = (item: Item): boolean =>
  item.kind === "cue" && (item.cue.kind === "extreme" || item.cue.kind === "top");

/** "the names of the 5 customers": so many of those whose columns are shown. */
function isOfShown({ held, tokens, items, at }: Reader): boolean {
  const start = items[at]?.start ?? 0;
  const between = tokens.slice(held?.noun.end ?? start, start).map(({ text }) => text);
  return (
    held?.place === "target" && held.noun.kind === "column" && between[0] === "of" && between.length <= 2
  );
}

/** "the members of department 520": the row that has this number. */
function isRowNumber(reader: Reader): boolean {
  const { held } = reader;
  const next = peek(reader, 1);
  return (
    held?.noun.kind === "table" &&
    held.place === "context" &&
    held.noun.end === peek(reader)?.start &&
    !isNoun(next) &&
    next?.kind !== "number" &&
    reader.tokens[held.noun.end]?.kind === "number"
  );
}

/** "23 as a finish", "10 points": only small words between. */
function isNear(reader: Reader, place: number, next: Noun, bare: boolean): boolean {
  const between = wordsBetween(reader, place, next.start);
  if (isParted(reader.tokens, place, next.start)) return false;
  return bare
    ? between.every((word) => ["as", "a", "an", "the", "for", "total"].includes(word))
    : between.length <= 4;
}

/** "the most starts for 6 wins": the superlative has its figure, the number says of which rows. */
const isBehindFigure = ({ frame, tokens, items, at }: Reader): boolean =>
  (frame.extremes.at(-1)?.by ?? null) !== null &&
  ["for", "with", "at", "having"].includes(tokens[(items[at]?.start ?? 0) - 1]?.text ?? "");

/** "Only those with 4 wheels", of what was shown: so many of a number that rows hold. */
const isHeld = ({ tokens, items, at }: Reader, noun: Noun): boolean =>
  noun.kind === "column" &&
  noun.options[0]?.kind === "number" &&
  ["with", "having"].includes(tokens[(items[at]?.start ?? 0) - 1]?.text ?? "");

const isYear = (value: number): boolean => value >= 1900 && value <= 2100;

const hasTargets = ({ frame }: Reader): boolean => frame.targets.length > 0;
