import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const helpers: ReadonlySet<string> = new Set(["do", "did", "have", "has"]);
const subjects: ReadonlySet<string> = new Set(["we", "i", "they"]);
const deeds: ReadonlySet<string> = new Set(
  "sell sold take taken make made earn earned bring brought".split(" "),
);

/** What is done with money, where nothing says that it is asked for: things are sold and made. */
const earned: ReadonlySet<string> = new Set("take taken earn earned".split(" "));

/** "How much did we take", "how much money have we made", "what did we earn": the revenue, where the data tells it. */
export function takenIn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (index.revenue === null && index.takings === null) return null;
  const much = textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "much";
  if (!much && textAt(tokens, at) !== "what") return null;
  const money = much && textAt(tokens, at + 2) === "money" ? 1 : 0;
  const start = at + (much ? 2 : 1) + money;
  const verb = textAt(tokens, start + 2);
  const isDeed =
    helpers.has(textAt(tokens, start)) &&
    subjects.has(textAt(tokens, start + 1)) &&
    (much ? deeds : earned).has(verb);
  if (!isDeed) return null;
  const inwards = textAt(tokens, start + 3) === "in" && verb.startsWith("br") ? 1 : 0;
  return { words: "total revenue", tokens: start + 3 + inwards - at };
}
