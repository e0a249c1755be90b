import { leadsTo } from "../../index/line-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const states = ["cancelled", "canceled"];
const lost = phrases("did we lose", "have we lost", "we lost", "we have lost", "were lost", "lost");
const churns = /^churn(?:s|ing)?$/;

/**
 * "Which industry churns the most", "how many customers did we lose in May", where rows tell it by a state "cancelled" and nothing is called
 * churn: those that were cancelled.
 */
export function lostCustomers(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const { words, values } = index;
  const word = textAt(tokens, at);
  const isChurn = /^churn/.test(word);
  const size = isChurn ? 1 : phraseAt(tokens, at, lost);
  if (size === 0 || (!isChurn && !stays(tokens[at - 1], index))) return null;
  const state = states.find((each) => values.byKey.has(each));
  const called = ["churn", "churned", "lost"].some(
    (each) => words.columnsByWord.has(each) || values.byKey.has(each) || words.phrases.has(each),
  );
  if (state === undefined || called) return null;
  if (textAt(tokens, at + 1) === "rate") return { words: "cancellation rate", tokens: 2 };
  const most = ["the most", "most", "the least", "least"].includes(
    [1, 2]
      .map((step) => textAt(tokens, at + step))
      .join(" ")
      .trim(),
  );
  return { words: isChurn && churns.test(word) && most ? "cancels" : state, tokens: size };
}

/** Whether a word names rows that go on until an end, or those that such rows are of. */
function stays(token: Token | undefined, index: ModelIndex): boolean {
  const rows = tableNamed(token, index);
  return (
    rows !== null &&
    index.lifecycles.some(({ table }) => table.id === rows.id || leadsTo(index.graph, table.id).has(rows.id))
  );
}
