import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const compares: ReadonlySet<string> = new Set(
  "more less over under above below at between up exactly greater higher".split(" "),
);
const links: ReadonlySet<string> = new Set(["is", "are", "was", "were"]);

/** "Orders that were worth more than 500", "orders worth over 500": orders of more than 500, whatever says what each comes to. */
export function worthMore(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = links.has(textAt(tokens, at)) ? 1 : 0;
  const worth = at + verb;
  if (textAt(tokens, worth) !== "worth" || index.words.columnsByWord.has("worth")) return null;
  const next = tokens[worth + 1];
  if (next === undefined || !(compares.has(next.text) || next.kind === "number")) return null;
  const noun = [at - 1, at - 2]
    .map((place) => tokens[place])
    .find((token) => token?.kind === "word" && !["that", "which"].includes(token.text));
  return noun === undefined || tableNamed(noun, index) === null ? null : { words: "with", tokens: verb + 1 };
}

worthMore.needs = ["worth"];
