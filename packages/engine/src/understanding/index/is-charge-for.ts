import { orderWords } from "../lexicon/order-words.ts";
import type { ColumnEntry } from "./entries.ts";

const charges: ReadonlySet<string> = new Set("fee charge surcharge tax discount deposit".split(" "));

/** Whether a column is what is charged for something that people do and nothing more: the "booking fee" of a booking, which is no booking itself. */
export function isChargeFor(word: string, entry: ColumnEntry | undefined): boolean {
  const [deed = "", amount = "", other] = entry?.words ?? [];
  return deed === word && orderWords.has(word) && charges.has(amount) && other === undefined;
}
