import type { Noun } from "./item.ts";
import { type Reader, wordsBetween } from "./reader.ts";

/** Whether a conjunction stands right before a noun. */
export function isJoined(reader: Reader, noun: Noun): boolean {
  const before = wordsBetween(reader, Math.max(0, noun.start - 3), noun.start).filter(
    (word) => !["the", "a", "an", "their", "its", "all"].includes(word),
  );
  return ["and", ",", "&", "or"].includes(before.at(-1) ?? "");
}
