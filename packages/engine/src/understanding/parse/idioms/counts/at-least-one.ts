import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** "At least one order in both years", "one or more orders in May but none in June": an order at all, in each of the times said. */
export function atLeastOne(tokens: readonly Token[], at: number): Written | null {
  const size = openers.find((words) =>
    words.every((word, place) => textAt(tokens, at + place) === word),
  )?.length;
  if (size === undefined) return null;
  const told = tokens
    .slice(at + size)
    .some(
      ({ text }, place) =>
        text === "both" || (text === "but" && denials.has(textAt(tokens, at + size + place + 1))),
    );
  return told ? { words: "a", tokens: size } : null;
}

const openers = ["at least one", "at least 1", "at least a", "at least an", "one or more", "1 or more"].map(
  (phrase) => phrase.split(" "),
);
const denials: ReadonlySet<string> = new Set(["not", "none", "no", "never", "did", "had", "without"]);

atLeastOne.needs = ["both", "but"];
