import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const meant: ReadonlySet<string> = new Set("expected due scheduled planned set supposed".split(" "));

/** "Deals expected to close next month", "tours that are scheduled to end today": what they do then, and no forecast. */
export function expectedTo(tokens: readonly Token[], at: number): Written | null {
  const start = ["that", "which", "who"].includes(textAt(tokens, at)) ? at + 1 : at;
  const helper = ["is", "are", "was", "were"].includes(textAt(tokens, start)) ? start + 1 : start;
  if (helper === start && start > at) return null;
  const verb = tokens[helper + 2];
  if (at === 0 || !meant.has(textAt(tokens, helper)) || textAt(tokens, helper + 1) !== "to") return null;
  const written = verb?.kind === "word" && verb.text === verb.lemma && verb.text !== "be";
  return written ? { words: `that ${verb.raw}`, tokens: helper + 3 - at } : null;
}

expectedTo.needs = meant;
