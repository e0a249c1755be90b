import { instrumentWords } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { numberAt } from "../counts/number-at.ts";
import type { Written } from "../written.ts";

const now = phrases("now", "right now", "at the moment", "currently");

/** "The current temperature", "what is the load right now" of instruments' readings: the latest one. */
export function latestLevel(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const current = ["current", "present"].includes(textAt(tokens, at)) ? 1 : 0;
  if (current === 0 && !tokens.some((_, place) => place > at && phraseAt(tokens, place, now) > 0))
    return null;
  const size = numberAt(tokens, at + current, index);
  const ending = current === 1 ? 0 : phraseAt(tokens, at + size, now);
  const named = tokens.slice(at + current, at + current + size);
  if (size === 0 || current + ending === 0 || !isRead(named, index)) return null;
  return { words: `latest ${rawOf(named)}`, tokens: current + size + ending };
}

/** Whether a name is of a level that instruments read at a time. */
function isRead(named: readonly Token[], { words, columns, tables }: ModelIndex): boolean {
  const found = words.phrases.get(named.map(({ lemma }) => lemma).join("")) ?? [];
  return found.some(({ kind, id }) => {
    const [column, owner] = kind === "column" ? [columns[id], tables[columns[id]?.table ?? -1]] : [];
    const isOfInstrument = owner?.words.some((word) => instrumentWords.has(word)) === true;
    return column?.column.additivity === "non-additive" && isOfInstrument && owner.table.timeColumn !== null;
  });
}

latestLevel.needs = ["current", "present", ...openings(now)];
