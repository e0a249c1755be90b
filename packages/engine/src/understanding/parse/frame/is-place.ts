import type { Noun } from "../item.ts";
import { isJoined } from "./is-joined.ts";
import type { Reader } from "./reader.ts";

/** "the most common position among players", "the names for all players": a preposition right before it says where to look. */
export function isPlace(reader: Reader, noun: Noun): boolean {
  if (reader.frame.targets.length === 0 || reader.joined || isJoined(reader, noun)) return false;
  const said = reader.tokens
    .slice(Math.max(0, noun.start - 3), noun.start)
    .flatMap(({ text }, at) => (isValueAt(reader, Math.max(0, noun.start - 3) + at) ? [] : [text]));
  const before =
    said.filter((word) => !["the", "a", "an", "all", "their", "its"].includes(word)).at(-1) ?? "";
  const figured = reader.frame.targets.at(-1)?.aggregation !== null;
  const whole = ["for", "on"].includes(before) || (before === "of" && figured);
  return places.has(before) || ((said.includes("all") || isDeedDated(reader, noun)) && whole);
}

/** "Charges" of rows that tell when they were charged: the rows, and not their times. */
const isDeedDated = ({ tokens }: Reader, noun: Noun): boolean =>
  noun.kind === "column" &&
  noun.options[0]?.kind === "time" &&
  noun.options[0].evidence === "stem" &&
  tokens[noun.end - 1]?.text !== tokens[noun.end - 1]?.lemma;

/** "Fees on late charges": a value before the noun only says which of them. */
const isValueAt = ({ items }: Reader, token: number): boolean =>
  items.some(({ kind, start, end }) => kind === "value" && start <= token && token < end);

const places: ReadonlySet<string> = new Set(
  "among amongst in at from within under during between".split(" "),
);
