import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { type Token, valueWords } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** Words of what is not there, or does not work for want of it. */
const lacks: ReadonlySet<string> = new Set(
  "missing lacking absent unavailable lack shortage absence unavailability short insufficient".split(" "),
);

/**
 * "Missing parts", "lack of staff" where one value says the same with another such word ("Spare part shortage"): that value, and neither what
 * is not recorded nor what is not so.
 */
export function lackOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!lacks.has(textAt(tokens, at))) return null;
  const place = textAt(tokens, at + 1) === "of" ? at + 2 : at + 1;
  const noun = tokens[place];
  if (noun?.kind !== "word") return null;
  const { byWord, values } = index.values;
  const ids = new Set([noun.text, noun.lemma].flatMap((word) => byWord.get(word) ?? []));
  const texts = new Set(
    [...ids].flatMap((id) => values[id]?.text ?? []).filter((text) => saysLack(text, noun)),
  );
  const [only, ...others] = texts;
  return only === undefined || others.length > 0 ? null : { words: only, tokens: place + 1 - at };
}

const saysLack = (text: string, noun: Token): boolean =>
  valueWords(text).some(({ text: word }) => word !== noun.text && lacks.has(word));

lackOf.needs = lacks;
