import { cuesOf } from "../lexicon/cues.ts";
import { everydayWords } from "../lexicon/stop-words.ts";
import { synonymsOf } from "../lexicon/synonyms.ts";
import type { Token } from "../text/tokenize.ts";

/** One word in small letters that questions are made of ("change", "month", "length"), no name and no slip of one. */
export function isPlain([word, other]: readonly Token[]): boolean {
  if (word === undefined || other !== undefined || word.kind !== "word" || !isSmall(word.raw)) return false;
  return [word.text, word.lemma].some(
    (form) => cuesOf(form).length > 0 || everydayWords.has(form) || synonymsOf(form).length > 0,
  );
}

const isSmall = (raw: string): boolean => raw === raw.toLowerCase();
