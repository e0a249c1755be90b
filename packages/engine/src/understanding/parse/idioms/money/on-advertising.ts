import { isOfAdvertising } from "../../../index/is-of-advertising.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const advertising = /^(?:ads?|adverts?|advertisements?|advertising|marketing|promotions?|publicity)$/;
const spending = /^(?:spen[dt]|spending|spends|paid|pay|paying|invested|invest|went|goes|go)$/;
/** What advertising is said to cost. */
const spend = /^(?:spend|spending|costs?|expenses?|expenditures?)$/;

/**
 * "Spent on ads", "paid for adverts", "ad spend": nothing more than spent, where what the data calls spend or cost is kept with clicks or
 * campaigns. A value or a column that is called so stays.
 */
export function onAdvertising(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const before = advertising.test(textAt(tokens, at)) && spend.test(textAt(tokens, at + 1));
  const behind =
    /^(?:on|for|into)$/.test(textAt(tokens, at)) &&
    tokens.slice(Math.max(0, at - farthest), at).some(({ text }) => spending.test(text));
  const noun = tokens[before ? at : at + 1];
  if (!(before || behind) || noun === undefined || !advertising.test(noun.text)) return null;
  const { words, values, columns } = index;
  const isName = noun.raw !== noun.text && behind;
  if (isName || [noun.text, noun.lemma].some((word) => values.byKey.has(word))) return null;
  if (before && words.columnsByWord.has(noun.lemma)) return null;
  const isKept = ["spend", "cost"].some((word) =>
    (words.columnsByWord.get(word) ?? []).some((id) => isOfAdvertising(columns[id]?.table, index)),
  );
  return isKept ? { words: before ? "spend" : "", tokens: 2 } : null;
}

const farthest = 4;
