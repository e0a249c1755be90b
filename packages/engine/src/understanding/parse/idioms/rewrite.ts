import type { ModelIndex } from "../../index/model-index.ts";
import { type Token, tokenize } from "../../text/tokenize.ts";
import { stateEnd } from "../state-end.ts";
import type { ReadIdiom } from "./written.ts";

/**
 * Puts in place of what is said at a token what the first reader that knows it writes for it; names of states stay as they are. New tokens
 * keep the place of the old ones, and know which of these they are.
 */
export function rewrite(tokens: readonly Token[], index: ModelIndex, readers: readonly ReadIdiom[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token] = tokens.slice(at, at + 1);
    if (token === undefined) continue;
    const written = first(tokens, at, index, readers);
    const state = tokens.slice(at, stateEnd(tokens, at, index) ?? at);
    if (state.length > 1 && written?.words.includes(saidAs(state)) !== true) {
      result.push(...state);
      at += state.length - 1;
      continue;
    }
    if (written === null) {
      result.push(token);
      continue;
    }
    result.push(...placed(tokenize(written.words), tokens.slice(at, at + written.tokens)));
    at += written.tokens - 1;
  }
  return result;
}

const saidAs = (span: readonly Token[]): string => span.map(({ raw }) => raw).join(" ");

function placed(written: readonly Token[], old: readonly Token[]): Token[] {
  const [start, end] = [old[0]?.start ?? 0, old.at(-1)?.end ?? 0];
  return written.map((token) => {
    const said = old.find(({ raw }) => raw === token.raw);
    return { ...token, start, end, ...(said === undefined ? {} : { said: said.said ?? said }) };
  });
}

function first(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
  readers: readonly ReadIdiom[],
): ReturnType<ReadIdiom> {
  for (const read of readers) {
    const written = read(tokens, at, index);
    if (written !== null) return written;
  }
  return null;
}
