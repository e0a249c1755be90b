import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

/** What may be measured in percent itself, and has no share of a whole. */
const levels: ReadonlySet<string> = new Set(
  "average avg mean median highest lowest maximum minimum rate growth change margin".split(" "),
);

/** "Orders by status in %": in percent of them all. */
export function inPercent(tokens: readonly Token[], at: number): Written | null {
  const said =
    ["in", "as"].includes(textAt(tokens, at)) &&
    textAt(tokens, at + 1) === "%" &&
    textAt(tokens, at + 2) !== "of";
  return said && tokens.slice(0, at).every(({ text }) => !levels.has(text))
    ? { words: "in percent", tokens: 2 }
    : null;
}
