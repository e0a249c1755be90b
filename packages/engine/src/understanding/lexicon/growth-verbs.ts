import { stem } from "../text/lemma.ts";

const rising = /^(?:grew|grown|grow|growing|increased|increasing|rose|rising|improved|improving|gained)$/;
const falling =
  /^(?:decreased|decreasing|declined|declining|dropped|dropping|fell|falling|shrank|shrinking|worsened|lost)$/;

/** Which way a word says that something went: 1 up, -1 down; null of words that tell of no change. */
export const wentWhere = (word: string): 1 | -1 | null =>
  rising.test(word) ? 1 : falling.test(word) ? -1 : null;

const stems = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(stem));

const ways = {
  rise: stems("rise increase grow jump surge climb spike soar gain improve up higher"),
  fall: stems("fall drop decrease decline dip shrink plunge sink lose slump down lower"),
};

/** Which way words in dictionary form take it that something went; undefined where they say none, or both. */
export function wayIn(lemmas: readonly string[]): "rise" | "fall" | undefined {
  const said = lemmas.map(stem);
  const [rise, fall] = [ways.rise, ways.fall].map((words) => said.some((word) => words.has(word)));
  return rise === fall ? undefined : rise ? "rise" : "fall";
}
