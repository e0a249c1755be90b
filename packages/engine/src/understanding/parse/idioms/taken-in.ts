import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const helpers: ReadonlySet<string> = new Set(["do", "did", "have", "has"]);
const subjects: ReadonlySet<string> = new Set(["we", "i", "they"]);
const deeds: ReadonlySet<string> = new Set(
  "sell sold take taken make made earn earned bring brought".split(" "),
);

/** "How much did we take", "how much money have we made": the revenue, where the data tells it. */
export function takenIn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "how" || textAt(tokens, at + 1) !== "much") return null;
  if (index.revenue === null && index.takings === null) return null;
  const money = textAt(tokens, at + 2) === "money" ? 1 : 0;
  const start = at + 2 + money;
  const isDeed =
    helpers.has(textAt(tokens, start)) &&
    subjects.has(textAt(tokens, start + 1)) &&
    deeds.has(textAt(tokens, start + 2));
  if (!isDeed) return null;
  const inwards = textAt(tokens, start + 3) === "in" && /^br/.test(textAt(tokens, start + 2)) ? 1 : 0;
  return { words: "total revenue", tokens: 5 + money + inwards };
}
