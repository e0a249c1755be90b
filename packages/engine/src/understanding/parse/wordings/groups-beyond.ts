import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { numberAt } from "../idioms/counts/number-at.ts";
import type { Written } from "../idioms/written.ts";
import { boundAt } from "./bound-at.ts";

const figures = phrases("number of", "total", "average", "sum of", "count of");
const those = phrases(
  ...["those", "ones", "the ones", "groups"].flatMap((each) =>
    ["with", "that have", "having", "where there are", "which have"].map((having) => `${each} ${having}`),
  ),
);
const opening = phrases(
  "show",
  "show me",
  "show the",
  "show me the",
  "list",
  "what is the",
  "what was the",
  "the",
);
const longest = 3;

/** "Total sales by region above 10,000", "…, only those with 10,000 or more": the regions whose total is above it, where what they are split by is no number itself. */
export function groupsBeyond(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const only = textAt(tokens, at) === "only" ? 1 : 0;
  const said = textAt(tokens, at) === "," ? 1 + (textAt(tokens, at + 1) === "only" ? 1 : 0) : only;
  const comma = said + (said === 0 ? 0 : phraseAt(tokens, at + said, those));
  const bound = boundAt(tokens, at + comma);
  const by = tokens.findLastIndex(({ text }, place) => place < at && /^(?:by|per)$/.test(text));
  if (bound === null || at + comma + bound.tokens !== tokens.length || by < 0 || at - by - 1 > longest)
    return null;
  const named = tokens.findIndex((_, place) => place < by && phraseAt(tokens, place, figures) > 0);
  const begin = named < 0 && comma > said ? phraseAt(tokens, 0, opening) : named;
  const split = tokens.slice(by + 1, at);
  const numeric = split.some((_, offset) => numberAt(tokens, by + 1 + offset, index) > 0);
  if (begin < 0 || split.length === 0 || numeric) return null;
  const figure = rawOf(tokens.slice(begin, by));
  return {
    words: `with ${begin === named ? "" : "total "}${figure} ${bound.words}`,
    tokens: comma + bound.tokens,
  };
}

groupsBeyond.needs = [...openings(figures), ...openings(those)];
