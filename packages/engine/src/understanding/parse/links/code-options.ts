import { codesOf } from "../../index/coded-columns.ts";
import { isWordOf } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isCommon } from "../../lexicon/common-words.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { lightWords, stopWords } from "../../lexicon/stop-words.ts";
import { isMadeOf } from "../../text/is-made-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { ValueOption } from "./link.ts";

const fewestLetters = 4;

/**
 * What a name that nothing in the data is called by may stand for: the one code that holds letters of it in their order, from the first one on
 * ("Linz" and LNZ, "Munich" and MUC), in columns of such codes alone.
 */
export const codeOptions = (tokens: readonly Token[], at: number, index: ModelIndex): ValueOption[] => {
  const token = tokens[at];
  if (token === undefined || !isName(token, at, index)) return [];
  return index.coded.flatMap((entry): ValueOption[] => {
    const [only, other] = codesOf(entry).filter((each) => isMadeOf(each.toLowerCase(), token.text));
    const rest = { evidence: "alias", strength: 0.8, within: null, condition: null } as const;
    return only === undefined || other !== undefined ? [] : [{ column: entry.id, values: [only], ...rest }];
  });
};

/** A word with a capital that no data, no name of it and no language has. */
const isName = ({ kind, raw, text, lemma }: Token, at: number, index: ModelIndex): boolean =>
  kind === "word" &&
  at > 0 &&
  text.length >= fewestLetters &&
  /^\p{Lu}\p{Ll}+$/u.test(raw) &&
  !isWordOf(index, text) &&
  !isWordOf(index, lemma) &&
  !isCommon(text) &&
  !stopWords.has(text) &&
  !lightWords.has(text) &&
  cuesOf(text).length === 0;
