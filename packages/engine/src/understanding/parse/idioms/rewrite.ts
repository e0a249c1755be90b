import type { ModelIndex } from "../../index/model-index.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { closingOrder } from "../closing-order.ts";
import { stateEnd } from "../frame/state-end.ts";
import { wordsFor } from "../links/words-for.ts";
import { thatMayRead } from "./that-may-read.ts";
import type { ReadIdiom } from "./written.ts";

/** Rewrites what some readers know, trying those alone that may read anything of a question. */
export function rewriter(
  readers: readonly ReadIdiom[],
): (tokens: readonly Token[], index: ModelIndex) => Token[] {
  const tried = thatMayRead(readers);
  return (tokens, index) => rewrite(tokens, index, tried(tokens));
}

/**
 * Puts in place of what is said at a token what the first reader that knows it writes for it; names of states and the order that it ends with stay as they are. New tokens
 * keep the place of the old ones, and know which of these they are.
 */
export function rewrite(tokens: readonly Token[], index: ModelIndex, readers: readonly ReadIdiom[]): Token[] {
  const result: Token[] = [];
  const order = closingOrder(tokens);
  for (let at = 0; at < tokens.length; at += 1) {
    const [token] = tokens.slice(at, at + 1);
    if (token === undefined) continue;
    if (at === order?.start) {
      result.push(...tokens.slice(at, order.end));
      at = order.end - 1;
      continue;
    }
    const written = first(tokens, at, index, readers);
    const state = tokens.slice(at, stateEnd(tokens, at, index) ?? at);
    if (state.length > 1 && written?.words.includes(rawOf(state)) !== true) {
      result.push(...state);
      at += state.length - 1;
      continue;
    }
    if (written === null) {
      result.push(token);
      continue;
    }
    result.push(...wordsFor(written.words, tokens.slice(at, at + written.tokens)));
    at += written.tokens - 1;
  }
  return result;
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
