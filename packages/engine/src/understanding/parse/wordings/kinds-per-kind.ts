import type { ColumnEntry } from "../../index/entries.ts";
import { columnsCalled } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** "Ports per coast" where rows repeat both: how many different ones there are. */
export function kindsPerKind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [kind, group] = [tokens[at], tokens[at + 2]];
  if (at > 0 || textAt(tokens, at + 1) !== "per" || kind === undefined || kind.text === kind.lemma)
    return null;
  const [inner, outer] = [kindSaid(kind, index), kindSaid(group, index)];
  if (inner === null || outer === null || inner.table !== outer.table) return null;
  return kindsOf(outer) < kindsOf(inner) ? { words: `number of different ${kind.raw}`, tokens: 1 } : null;
}

kindsPerKind.needs = ["per"];

/** The one column of texts that rows share and a word names, and no table. */
function kindSaid(token: Token | undefined, index: ModelIndex): ColumnEntry | null {
  if (token?.kind !== "word" || index.words.tablesByWord.has(token.lemma)) return null;
  const [only, other] = new Set(columnsCalled(index, token.lemma));
  if (only === undefined || other !== undefined || only.column.physicalType !== "string") return null;
  const rows = index.tables[only.table]?.table.rowCount ?? 0;
  return kindsOf(only) * 2 <= rows ? only : null;
}

const kindsOf = ({ column }: ColumnEntry): number => column.profile?.distinct ?? Number.POSITIVE_INFINITY;
