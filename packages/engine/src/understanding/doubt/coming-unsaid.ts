import { conjuncts } from "@parlance/contract";
import { isTime } from "../index/entries.ts";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { comingDeeds } from "../lexicon/coming-deeds.ts";
import { deedsAlike } from "../lexicon/deeds-alike.ts";
import { isDoneDeed } from "../parse/idioms/states/deed-table.ts";
import { isRooted } from "../text/same-root.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/**
 * "How many technicians worked in 2024" read as those who were hired then: what people or things did in a period, where it is that of the day from which
 * they are known, and nothing in the reading tells the deed. The deed; empty elsewhere.
 */
export function comingUnsaid(tokens: readonly Token[], best: Candidate, index: ModelIndex): string[] {
  const { query, matches } = best;
  if (query.kind !== "aggregate" && query.kind !== "list") return [];
  const subject = index.tables.find(({ table }) => table.name === query.subject);
  if (subject === undefined || subject.table.type === "fact") return [];
  if (index.graph.ways[subject.id]?.some(({ toOne }) => !toOne) !== true) return [];
  const coming = conjuncts(query.filter).flatMap((each) => {
    if (each.kind !== "period" || each.operand.kind !== "field") return [];
    const entry = each.operand.field.path.length === 0 ? entryOf(each.operand.field, index) : undefined;
    return entry != null && isTime(entry.column) && entry.column.name === subject.table.timeColumn
      ? [entry]
      : [];
  });
  if (coming.length === 0) return [];
  const isTold = ({ start, end }: Token): boolean =>
    matches.some(
      (match) => ["column", "value", "metric"].includes(match.kind) && match.start < end && start < match.end,
    );
  const isOfComing = (text: string): boolean =>
    comingDeeds.has(text) ||
    coming.some(({ words }) =>
      [text, ...deedsAlike(text)].some((deed) => words.some((word) => isRooted(word, deed))),
    );
  return tokens
    .filter((token) => isDoneDeed(token.text) && !isTold(token) && !isOfComing(token.text))
    .map(({ raw }) => raw);
}
