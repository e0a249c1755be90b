import type { Token } from "../text/tokenize.ts";

const words: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  dozen: 12,
  once: 1,
  twice: 2,
  thrice: 3,
};

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
  billions: 1e9,
  hundred: 100,
};

/** The number that a word says, else null. */
export function numberWord(word: string): number | null {
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}

/** The number that a token is or says, else null. */
export const numberSaid = (token: Token | undefined): number | null =>
  token === undefined ? null : (token.number ?? numberWord(token.text));

/** What a word after a number multiplies it by ("million"), else null. */
export function numberScale(word: string): number | null {
  return Object.hasOwn(scales, word) ? (scales[word] ?? null) : null;
}
