import type { ModelIndex } from "../../index/model-index.ts";
import { receivedSaid } from "../../index/money-received.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { isKnown } from "../asides/aside.ts";
import type { Written } from "../idioms/written.ts";

const money: ReadonlySet<string> = new Set(["cash", "money"]);

/** "Money collected by region in 2024", "quarterly cash collected": what came in, by the day on which it did. */
export function moneyCollected(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, deed] = [tokens[at], tokens[at + 1]];
  if (!money.has(noun?.text ?? "") || !/^(?:collected|received)$/.test(deed?.text ?? "")) return null;
  if (isKnown(noun, index) || isKnown(deed, index)) return null;
  const received = receivedSaid(index);
  const total = textAt(tokens, at - 1) === "total" ? "" : "total ";
  return received === null ? null : { words: `${total}${received}`, tokens: 2 };
}

moneyCollected.needs = ["collected", "received"];
