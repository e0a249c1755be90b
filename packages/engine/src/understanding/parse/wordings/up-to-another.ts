import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** "From 200 up to 300", "between 50 and up to 80": to that, from a number that is less. */
export function upToAnother(tokens: readonly Token[], at: number): Written | null {
  if (textAt(tokens, at) !== "up" || textAt(tokens, at + 1) !== "to") return null;
  const joined = textAt(tokens, at - 1) === "and" ? 1 : 0;
  const [low, high] = [tokens[at - 1 - joined], tokens[at + 2]];
  if (low?.kind !== "number" || high?.kind !== "number") return null;
  const opening = textAt(tokens, at - 2 - joined);
  if (joined === 1) return opening === "between" ? { words: "", tokens: 2 } : null;
  return opening === "from" || opening === "between"
    ? { words: opening === "from" ? "to" : "and", tokens: 2 }
    : null;
}

upToAnother.needs = ["up"];
