import type { ModelIndex } from "../../../index/model-index.ts";
import { tablesHolding } from "../../../index/tables-holding.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { numberAt } from "../counts/number-at.ts";
import type { Written } from "../written.ts";

const deeds: ReadonlySet<string> = new Set("paid given awarded granted received collected spent".split(" "));

/** "Compensation paid by month" where only bills are "Paid": what is done with such an amount, and no state of other rows. */
export function paidOfIt(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = numberAt(tokens, at, index);
  const deed = textAt(tokens, at + size);
  if (size === 0 || !deeds.has(deed)) return null;
  const key = tokens.slice(at, at + size).map(({ lemma }) => lemma);
  const named = index.words.phrases.get(key.join("")) ?? [];
  const [table, other] = new Set(
    named.flatMap(({ kind, id }) => (kind === "column" ? (index.columns[id]?.table ?? []) : [])),
  );
  const states = tablesHolding(deed, index);
  return table === undefined || other !== undefined || states.length === 0 || states.includes(table)
    ? null
    : { words: rawOf(tokens.slice(at, at + size)), tokens: size + 1 };
}

paidOfIt.needs = deeds;
