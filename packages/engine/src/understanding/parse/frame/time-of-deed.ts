import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { deedsAlike } from "../../lexicon/deeds-alike.ts";
import { type Token, tokenize } from "../../text/tokenize.ts";
import { timeNamed } from "./time-named.ts";

/** The time of a table's rows at which a deed was done: the one that is called so, else the only one of a like deed; null where there is none. */
export function timeOfDeed(token: Token | undefined, index: ModelIndex, table: number): ColumnEntry | null {
  const named = timeNamed(token, index, table);
  if (named !== null || token === undefined) return named;
  const alike = deedsAlike(token.text).flatMap((word) => timeNamed(tokenize(word, 1)[0], index, table) ?? []);
  const [only] = alike;
  return only !== undefined && alike.every(({ id }) => id === only.id) ? only : null;
}
