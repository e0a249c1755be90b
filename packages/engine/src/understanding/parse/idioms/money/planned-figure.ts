import { holdsFigure } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { planned } from "../../../lexicon/planned.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { isUnitAlone } from "../../unit-said.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const counted = /^(?:many|of|each|every|per|by|which|what|these|those)$/;

/** "Total budget 2023", "sales vs budget", "revenue target by month" of a table of budgets with one number: that number, and not how many budgets there are. */
export function plannedFigure(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (counted.test(textAt(tokens, at - 1))) return null;
  for (const size of [2, 1]) {
    const span = tokens.slice(at, at + size);
    const key = span.map(({ lemma }) => lemma).join("");
    const called = (index.words.phrases.get(key) ?? []).find(({ kind }) => kind === "table");
    const table = size === 1 ? tableNamed(tokens[at], index) : index.tables[called?.id ?? -1];
    if (span.length < size || table == null || !span.some(({ lemma }) => planned.test(lemma))) continue;
    const [only, other] = table.columns.flatMap((id) => index.columns[id] ?? []).filter(holdsFigure);
    if (only === undefined || other !== undefined || isUnitAlone(only.words)) return null;
    const next = tokens[at + size]?.lemma ?? "";
    return only.words.includes(next) ? null : { words: only.column.label, tokens: size };
  }
  return null;
}
