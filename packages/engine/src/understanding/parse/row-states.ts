import { isJoined } from "./is-joined.ts";
import type { Noun } from "./item.ts";
import { peek, type Reader, wordsBetween } from "./reader.ts";

/** Whether the question has named anything that a condition may be said of. */
export const hasSubject = ({ frame, pending }: Reader): boolean =>
  frame.targets.length > 0 || frame.counting || frame.context.length > 0 || pending.includes("count");

/** "orders not shipped", "not resolved tickets": a column that a row lacks. */
export function isAbsent(reader: Reader, noun: Noun): boolean {
  if (noun.kind !== "column" || noun.options[0]?.kind === "flag") return false;
  if (hasSubject(reader) && (reader.at === reader.items.length - 1 || isWithout(reader, noun))) return true;
  return noun.options[0]?.kind === "time" && peek(reader, 1)?.kind === "table";
}

/** "tracks without composer per genre", "sales with no coupon in 2024": what they lack, and then something else. */
function isWithout(reader: Reader, { start }: Noun): boolean {
  const [before, last] = wordsBetween(reader, Math.max(0, start - 2), start);
  const word = ["a", "an", "any"].includes(last ?? "") ? before : last;
  const next = peek(reader, 1);
  const ends =
    next?.kind === "period" ||
    (next?.kind === "cue" && ["by", "grain", "and", "unit", "order"].includes(next.cue.kind)) ||
    reader.tokens[reader.items[reader.at]?.end ?? 0]?.kind === "mark";
  return ["without", "no", "lacking"].includes(word ?? "") && ends;
}

/** "discontinued products", "that are active": a column of yes and no used as an adjective. */
export function isFlag(reader: Reader, noun: Noun): boolean {
  if (
    noun.kind !== "column" ||
    noun.options[0]?.kind !== "flag" ||
    reader.pending.includes("average") ||
    reader.pending.includes("sum")
  )
    return false;
  const next = peek(reader, 1);
  if (next?.kind === "cue" && next.cue.kind === "is" && peek(reader, 2)?.kind === "value") return false;
  const said = reader.zone === "filter" || reader.negated || isSaidOfRows(reader, noun);
  return (
    next?.kind === "table" ||
    (said && (next === undefined || next.kind === "cue" || next.kind === "period") && hasSubject(reader))
  );
}

/** "rooms out of service", "customers subscribed to the newsletter": which rows, where no conjunction adds it to what is shown. */
const isSaidOfRows = (reader: Reader, noun: Noun): boolean =>
  reader.frame.targets.at(-1)?.noun.kind === "table" && !reader.joined && !isJoined(reader, noun);
