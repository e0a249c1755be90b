import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const askers: ReadonlySet<string> = new Set(["is", "are", "does", "do", "did"]);
const ties = phrases(
  "related to",
  "linked to",
  "connected to",
  "tied to",
  "have an effect on",
  "have an impact on",
  "have an influence on",
  "affect",
  "influence",
  "impact",
);

const links = phrases(
  ...["link", "connection", "association", "tie", "relation"].flatMap((noun) =>
    ["is there a", "is there an", "is there any", "do we see a", "see any"].map(
      (asks) => `${asks} ${noun} between`,
    ),
  ),
);

/** "Is spend related to revenue", "does the number of seats affect churn", "is there a link between price and sales": the correlation between the two. */
export function relates(tokens: readonly Token[], at: number, _index: ModelIndex): Written | null {
  const linked = phraseAt(tokens, at, links);
  if (linked > 0) return { words: "correlation between", tokens: linked };
  const start = textAt(tokens, 0) === "how" ? 1 : 0;
  if (!askers.has(textAt(tokens, start))) return null;
  const tied = tokens.findIndex((_, place) => place > start + 1 && phraseAt(tokens, place, ties) > 0);
  if (tied < 0) return null;
  if (at === 0) return { words: "correlation between", tokens: start + 1 };
  return at === tied ? { words: "and", tokens: phraseAt(tokens, tied, ties) } : null;
}

relates.needs = openings(ties, links);
