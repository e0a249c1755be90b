import { findLists } from "../parse/lists/find-list.ts";
import { rawOf } from "../text/raw-of.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { covers } from "./covers.ts";

/**
 * "…: number, date, part and inspector" of which the reading shows all but the inspector: what was listed and is not read, where most of the list
 * is columns. A figure that is asked for by "how" may be what ranks the rows.
 */
export function listedUnread(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  if (query.kind !== "list") return [];
  for (const { elements, opens } of findLists(tokens)) {
    if (opens || elements.length < 3 || query.columns.length >= elements.length) continue;
    const spans = elements.map(({ start, end }) => tokens.slice(start, end));
    const shown = matches.filter(
      ({ kind, names }) => kinds.has(kind) || (kind === "table" && names !== query.subject),
    );
    const unread = spans.filter((span) => !shown.some((match) => span.some((token) => covers(match, token))));
    if (unread.length * 2 >= elements.length) continue;
    const ordering = matches.filter(({ kind }) => kind === "cue");
    const isOrder = (span: readonly Token[]): boolean =>
      ordering.some((match) => span.every((token) => covers(match, token)));
    return unread.filter((span) => span[0]?.text !== "how" && !isOrder(span)).map((span) => rawOf(span));
  }
  return [];
}

const kinds: ReadonlySet<string> = new Set(["column", "metric", "value", "period"]);
