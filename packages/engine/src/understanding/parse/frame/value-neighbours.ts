import type { Item, Noun, ValueItem } from "../item.ts";
import { type Reader, wordsBetween } from "./reader.ts";

/** "Best Song category", "Ann as the singer", "teapot in the description": the column right after its value. */
export function introduces(reader: Reader, from: number, to: number): boolean {
  const [first, ...others] = wordsBetween(reader, from, to);
  if (first === undefined || others.length === 0) return to - from <= 1;
  return ["as", "in", "for"].includes(first) && others.every((word) => articles.has(word));
}

const articles: ReadonlySet<string> = new Set(["the", "a", "an", "their", "its", "his", "her"]);

/** "more than 10", "over 7psi": an amount to compare with, not the text that is written so. */
export function isCompared({ tokens }: Reader, { start }: ValueItem): boolean {
  const at = ["$", "€", "£"].includes(tokens[start - 1]?.text ?? "") ? start - 1 : start;
  const [word, before] = [tokens[at - 1]?.text ?? "", tokens[at - 2]?.text ?? ""];
  if (!/^\d/.test(tokens[start]?.text ?? "")) return false;
  return (
    ["than", "over", "above", "under", "below"].includes(word) ||
    (before === "at" && /^(?:least|most)$/.test(word))
  );
}

/** "after discount in 2024": the year says when, and is no number that the noun is compared with. */
export const isWhen = (reader: Reader, noun: Noun, item: Item | undefined): boolean =>
  item?.kind === "period" &&
  wordsBetween(reader, noun.end, item.start).some((word) => ["in", "during", "for", "of"].includes(word));
