import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** Words that a group may have. */
const longest = 3;

const making = phrases(
  ...["in %", "as %", "in percent", "as percent", "as a percentage", "as percentage", "as a share"].map(
    (said) => `${said} of`,
  ),
  ...["mix", "split", "make-up", "composition"].flatMap((noun) => [`${noun} of`, `${noun} among`]),
);
const ends: ReadonlySet<string> = new Set([",", ";", "?", ".", "(", "by", "per"]);
const again = phrases("in %", "in percent", "as %", "as a percentage", "as percentages", "in percentages");

/**
 * "Loss reasons in % of lost deals", "plan mix of active subscriptions in %": what each kind makes up of these rows, and not what share of each
 * kind they are.
 */
export function mixOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  for (let size = longest; size > 0; size -= 1) {
    const noun = tokens.slice(at, at + size);
    const made = phraseAt(tokens, at + size, making);
    if (made === 0 || !isKind(noun, index)) continue;
    const owned = ["our", "the", "all"].includes(textAt(tokens, at + size + made)) ? 1 : 0;
    const start = at + size + made + owned;
    const stop = tokens.findIndex(
      ({ text }, place) => place >= start && (ends.has(text) || phraseAt(tokens, place, again) > 0),
    );
    const end = stop < 0 ? tokens.length : stop;
    if (end === start) return null;
    const words = `share of ${rawOf(tokens.slice(start, end))} by ${rawOf(noun)}`;
    return { words, tokens: end + phraseAt(tokens, end, again) - at };
  }
  return null;
}

/** Whether words name a column of kinds, by all that it is called or by the words that its name begins with. */
function isKind(noun: readonly Token[], { words, columns }: ModelIndex): boolean {
  if (noun.length === 0 || noun.some(({ kind }) => kind !== "word")) return false;
  const lemmas = noun.map(({ lemma }) => lemma);
  const named = words.phrases.get(lemmas.join("")) ?? [];
  const begun = lemmas.length > 1 ? [] : (words.columnsByWord.get(lemmas[0] ?? "") ?? []);
  const ids = [...named.flatMap(({ kind, id }) => (kind === "column" ? [id] : [])), ...begun];
  return ids.some((id) => {
    const { column, foreign } = columns[id] ?? {};
    return (column?.role === "category" || column?.role === "geo") && foreign === false;
  });
}
