import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { bandsAt } from "../../frame/bands.ts";
import { timePhrase, timesCalled } from "../../frame/time-phrase.ts";
import { unitsOf } from "../../unit-said.ts";
import type { Written } from "../written.ts";

const verbs: ReadonlySet<string> = new Set("took take takes with had have lasted".split(" "));
const longestName = 4;

/**
 * "Took more than 5 days from order date to ship date", "took under 2 days, 2 to 5 days, over 5 days between …": a bound or bands of the
 * days from one to the other.
 */
export function tookBetween(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!verbs.has(textAt(tokens, at)) && unitsOf(tokens[at]) === null) return null;
  const unit = tokens.findIndex(
    (token, place) =>
      unitsOf(token) !== null &&
      tokens[place - 1]?.kind === "number" &&
      ["from", "between"].includes(textAt(tokens, place + 1)),
  );
  const verb = tokens.findLastIndex(({ text }, place) => place < unit && verbs.has(text));
  const times = unit < 0 || verb < 0 ? null : timesBehind(tokens, unit + 2, index);
  if (times === null) return null;
  const banded = bandsAt(tokens, verb + 1).some(({ bands }) => bands.kind === "ranges");
  const length = `${tokens[unit]?.raw} ${rawOf(tokens.slice(unit + 1, times))}`;
  if (at === verb)
    return banded
      ? { words: `by ${length} : ${rawOf(tokens.slice(verb + 1, unit + 1))}`, tokens: times - verb }
      : { words: `whose ${length} is`, tokens: 1 };
  return at === unit ? { words: "", tokens: times - unit } : null;
}

/** Where two times of one table, named in full, end. */
function timesBehind(tokens: readonly Token[], from: number, index: ModelIndex): number | null {
  const joint = tokens.findIndex(
    ({ text }, at) => at > from && at <= from + longestName && ["to", "and"].includes(text),
  );
  const starts = joint < 0 ? [] : timesCalled(tokens.slice(from, joint), index);
  const end = timePhrase(tokens, joint + 1, index);
  return end !== null && starts.some(({ table }) => table === end.entry.table) ? end.end : null;
}

tookBetween.needs = verbs;
