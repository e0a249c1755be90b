import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const things: ReadonlySet<string> = new Set(
  "factor factors thing things variable variables attribute attributes feature features characteristics".split(
    " ",
  ),
);
const verbs: ReadonlySet<string> = new Set(
  "affect affects affected influence influences influenced determine determines determined impact impacts impacted shape shapes shaped".split(
    " ",
  ),
);
const degrees: ReadonlySet<string> = new Set("most mostly mainly really strongly actually".split(" "));
const causes = phrases(
  "factors affecting",
  "factors influencing",
  "factors behind",
  "factors driving",
  "factors for",
  "factors of",
  "factors that affect",
  "factors that influence",
  "factors that drive",
  "determinants of",
  "influencers of",
  "influences on",
);
const differing = phrases(
  "explains the differences in",
  "explains differences in",
  "explains the difference in",
  "explains the variation in",
  "explains the variation of",
  "explains the variance in",
  "explains the spread of",
  "explains the spread in",
  "accounts for the differences in",
  "accounts for the variation in",
  "is behind the differences in",
);
const adjectives: ReadonlySet<string> = new Set("main key biggest important top major strongest".split(" "));
const ends = phrases("the most", "most", "the strongest", "strongly");

/**
 * "Which factors affect the delay", "what influences spend the most", "key factors behind churn": the correlation of that figure
 * with all others.
 */
export function influences(tokens: readonly Token[], at: number, _index: ModelIndex): Written | null {
  const opening = openingOf(tokens);
  if (opening === 0) return null;
  if (at === 0) return { words: "correlation of", tokens: opening };
  const end = phraseAt(tokens, at, ends);
  const closes = tokens.slice(at + end).every(({ text }) => !/[\p{L}\p{N}]/u.test(text));
  return at > opening && end > 0 && closes ? { words: "", tokens: end } : null;
}

/** How many tokens say it at the beginning; 0 where none do. */
function openingOf(tokens: readonly Token[]): number {
  let at = 0;
  const asks = ["what", "which"].includes(textAt(tokens, 0));
  if (asks) at += 1;
  if (["are", "is"].includes(textAt(tokens, at))) at += 1;
  if (textAt(tokens, at) === "the") at += 1;
  while (adjectives.has(textAt(tokens, at))) at += 1;
  const cause = phraseAt(tokens, at, causes);
  if (cause > 0) return at + cause;
  if (!asks) return 0;
  const differences = phraseAt(tokens, at, differing);
  if (differences > 0) return at + differences;
  if (things.has(textAt(tokens, at))) at += 1;
  while (degrees.has(textAt(tokens, at))) at += 1;
  return verbs.has(textAt(tokens, at)) ? at + 1 : 0;
}

influences.needs = [...openings(causes, differing), ...verbs];
