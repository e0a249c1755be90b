import { lowered } from "@parlance/contract";
import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const holding =
  /^(?:is|are|do|does|our|the|all|we|they|customers?|clients?|members?|people|have|has|hold|held|holding|keep|kept|sit|sits|sitting|there|with|us|currently|now|altogether|money|cash)$/;
const places: ReadonlySet<string> = new Set(["in", "on", "across"]);
/** Most words between "how much" and the place, and between that and the rows. */
const [farthest, longest] = [9, 3];

/** "How much money is in savings accounts", "how much do customers hold with us on their cards": the balance, where the rows that hold it have one. */
export function heldBalance(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "how" || textAt(tokens, at + 1) !== "much") return null;
  let place = at + 2;
  while (place < at + farthest && holding.test(textAt(tokens, place))) place += 1;
  if (!places.has(textAt(tokens, place))) return null;
  const owned = ["the", "our", "their", "all"].includes(textAt(tokens, place + 1)) ? 1 : 0;
  const start = place + 1 + owned;
  const rows = tokens
    .slice(start, start + longest)
    .flatMap((token) => tableNamed(token, index) ?? [])
    .at(0);
  const balance = rows?.columns.flatMap((id) => index.columns[id] ?? []).find(isBalance);
  return balance === undefined
    ? null
    : { words: `total ${lowered(balance.column.label)} of`, tokens: place + 1 + owned - at };
}

const isBalance = ({ column, words }: ColumnEntry): boolean =>
  isNumeric(column) && words.at(-1) === "balance" && !words.some((word) => word === "opening");

heldBalance.needs = ["much"];
