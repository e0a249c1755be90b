import { pluralOf } from "@parlance/contract";
import { labelSaid } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { owed } from "../../index/owed-terms.ts";
import type { UnpaidRows } from "../../index/unpaid-rows.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { boundAt } from "./bound-at.ts";

const owing = phrases(
  ...["owe", "owes", "owed", "still owe", "still owes"].flatMap((verb) => [`${verb} us`, verb]),
);
const money = phrases("total owed", "total amount owed", "amount owed", "money owed", "total money owed");
const states: ReadonlySet<string> = new Set(["unpaid", "outstanding", "open", "their", "the"]);
const joints: ReadonlySet<string> = new Set(["in", "of", "on", "for", "from"]);

/**
 * "Members who owe more than 20 in fines", "the amount owed in fines by branch", "members who owe fines", "fines owed": the rows that are not paid yet, where the data tells which
 * these are (`rows`), or, without such rows, what is left to pay of all that was due.
 */
export const owesBeyond = (
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
  rows: UnpaidRows | null,
): Written | null =>
  beyondOf(tokens, at, index, rows) ??
  (rows === null ? null : (amountIn(tokens, at, rows) ?? rowsOwed(tokens, at, index, rows)));

const debts = /^owe[sd]?$/;

/** "Who owe more than 20 in fines", behind those who do. */
function beyondOf(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
  rows: UnpaidRows | null,
): Written | null {
  if (tableNamed(tokens[at - 1], index) === null) return null;
  const who = /^(?:who|that|which)$/.test(textAt(tokens, at)) ? 1 : 0;
  const verb = phraseAt(tokens, at + who, owing);
  const bound = verb === 0 ? null : boundAt(tokens, at + who + verb);
  if (bound === null) return null;
  const behind = at + who + verb + bound.tokens;
  const figure = rows === null ? `total ${owed}` : `${pluralOf(rows.term)} total ${labelSaid(rows.money)}`;
  const named = joints.has(textAt(tokens, behind)) ? namedAt(tokens, behind + 1, index, rows) : 0;
  const size = behind + (named === 0 ? 0 : 1 + named) - at;
  return { words: `with ${figure} ${bound.words}`, tokens: size };
}

/** How many tokens name what is owed: the rows, or a word of theirs ("rent" of rent payments); none where another thing stands there. */
function namedAt(tokens: readonly Token[], at: number, index: ModelIndex, rows: UnpaidRows | null): number {
  const state = states.has(textAt(tokens, at)) ? 1 : 0;
  const noun = tokens[at + state];
  if (noun?.kind !== "word") return 0;
  if (rows !== null) return tableNamed(noun, index)?.id === rows.table.id ? state + 1 : 0;
  const isDue = index.tables.some(
    ({ table, words }) => table.type === "fact" && words.some((word) => word === noun.lemma),
  );
  return isDue ? state + 1 : 0;
}

/** "Total owed in fines". */
function amountIn(tokens: readonly Token[], at: number, rows: UnpaidRows): Written | null {
  const size = phraseAt(tokens, at, money);
  if (size === 0) return null;
  const noun = tokens[at + size + 1];
  const named = joints.has(textAt(tokens, at + size)) && isRow(noun, rows) ? 2 : 0;
  return { words: `total ${labelSaid(rows.money)} of ${rows.term}`, tokens: size + named };
}

/** "Who owe fines", behind those who do; "fines owed". */
function rowsOwed(tokens: readonly Token[], at: number, index: ModelIndex, rows: UnpaidRows): Written | null {
  if (isRow(tokens[at], rows) && textAt(tokens, at + 1) === "owed" && !debts.test(textAt(tokens, at - 1)))
    return { words: rows.term, tokens: 2 };
  if (tableNamed(tokens[at - 1], index) === null) return null;
  const who = /^(?:who|that)$/.test(textAt(tokens, at)) ? 1 : 0;
  const verb = phraseAt(tokens, at + who, owing);
  const any = /^(?:any|some)$/.test(textAt(tokens, at + who + verb)) ? 1 : 0;
  return verb > 0 && isRow(tokens[at + who + verb + any], rows)
    ? { words: `with ${rows.term}`, tokens: who + verb + any + 1 }
    : null;
}

const isRow = (token: Token | undefined, { table }: UnpaidRows): boolean =>
  token?.kind === "word" && token.lemma === table.words.at(-1);
