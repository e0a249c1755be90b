import type { ValueItem } from "../item.ts";
import { peek, type Reader } from "./reader.ts";

/** A number that happens to be a value of some text column, before what it counts: "4 or more transactions". */
export function isBareNumber(reader: Reader, item: ValueItem): boolean {
  const next = peek(reader, 1);
  const counts =
    next?.kind === "table" ||
    (next?.kind === "cue" && next.cue.kind === "suffix") ||
    (next?.kind === "column" && next.start === item.end && next.options[0]?.kind === "number") ||
    isNumbered(reader, item);
  return item.end === item.start + 1 && reader.tokens[item.start]?.kind === "number" && counts;
}

/** "level 6": the number of the column right before it. */
const isNumbered = ({ held, zone }: Reader, { start }: ValueItem): boolean =>
  held?.noun.kind === "column" &&
  held.noun.end === start &&
  held.noun.options[0]?.kind === "number" &&
  (zone !== "target" || held.place === "context");
