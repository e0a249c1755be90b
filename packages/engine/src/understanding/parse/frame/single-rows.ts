import type { Token } from "../../text/tokenize.ts";
import type { Item } from "../item.ts";
import type { Extreme } from "./frame.ts";

/** Superlatives of size, and those that judge. */
export const sizes: ReadonlySet<string> = new Set(
  "biggest largest highest greatest top best smallest lowest worst".split(" "),
);
const farthest = 4;

/**
 * Extremes with how what they rank is said: "the most delay", or rows one by one, "the biggest order", "10 largest open claims", "the biggest mortgage". `items` are
 * those of the question.
 */
export const withSingleRows = (
  extremes: readonly Extreme[],
  tokens: readonly Token[],
  items: readonly Item[],
): Extreme[] => extremes.map((extreme) => ({ ...extreme, ...singleOf(extreme, tokens, items) }));

function singleOf(
  extreme: Extreme,
  tokens: readonly Token[],
  items: readonly Item[],
): Pick<Extreme, "single" | "value" | "mass"> {
  if (extreme.count && extreme.by?.kind === "table")
    return isOne(tokens[extreme.by.end - 1]) ? { mass: true } : {};
  if (extreme.count || extreme.aggregation !== null) return {};
  if (extreme.of !== null) {
    const { start, end } = extreme.of;
    const before = tokens.slice(Math.max(0, start - farthest), start);
    if (items.some((item) => item.kind === "column" && item.start === end)) return {};
    const sized = extreme.hints.length > 0 || before.some(({ text }) => sizes.has(text));
    return sized && (isOne(tokens[end - 1]) || (extreme.size ?? 1) > 1) ? { single: true } : {};
  }
  const value = items.find(
    (item) =>
      item.kind === "value" &&
      (sizes.has(tokens[item.start - 1]?.text ?? "") ||
        (tokens[item.start - 1]?.kind === "number" && sizes.has(tokens[item.start - 2]?.text ?? ""))),
  );
  const last = tokens[(value?.end ?? 0) - 1];
  return value?.kind === "value" && last?.kind === "word" && (isOne(last) || (extreme.size ?? 1) > 1)
    ? { single: true, value }
    : {};
}

/** A noun in the singular. */
const isOne = (token: Token | undefined): boolean =>
  token !== undefined && token.text === token.lemma && token.text !== "sales";
