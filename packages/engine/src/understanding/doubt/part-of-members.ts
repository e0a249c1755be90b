import { isTopPart } from "../parse/frame/top-part.ts";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/** "The top 10 percent of customers" read as ten of them: what says the part; empty elsewhere. */
export function partOfMembers(tokens: readonly Token[], { query }: Candidate): string[] {
  const limit = query.kind === "aggregate" || query.kind === "list" ? query.limit : null;
  const at = tokens.findIndex(
    (_, place) => isTopPart(tokens, place) && tokens[place + 1]?.number === limit?.count,
  );
  return limit === null || at < 0 ? [] : [textAt(tokens, at + 2)];
}
