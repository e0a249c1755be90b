import { type Sentence, sentenceText } from "@parlance/contract";

/** What people do not write with another first letter: an address, a code, a name that has its capital further in ("iPhone"). */
const ownCase = /^\p{Ll}\S*[@_/\d\p{Lu}]/u;

/** The class that gives a sentence a capital at its start, but where it starts with something of its own case. */
export const sentenceCase = (sentence: Sentence): string =>
  ownCase.test(sentenceText(sentence)) ? "" : "first-letter:uppercase";
