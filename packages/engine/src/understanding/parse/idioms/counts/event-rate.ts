import type { ModelIndex } from "../../../index/model-index.ts";
import type { Token } from "../../../text/tokenize.ts";
import { referredFact, tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

/** "return rate": the rows of returns over the rows of what they refer to. */
export function eventRate(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [event, said] = tokens.slice(at, at + 2);
  if (event === undefined || said?.lemma !== "rate" || index.words.columnsByWord.has("rate")) return null;
  const table = tableCalled(event, index);
  const whole = table === null ? null : referredFact(table, index);
  return table === null || whole === null
    ? null
    : { words: `number of ${table.table.label} divided by number of ${whole.table.label}`, tokens: 2 };
}

eventRate.needs = ["rate"];
