import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { numberAt } from "../idioms/counts/number-at.ts";
import type { Written } from "../idioms/written.ts";

const doing = /^(?:did|do|does)$/;
const above = phrases("more than", "better than", "higher than", "greater than", "above", "over");
const below = phrases("less than", "fewer than", "worse than", "lower than", "below", "under");
/** How many words may say of what the average is. */
const longest = 5;

/** "Which years did diesel boats average better than 30 knots": the years with such an average, and no number of rows a year. */
export function whichAverage(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at > 0 || !["which", "what"].includes(textAt(tokens, at))) return null;
  const verb = tokens.findIndex(({ text }) => doing.test(text));
  const average = tokens.findIndex(({ text }, place) => place > verb && /^average[sd]?$/.test(text));
  if (verb < 2 || average < verb + 2 || average > verb + 1 + longest) return null;
  const [more, less] = [phraseAt(tokens, average + 1, above), phraseAt(tokens, average + 1, below)];
  const number = average + 1 + Math.max(more, less);
  const size = more + less > 0 && tokens[number]?.kind === "number" ? numberAt(tokens, number + 1, index) : 0;
  if (size === 0) return null;
  const [groups, rows] = [tokens.slice(at + 1, verb), tokens.slice(verb + 1, average)];
  if (rows.some(({ kind }) => kind === "number")) return null;
  const figure = rawOf(tokens.slice(number + 1, number + 1 + size));
  const bound = `${more > 0 ? "more" : "less"} than ${tokens[number]?.raw}`;
  return {
    words: `${rawOf(groups)} with an average ${figure} of ${bound} for ${rawOf(rows)}`,
    tokens: number + 1 + size,
  };
}

whichAverage.needs = ["average", "averages", "averaged"];
