import type { Token } from "../../text/tokenize.ts";
import { isListed } from "../item.ts";
import { isFigure } from "../links/listed-figure.ts";
import type { Frame } from "./frame.ts";

/** "the longest visit and how long was it", "the largest tip - how much, who and when". */
export const asksAmount = (tokens: readonly Token[]): boolean =>
  asksLength(tokens) ||
  tokens.some(
    ({ text }, at) =>
      at > 2 &&
      text === "how" &&
      opens(tokens, at) &&
      ["much", "many", "long", "high", "big", "large", "far"].includes(tokens[at + 1]?.text ?? ""),
  );

/** "The longest rental: item and days": how long it was, in a list of what is asked of it. */
const asksLength = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      lengths.has(text) &&
      [",", "and", ":", "("].includes(tokens[at - 1]?.text ?? "") &&
      [undefined, "?", ")", ",", "and", "."].includes(tokens[at + 1]?.text) &&
      tokens.slice(0, at).some((token) => /^(?:longest|shortest)$/.test(token.text)),
  );
const lengths: ReadonlySet<string> = new Set("days nights hours minutes mins weeks months".split(" "));

/** Whether a question of its own begins: "and how much", ", for how much". */
function opens(tokens: readonly Token[], at: number): boolean {
  const place = tokens[at - 1]?.text === "for" ? at - 2 : at - 1;
  return [",", "and", "-", "(", ":", "?"].includes(tokens[place]?.text ?? "");
}

/** "The highest fee and when it was", "… and which customer": a figure that opens the question is asked for as well. */
export const asksAlso = ({ extremes: [extreme, other], targets, asks, rows }: Frame): boolean =>
  !rows &&
  isFigure(extreme?.by ?? undefined) &&
  other === undefined &&
  extreme?.aggregation === null &&
  (targets.length > 0 || asks === "when") &&
  targets.every(
    ({ noun, joined, aggregation }) =>
      (joined || isListed(noun)) && aggregation === null && noun.start > (extreme.by?.end ?? 0),
  );
