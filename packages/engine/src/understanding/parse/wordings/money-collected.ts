import { mainMoney } from "../../index/main-money.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { receivedSaid } from "../../index/money-received.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { isKnown } from "../asides/aside.ts";
import type { Written } from "../idioms/written.ts";

const money: ReadonlySet<string> = new Set(["cash", "money"]);

/** "Money collected by region in 2024", "quarterly cash collected", "rent received" of rent payments: what came in, by the day on which it did. */
export function moneyCollected(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, deed] = [tokens[at], tokens[at + 1]];
  if (noun === undefined || !/^(?:collected|received)$/.test(deed?.text ?? "")) return null;
  const isMoney = money.has(noun.text) && !isKnown(noun, index);
  if (!(isMoney || isWhatIsPaid(noun, index)) || isKnown(deed, index)) return null;
  const received = receivedSaid(index);
  const total = textAt(tokens, at - 1) === "total" ? "" : "total ";
  return received === null ? null : { words: `${total}${received}`, tokens: 2 };
}

/** "Rent" where the rows of the money are rent payments, and no rows are called so by themselves. */
const isWhatIsPaid = ({ lemma }: Token, index: ModelIndex): boolean => {
  const paid = mainMoney(index)?.table;
  const named = index.tables[paid ?? -1]?.words ?? [];
  return named.length > 1 && named.at(-1) === "payment" && named.includes(lemma) && lemma !== "payment";
};

moneyCollected.needs = ["collected", "received"];
