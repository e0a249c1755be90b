import { isOfAdvertising } from "../../../index/is-of-advertising.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const advertising = /^(?:ads?|adverts?|advertisements?|advertising|marketing|promotions?|publicity)$/;
const spending = /^(?:spen[dt]|spending|spends|paid|pay|paying|invested|invest|went|goes|go)$/;
/**
 * "Spent on ads", "paid for adverts": nothing more than spent, where what the data calls spend is kept with clicks or campaigns.
 * A value that is called so as a whole stays.
 */
export function onAdvertising(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at + 1];
  if (!/^(?:on|for|into)$/.test(textAt(tokens, at)) || !advertising.test(noun?.text ?? "")) return null;
  if (
    noun?.raw !== noun?.text ||
    !tokens.slice(Math.max(0, at - farthest), at).some(({ text }) => spending.test(text))
  )
    return null;
  const { words, values, columns } = index;
  if ([noun?.text, noun?.lemma].some((word) => word !== undefined && values.byKey.has(word))) return null;
  const isKept = (words.columnsByWord.get("spend") ?? []).some((id) =>
    isOfAdvertising(columns[id]?.table, index),
  );
  return isKept ? { words: "", tokens: 2 } : null;
}

const farthest = 4;
