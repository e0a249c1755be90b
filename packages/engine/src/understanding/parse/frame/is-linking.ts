import { linkingWords } from "../../lexicon/stop-words.ts";
import type { Token } from "../../text/tokenize.ts";

/** Whether a token only joins the words of a name: "the date of the opening". */
export const isLinking = (token: Token | undefined): boolean =>
  token === undefined ||
  linkingWords.has(token.text) ||
  pronouns.has(token.text) ||
  (token.kind === "mark" && token.text !== "#");

/** "the year they joined", "the date it was opened": between the two words of one name. */
const pronouns: ReadonlySet<string> = new Set("they it he she was were".split(" "));
