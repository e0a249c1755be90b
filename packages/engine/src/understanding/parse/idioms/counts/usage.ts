import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** "Feature usage by plan", "top accounts by usage" where rows tell when something was used and nothing is called usage: how many of these rows there are. */
export function usage(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const of = textAt(tokens, at + 1) === "usage" ? 1 : 0;
  if (textAt(tokens, at + of) !== "usage" || isCalled(index)) return null;
  const [uses, other] = index.tables.filter((table) => tellsUse(table, index));
  const used = tokens[at];
  if (uses === undefined || other !== undefined || used === undefined) return null;
  const named = [...uses.words, ...uses.columns.flatMap((id) => index.columns[id]?.words ?? [])];
  if (of === 1 && !named.includes(used.lemma)) return null;
  return { words: `number of ${uses.table.label}`, tokens: of + 1 };
}

const isCalled = ({ columns, tables }: ModelIndex): boolean =>
  [...columns, ...tables].some(({ words }) => words.includes("usage"));

const tellsUse = ({ columns, table }: TableEntry, index: ModelIndex): boolean =>
  table.type === "fact" &&
  columns.some((id) => {
    const entry = index.columns[id];
    return entry?.column.role === "time" && /^(?:used|use)$/.test(entry.words[0] ?? "");
  });

usage.needs = ["usage"];
