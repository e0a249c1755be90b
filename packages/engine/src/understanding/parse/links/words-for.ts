import { type Token, tokenize } from "../../text/tokenize.ts";

/** Words written for tokens, whose place they keep; those that stood there know which they are. */
export function wordsFor(words: string, old: readonly Token[]): Token[] {
  const [start, end] = [old[0]?.start ?? 0, old.at(-1)?.end ?? 0];
  return tokenize(words).map((token) => {
    const said = old.find(({ raw }) => raw === token.raw);
    return { ...token, start, end, ...(said === undefined ? {} : { said: said.said ?? said }) };
  });
}
