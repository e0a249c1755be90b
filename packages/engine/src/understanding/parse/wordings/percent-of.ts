import { cuesOf } from "../../lexicon/cues.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const percents: ReadonlySet<string> = new Set(["%", "percent", "percentage", "pct"]);
const changes = /^(?:increase|growth|rise|change|decrease|drop|decline|uplift)$/;
const longest = 3;

/** "% revenue increase": the growth of revenue in percent. "How much of our sales is from tools, as a percent": what percentage of them. */
export function percentOf(tokens: readonly Token[], at: number): Written | null {
  if (asksPart(tokens, at)) return { words: "what percentage of", tokens: 3 };
  if (!percents.has(textAt(tokens, at)) || tokens[at - 1]?.kind === "number") return null;
  const size = tokens.slice(at + 1, at + 2 + longest).findIndex(({ text }) => changes.test(text));
  const nouns = tokens.slice(at + 1, at + 1 + Math.max(0, size));
  if (size < 1 || !nouns.every(({ kind, text }) => kind === "word" && cuesOf(text).length === 0)) return null;
  const in_ = ["in", "of"].includes(textAt(tokens, at + 2 + size));
  return in_ ? null : { words: `growth of ${rawOf(nouns)}`, tokens: size + 2 };
}

/** "How much of" in front, "in percent" at the end. */
function asksPart(tokens: readonly Token[], at: number): boolean {
  const opening = [0, 1, 2].map((step) => textAt(tokens, at + step)).join(" ");
  if (opening !== "how much of" && opening !== "how many of") return false;
  const end = tokens.findLastIndex(({ text }) => text !== "?");
  const joint = textAt(tokens, textAt(tokens, end - 1) === "a" ? end - 2 : end - 1);
  return percents.has(textAt(tokens, end)) && ["as", "in"].includes(joint);
}

percentOf.needs = percents;
