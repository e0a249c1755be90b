import type { ModelIndex } from "../../../index/model-index.ts";
import { revenueWords } from "../../../lexicon/revenue-words.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const refunds = phrases(
  ...["after", "net of", "less", "minus", "after deducting"].flatMap((joint) =>
    ["refunds", "all refunds", "any refunds", "the refunds", "our refunds", "refund"].map(
      (refund) => `${joint} ${refund}`,
    ),
  ),
);

/** "Income this year net of refunds": net revenue this year, where rows tell what of it was paid back. */
export function afterRefunds(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!index.business.some(({ term }) => term === net)) return null;
  const said = phraseAt(tokens, at, refunds);
  if (said > 0 && tokens.slice(0, at).some(({ text }) => revenueWords.has(text)))
    return { words: "", tokens: said };
  const isLater = tokens.some((_, place) => place > at && phraseAt(tokens, place, refunds) > 0);
  return isLater && revenueWords.has(textAt(tokens, at)) && textAt(tokens, at - 1) !== "net"
    ? { words: net, tokens: 1 }
    : null;
}

const net = "net revenue";

afterRefunds.needs = ["refund", "refunds"];
