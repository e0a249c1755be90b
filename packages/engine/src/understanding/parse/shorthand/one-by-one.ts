import { cuesOf } from "../../lexicon/cues.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** "Fees, port by port": by port; "month by month" is said of time as it is. */
export function oneByOne(tokens: readonly Token[], at: number): Written | null {
  const [one, by, same] = tokens.slice(at, at + 3);
  if (one?.kind !== "word" || by?.text !== "by" || same?.lemma !== one.lemma) return null;
  if (cuesOf(`${one.text} by ${same.text}`).length > 0 || textAt(tokens, at - 1) === "by") return null;
  return { words: `by ${one.raw}`, tokens: 3 };
}
