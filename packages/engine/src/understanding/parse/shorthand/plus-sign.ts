import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** "species + sex", "nov + dec 2024": the one and the other. "13+ seats" and "the Pro+ plan" have their sign tied to one side. */
export function plusSign(tokens: readonly Token[], at: number): Written | null {
  const [before, sign, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (sign?.text !== "+" || before === undefined || next === undefined) return null;
  const [left, right] = [sign.start - before.end, next.start - sign.end];
  const things = before.kind !== "mark" && next.kind !== "mark";
  return things && left > 0 === right > 0 ? { words: "and", tokens: 1 } : null;
}
