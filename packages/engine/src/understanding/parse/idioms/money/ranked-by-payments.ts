import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const ranks: ReadonlySet<string> = new Set(
  "top best biggest largest bottom smallest highest lowest".split(" "),
);
/** Rows that are spoken of for the money in them. */
const monies: ReadonlySet<string> = new Set(
  "payment donation contribution expense cost fee premium fine refund payout gift".split(" "),
);

/** "Top customers by payments": by what they come to, where their rows tell one amount of money. */
export function rankedByPayments(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [by, rows] = tokens.slice(at, at + 2);
  if (by?.text !== "by" || rows === undefined || !monies.has(rows.lemma)) return null;
  if (!tokens.slice(0, at).some(({ text }) => ranks.has(text))) return null;
  const table = tableCalled(rows, index);
  const figures = (table?.columns ?? []).flatMap((id) => index.columns[id] ?? []).filter(isMoney);
  const [only, other] = figures;
  return only === undefined || other !== undefined || textAt(tokens, at + 2) === "amount"
    ? null
    : { words: `by total ${rows.raw} ${only.column.label}`, tokens: 2 };
}

const isMoney = ({ column }: ColumnEntry): boolean =>
  column.role === "measure" && column.additivity === "additive";

rankedByPayments.needs = monies;
