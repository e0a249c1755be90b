import type { Noun } from "../item.ts";
import { type Reader, wordsBetween } from "./reader.ts";

/** Whether a conjunction stands right before a noun, or what sets it beside another: "visits vs bookings". */
export function isJoined(reader: Reader, noun: Noun): boolean {
  const before = wordsBetween(reader, Math.max(0, noun.start - 4), noun.start).filter(
    (word) => !small.has(word),
  );
  return ["and", ",", "&", "or", "vs", "versus"].includes(before.at(-1) ?? "");
}

/** Articles and words that say whose something is: "members and their corresponding teams". */
const small: ReadonlySet<string> = new Set(
  "the a an their its his her all own corresponding respective associated matching related".split(" "),
);
