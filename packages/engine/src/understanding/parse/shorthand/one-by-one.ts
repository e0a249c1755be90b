import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** Before the first of the two: it is a figure by itself ("total amount by amount: under 10, over 10"). */
const aggregates: ReadonlySet<string> = new Set("total average avg mean median sum of number".split(" "));

/** "Fees, port by port": by port; "month by month" is said of time as it is, and "flaws by flaw type" of kinds, as is "hours per task by task type". */
export function oneByOne(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  const [one, by, same, next] = tokens.slice(at, at + 4);
  if (one?.kind !== "word" || by?.text !== "by" || same?.text !== one.text) return null;
  if ((next?.kind === "word" && !stopWords.has(next.text)) || textAt(tokens, at - 1) === "per") return null;
  if (words.phrases.has(`${same.lemma}${next?.lemma ?? ""}`) && next !== undefined) return null;
  if (aggregates.has(textAt(tokens, at - 1))) return null;
  if (cuesOf(`${one.text} by ${same.text}`).length > 0 || textAt(tokens, at - 1) === "by") return null;
  return { words: `by ${one.raw}`, tokens: 3 };
}
