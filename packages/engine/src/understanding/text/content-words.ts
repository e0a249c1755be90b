import type { Token } from "./tokenize.ts";

const smallWords: ReadonlySet<string> = new Set(
  `a an the of to in on at for from with by as is are was were be do does did have has had that this these those there it i me we us
  our my your you what which who how when where and or please can could show list find give tell many much s`.split(
    /\s+/,
  ),
);

/** The words of a text that carry its meaning. */
export const contentWords = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ kind, text }) => kind !== "mark" && !smallWords.has(text)).map(({ text }) => text);
