import type { Noun, ValueItem } from "../item.ts";
import { peek, type Reader, wordsBetween } from "./reader.ts";

/** Whether the question has said what it speaks of. */
export const hasSubject = ({ frame, pending }: Reader): boolean =>
  frame.targets.length > 0 || frame.counting || frame.context.length > 0 || pending.includes("count");

/** "orders not shipped", "not resolved tickets", "sales with no coupon in 2024": a column that a row lacks. */
export function isAbsent(reader: Reader, noun: Noun): boolean {
  if (noun.kind !== "column" || noun.options[0]?.kind === "flag") return false;
  if (
    hasSubject(reader) &&
    (reader.at === reader.items.length - 1 || isLacked(reader, noun) || isUndone(reader, noun))
  )
    return true;
  return noun.options[0]?.kind === "time" && peek(reader, 1)?.kind === "table";
}

type Column = Extract<Noun, { kind: "column" }>;

const lacking: ReadonlySet<string> = new Set("without no have has had having lacking lack lacks".split(" "));
const articles: ReadonlySet<string> = new Set("a an any the their its".split(" "));

/** "guests without e-mail but …", "who have no manager": a negation right before it, and no value after it. */
function isLacked(reader: Reader, noun: Column): boolean {
  const [before, next] = [reader.items[reader.at - 1], peek(reader, 1)];
  if (before?.kind !== "cue" || before.cue.kind !== "not") return false;
  const had = wordsBetween(reader, before.start, noun.start).some((word) => lacking.has(word));
  const apart = wordsBetween(reader, before.end, noun.start).every((word) => articles.has(word));
  const told =
    next !== undefined &&
    (["number", "text"].includes(next.kind) ||
      (next.kind === "value" && isValueOf(reader, noun, next)) ||
      (next.kind === "column" && (next.start === noun.end || hasValue(reader))));
  const compared = next?.kind === "cue" && ["compare", "between", "is", "text"].includes(next.cue.kind);
  return had && apart && !told && !compared;
}

/** "Loads not yet received from Ash Ltd": no day is called like what stands behind the deed, which tells other rows. */
function isUndone(reader: Reader, noun: Column): boolean {
  const [before, next] = [reader.items[reader.at - 1], peek(reader, 1)];
  if (before?.kind !== "cue" || before.cue.kind !== "not" || before.end !== noun.start) return false;
  if (noun.options[0]?.kind === "time" && isSplitThen(reader)) return true;
  if (noun.options[0]?.kind !== "time" || next?.kind !== "value" || isValueOf(reader, noun, next))
    return false;
  const [link] = wordsBetween(reader, noun.end, next.start);
  return link !== undefined && beside.has(link);
}

/** "Orders not shipped by region": what they are split by, and no day up to which. */
function isSplitThen(reader: Reader): boolean {
  const [by, kind] = [peek(reader, 1), peek(reader, 2)];
  return by?.kind === "cue" && by.cue.kind === "by" && (kind?.kind === "table" || kind?.kind === "column");
}

const beside: ReadonlySet<string> = new Set(
  "in at via by on from for to within among through with of".split(" "),
);

/** "without status cancelled" tells which status; "without tip in dine-in", "no coupon via phone" tell which rows. */
function isValueOf(reader: Reader, noun: Column, value: ValueItem): boolean {
  const kind = noun.options[0]?.kind;
  if (kind === "key") return true;
  if (noun.options.some(({ column }) => value.options.some((option) => option.column === column)))
    return true;
  const apart = wordsBetween(reader, noun.end, value.start);
  return kind === "text" && !apart.some((word) => places.has(word));
}

const places: ReadonlySet<string> = new Set("in at via by on from for within among".split(" "));

/** "no friend in the city of Oslo": what follows tells which friend. */
const hasValue = (reader: Reader): boolean => [2, 3].some((place) => peek(reader, place)?.kind === "value");
