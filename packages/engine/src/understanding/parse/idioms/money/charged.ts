import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyColumnOf } from "../../../index/money-column-of.ts";
import { moneyDeeds } from "../../../lexicon/money-deeds.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const helpers = /^(?:did|do|does|have|has|had|was|were|is|are|be|been|being|got|get)$/;
const joints = /^(?:in|on|during|since|by|for|at|over|this|last|so|to)$/;
const subjects = /^(?:we|they|us|i|been|be)$/;

/**
 * "how much did we bill last month", "billings by month", "customers who have been billed the most": the verb of a table's own noun asks for the money of
 * its rows and not how many there are, where they have one such figure.
 */
export function charged(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) === "billings") {
    const amount = moneyOf("billing", index) ?? moneyOf("invoice", index);
    return amount === null ? null : { words: amount, tokens: 1 };
  }
  if (textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "much") {
    const helped = helpers.test(textAt(tokens, at + 2)) ? at + 3 : at + 2;
    const verb = subjects.test(textAt(tokens, helped)) ? helped + 1 : helped;
    if (helped === at + 2 && verb === helped) return null;
    const amount = moneyOf(textAt(tokens, verb), index);
    return amount === null ? null : { words: amount, tokens: verb + 1 - at };
  }
  const passive = /ed$/.test(textAt(tokens, at)) && helpers.test(textAt(tokens, at - 1));
  const ours = subjects.test(textAt(tokens, at - 1)) && helpers.test(textAt(tokens, at - 2));
  if (!passive && !ours) return null;
  const [the, most] = [textAt(tokens, at + 1), textAt(tokens, at + 2)];
  if (the !== "the" || !["most", "least"].includes(most)) return null;
  if (ours && tokens[at + 3]?.kind === "word" && !joints.test(textAt(tokens, at + 3))) return null;
  const amount = moneyOf(textAt(tokens, at), index);
  return amount === null
    ? null
    : { words: `the ${most === "most" ? "highest" : "lowest"} ${amount}`, tokens: 3 };
}

/** The money that rows of the table that a verb is the deed of add up to, in words; null where no such table has just one. */
function moneyOf(verb: string, index: ModelIndex): string | null {
  const noun = moneyDeeds.get(verb);
  const named =
    noun === undefined ? undefined : index.words.phrases.get(noun)?.find(({ kind }) => kind === "table");
  const table = named === undefined ? undefined : index.tables[named.id];
  if (table === undefined) return null;
  const amount = moneyColumnOf(table, index);
  return amount === null ? null : `total ${table.words.join(" ")} ${amount.core.join(" ")}`;
}
