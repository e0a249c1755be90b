import { hasSubject } from "./is-absent.ts";
import { isJoined } from "./is-joined.ts";
import { isListed, type Noun } from "./item.ts";
import { peek, type Reader } from "./reader.ts";

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
  const counted = reader.pending.includes("count") && reader.frame.conditions.length > 0;
  const said = reader.zone === "filter" || reader.negated || counted || isSaidOfRows(reader, noun);
  return (
    next?.kind === "table" ||
    (said &&
      (next === undefined || next.kind === "cue" || next.kind === "period" || isListed(next)) &&
      hasSubject(reader))
  );
}

/** "rooms out of service", "customers subscribed to the newsletter": which rows, where no conjunction adds it to what is shown. */
const isSaidOfRows = (reader: Reader, noun: Noun): boolean =>
  reader.frame.targets.at(-1)?.noun.kind === "table" && !reader.joined && !isJoined(reader, noun);
