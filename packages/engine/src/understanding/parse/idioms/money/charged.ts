import { lowered, rowsOf } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "../../../index/entries.ts";
import { labelSaid } from "../../../index/figure-names.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyColumnOf } from "../../../index/money-column-of.ts";
import { moneyDeeds } from "../../../lexicon/money-deeds.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { datedMoney } from "./dated-money.ts";

const helpers = /^(?:did|do|does|have|has|had|was|were|is|are|be|been|being|got|get)$/;
const joints = /^(?:in|on|during|since|by|for|at|over|this|last|so|to)$/;
const subjects = /^(?:we|they|us|i|been|be)$/;

/**
 * "how much did we bill last month", "billings by month", "customers who have been billed the most": the verb of a table's own noun asks for the money of
 * its rows and not how many there are, where they have one such figure.
 */
export function charged(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) === "billings") {
    const amount = moneyOf("billing", index) ?? heldBy("invoice", index);
    return amount === null ? null : { words: amount, tokens: 1 };
  }
  const much = textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "much";
  if (much || (at === 0 && textAt(tokens, at) === "what")) {
    const start = at + (much ? 2 : 1);
    const helped = helpers.test(textAt(tokens, start)) ? start + 1 : start;
    const verb = subjects.test(textAt(tokens, helped)) ? helped + 1 : helped;
    if (helped === start && (verb === helped || !much)) return null;
    const amount = moneyOf(textAt(tokens, verb), index);
    if (amount !== null) return { words: amount, tokens: verb + 1 - at };
    const dated = much ? datedMoney(tokens[verb], index, isTimed(tokens, verb + 1)) : null;
    if (dated !== null) return { words: dated, tokens: verb + 1 - at };
    return helped === start ? null : chargedBy(tokens, at, helped, index);
  }
  const passive = /ed$/.test(textAt(tokens, at)) && helpers.test(textAt(tokens, at - 1));
  const ours = subjects.test(textAt(tokens, at - 1)) && helpers.test(textAt(tokens, at - 2));
  if (!passive && !ours) return null;
  const [the, most] = [textAt(tokens, at + 1), textAt(tokens, at + 2)];
  if (the !== "the" || !["most", "least"].includes(most)) return null;
  if (tokens[at + 3]?.kind === "word" && !joints.test(textAt(tokens, at + 3))) return null;
  const amount = moneyOf(textAt(tokens, at), index);
  return amount === null
    ? null
    : { words: `the ${most === "most" ? "highest" : "lowest"} ${amount}`, tokens: 3 };
}

/** Whether a time follows, and nothing that the deed was done to. */
const isTimed = (tokens: readonly Token[], at: number): boolean =>
  /^(?:in|on|during|since|over|this|last|yesterday|today)$/.test(textAt(tokens, at));

/** "How much did Acme invoice us": the money of the rows by which others charge it. */
function chargedBy(tokens: readonly Token[], at: number, from: number, index: ModelIndex): Written | null {
  const verb = tokens.findIndex(
    ({ text }, place) =>
      place > from && place <= from + longestName && billing.has(moneyDeeds.get(text) ?? ""),
  );
  const whose = tokens.slice(from, Math.max(from, verb)).filter(({ text }) => !articles.has(text));
  const named =
    whose.length > 0 &&
    whose.every(({ kind, text }) => kind === "quoted" || (kind === "word" && !subjects.test(text)));
  if (!named || textAt(tokens, verb + 1) !== "us") return null;
  const deed = moneyDeeds.get(textAt(tokens, verb));
  const held = [deed, "invoice", "bill"].flatMap((noun) => rowsOfMoney(noun, index) ?? [])[0];
  if (held === undefined) return null;
  const rows = rowsOf(lowered(held.table.table.label));
  return { words: `sum of ${labelSaid(held.amount)} of ${rows} of ${rawOf(whose)}`, tokens: verb + 2 - at };
}

const longestName = 6;
const articles: ReadonlySet<string> = new Set(["the", "our", "all"]);

/** The money that a verb asks for, in words: what the rows that it is the deed of hold, or else what quantities come to at their price; null for other verbs. */
const moneyOf = (verb: string, index: ModelIndex): string | null =>
  heldBy(moneyDeeds.get(verb), index) ??
  (billing.has(moneyDeeds.get(verb) ?? "")
    ? index.revenue !== null
      ? "total revenue"
      : (heldBy("invoice", index) ?? heldBy("bill", index))
    : null);

const billing: ReadonlySet<string> = new Set(["bill", "invoice", "charge"]);

/** The money that rows of a table add up to, in words; null where there is no such table or it has not just one. */
function heldBy(noun: string | undefined, index: ModelIndex): string | null {
  const held = rowsOfMoney(noun, index);
  return held === null ? null : `total ${held.table.words.join(" ")} ${held.amount.core.join(" ")}`;
}

/** The one figure that billing brings: the money of bills or invoices; null where the data has no such rows, or what it holds is computed. */
export const billedMoney = (deed: string, index: ModelIndex): ColumnEntry | null =>
  billing.has(moneyDeeds.get(deed) ?? "")
    ? ([moneyDeeds.get(deed), "invoice", "bill"].flatMap((noun) => rowsOfMoney(noun, index) ?? [])[0]
        ?.amount ?? null)
    : null;

/** The table that is called so and the one column of its money; null where there is no such table or it has not just one. */
function rowsOfMoney(
  noun: string | undefined,
  index: ModelIndex,
): { table: TableEntry; amount: ColumnEntry } | null {
  const named =
    noun === undefined ? undefined : index.words.phrases.get(noun)?.find(({ kind }) => kind === "table");
  const table = named === undefined ? undefined : index.tables[named.id];
  const amount = table === undefined ? null : moneyColumnOf(table, index);
  return table === undefined || amount === null ? null : { table, amount };
}
