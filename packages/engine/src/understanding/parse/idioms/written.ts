import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";

/** What is said in short at a token: the full words, and how many tokens they take the place of. */
export type Written = { words: string; tokens: number };

/**
 * Reads what is said in short at a token; null where nothing is. `needs`: words of which whatever it reads has at least one, as it stands or
 * in its dictionary form; left out by those that cannot tell.
 */
export type ReadIdiom = {
  (tokens: readonly Token[], at: number, index: ModelIndex): Written | null;
  needs?: Iterable<string>;
};
