import { textAt } from "./phrase-at.ts";
import type { Token } from "./tokenize.ts";

/** Whether "how many", "the number of" or "the count of" stand right before a token. */
export const isCountedAt = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at - 1) === "many" ||
  (textAt(tokens, at - 1) === "of" && ["number", "count"].includes(textAt(tokens, at - 2)));
