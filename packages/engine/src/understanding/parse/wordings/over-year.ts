import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { yearAt } from "../../time/unit-words.ts";
import type { Written } from "../idioms/written.ts";

const splits: ReadonlySet<string> = new Set(["by", "per", "each", "every"]);

const spanning: ReadonlySet<string> = new Set(["over", "through", "throughout", "across"]);

/** "Value over 2024 by month", "orders by month through 2024": in that year, where units of time are asked for; no value of more than 2,024. */
export function overYear(tokens: readonly Token[], at: number): Written | null {
  if (!spanning.has(textAt(tokens, at)) || yearAt(tokens, at + 1) === null) return null;
  if (/[$€£]/.test(tokens[at + 1]?.raw ?? "")) return null;
  const split = tokens.some(
    ({ lemma }, place) => splits.has(textAt(tokens, place - 1)) && unitOf(lemma) !== null,
  );
  return split ? { words: "in", tokens: 1 } : null;
}

overYear.needs = [...spanning];
