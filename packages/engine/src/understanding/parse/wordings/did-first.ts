import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeOfDeed } from "../frame/time-of-deed.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["first", "earliest"],
  ["earliest", "earliest"],
  ["last", "latest"],
  ["latest", "latest"],
]);

/** "Which store opened first", "which member joined last": the one with the earliest or latest time of that deed. */
export function didFirst(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at < 2 || !/^(?:which|what)$/.test(textAt(tokens, at - 2))) return null;
  const table = tableCalled(tokens[at - 1], index);
  const place = at + (["up", "in", "out"].includes(textAt(tokens, at + 1)) ? 2 : 1);
  const [end, behind] = [ends.get(textAt(tokens, place)), tokens[place + 1]];
  if (table === null || end === undefined || (behind !== undefined && behind.kind !== "mark")) return null;
  const time = timeOfDeed(tokens[at], index, table.id);
  return time === null ? null : { words: `has the ${end} ${time.column.label}`, tokens: place + 1 - at };
}

didFirst.needs = [...ends.keys()];
