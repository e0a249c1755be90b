import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

/** "Number of visits and missed visits by month": the number of all of them beside that of those which are so, and no condition on both. */
export function numberOfBoth(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, state, again] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (textAt(tokens, at) !== "and" || noun === undefined || again?.lemma !== noun.lemma) return null;
  const counted = `${textAt(tokens, at - 3)} ${textAt(tokens, at - 2)}`;
  if (!/(?:^how many|^(?:number|count) of)$/.test(counted) || tableNamed(noun, index) === null) return null;
  const isState = [state?.text ?? "", state?.lemma ?? ""].some(
    (word) => index.values.byKey.has(word) || index.conditions.has(word),
  );
  return isState ? { words: "and number of", tokens: 1 } : null;
}

numberOfBoth.needs = ["and"];
