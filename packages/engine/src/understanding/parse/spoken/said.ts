import type { Token } from "../../text/tokenize.ts";

/** The folded words of tokens with a blank between, quotations and numbers as one word each: what patterns of speech are held against. */
export const saidFrom = (tokens: readonly Token[], from = 0, to = tokens.length): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => (text.includes(" ") ? "_" : text))
    .join(" ");

/** How many tokens a stretch of `saidFrom` is. */
export const wordsOf = (said: string): number => (said.trim() === "" ? 0 : said.trim().split(" ").length);
