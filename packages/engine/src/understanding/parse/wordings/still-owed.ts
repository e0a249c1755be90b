import { lowered, rowOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { owed } from "../../index/owed-terms.ts";
import { isOfStaff, isPersonal } from "../../index/persons.ts";
import { tablesAbove } from "../../index/tables-above.ts";
import { type UnpaidRows, unpaidRows } from "../../index/unpaid-rows.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { owesBeyond } from "./owes-beyond.ts";

const asked = phrases(
  ...["", "money "].flatMap((money) =>
    ["is still", "is", "are we still", "are we"].map((verb) => `how much ${money}${verb}`),
  ),
);
const amounts = phrases(
  ...["do", "does"].flatMap((verb) =>
    ["how much", "how much money", "what"].map((what) => `${what} ${verb}`),
  ),
);
const determiners: ReadonlySet<string> = new Set("our the all each every any".split(" "));
const plain = phrases("unpaid amount", "unpaid amounts", "amount unpaid", "unpaid balance", "unpaid money");
const owes = phrases(
  ...["owes", "owe"].flatMap((owe) =>
    ["us the most money", "us the most", "the most money", "the most", "us most"].map(
      (most) => `${owe} ${most}`,
    ),
  ),
);
const owing = phrases(
  "owes us",
  "owe us",
  "still owes us",
  "still owe us",
  "still owes",
  "still owe",
  "owes",
  "owe",
);
const said = phrases("outstanding", "unpaid", "owed to us", "owed", "not paid yet", "still outstanding");
const anything = phrases("us money", "us something", "us anything", "money", "anything", "something");

/**
 * "How much money is outstanding", "the unpaid amount", "how much do clients owe", "who owes us the most", "clients who owe us money": what is still
 * owed, where the data tells what was due and what was paid, or which rows with an amount are not paid yet.
 */
export function stillOwed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!tokens.some(({ text }) => debts.has(text))) return null;
  const held = heldDebt(tokens, at, index);
  if (held !== null) return held;
  const told = index.business.some(({ term }) => term === owed);
  const rows = told ? null : unpaidRows(index);
  const due = rows?.table ?? index.tables[(index.settlement ?? index.paidOff)?.due.table ?? -1] ?? null;
  const beyond = told || rows !== null ? owesBeyond(tokens, at, index, rows) : null;
  if (beyond !== null) return beyond;
  const figure = told ? owed : rows === null ? null : figureOf(rows);
  if (figure === null) return null;
  const named = phraseAt(tokens, at, plain);
  if (named > 0 && told) return { words: figure, tokens: named };
  const most = whoOwes(tokens, at, index, { due, figure }) ?? whichOwe(tokens, at, index, { due, figure });
  if (most !== null) return most;
  const size = phraseAt(tokens, at, asked) || inRows(tokens, at, index, due);
  const state = size === 0 ? 0 : phraseAt(tokens, at + size, said);
  if (state > 0) return { words: figure, tokens: size + state };
  return theirs(tokens, at, index, { due, figure }) ?? thoseWho(tokens, at, index, rows);
}

const howMuchIn = phrases("how much in", "how much of", "how much money in");
const isIt = phrases("is still", "are still", "is", "are", "remains");

/** "How much in fines is still": of the rows that tell it; 0 where it is not of these. */
function inRows(tokens: readonly Token[], at: number, index: ModelIndex, due: TableEntry | null): number {
  const opening = phraseAt(tokens, at, howMuchIn);
  const noun = at + opening + (determiners.has(textAt(tokens, at + opening)) ? 1 : 0);
  const named = opening > 0 && due !== null && tableNamed(tokens[noun], index)?.id === due.id;
  const verb = named ? phraseAt(tokens, noun + 1, isIt) : 0;
  return verb === 0 ? 0 : noun + 1 + verb - at;
}

const whatIsOwed = phrases(
  ...["what", "how much"].flatMap((what) => [
    ...["they", "he", "she", "each", "it"].flatMap((who) =>
      ["owe", "owes", "still owe", "still owes"].map((owe) => `${what} ${who} ${owe}`),
    ),
  ]),
  ...["outstanding", "owed", "unpaid"].flatMap((state) =>
    ["is", "is still", "was still"].map((verb) => `what ${verb} ${state}`),
  ),
);

/** "What they still owe", "what is still outstanding": the one number of the data that is called outstanding, or owed. */
function heldDebt(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, whatIsOwed);
  const [only, other] =
    size === 0 || at === 0
      ? []
      : columns.filter(
          ({ column, words }) =>
            column.role === "measure" && words.some((word) => ["outstanding", "owed"].includes(word)),
        );
  return only === undefined || other !== undefined
    ? null
    : { words: lowered(only.column.label), tokens: size };
}

const figureOf = ({ term, money }: UnpaidRows): string => `total ${money.column.label} of ${term}`;

type Owed = { due: TableEntry | null; figure: string };

/** "Who owes us the most": of those whose the rows are that tell it, directly or by what these belong to. */
function whoOwes(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
  { due, figure }: Owed,
): Written | null {
  const who = textAt(tokens, at) === "who" ? 1 : 0;
  const ranked = phraseAt(tokens, at + who, owes);
  if (ranked === 0) return null;
  const party = who === 0 || due === null ? null : debtorOf(due, index);
  if (who > 0 && party === null) return null;
  return { words: `${who > 0 ? `which ${party} ` : ""}has the highest ${figure}`, tokens: who + ranked };
}

/** "Which sponsors still owe us money and how much": how much of each that owes anything. */
function whichOwe(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
  { due, figure }: Owed,
): Written | null {
  const which = ["which", "what"].includes(textAt(tokens, at)) ? 1 : 0;
  const party = partyNamed(tokens[at + which], due, index);
  const who = ["who", "that"].includes(textAt(tokens, at + which + 1)) ? 1 : 0;
  const verb = at + which + 1 + who;
  const size = party === null ? 0 : phraseAt(tokens, verb, owing);
  const any = phraseAt(tokens, verb + size, thing);
  const much = size === 0 ? 0 : phraseAt(tokens, verb + size + any, andHowMuch);
  if (much === 0) return null;
  const total = figure.startsWith("total ") ? figure : `total ${figure}`;
  return {
    words: `${total} by ${party} having ${total} over 0`,
    tokens: verb + size + any + much - at,
  };
}

const thing = phrases("money", "something", "anything");
const andHowMuch = phrases("and how much", "and what", "how much");

/**
 * What those are called who owe: the table of people that rows belong to, or by what they belong to, else the one column of theirs that tells who buys or pays, else the
 * one table that is neither a fact nor of those who work here.
 */
function debtorOf(due: TableEntry, index: ModelIndex): string | null {
  const above = tablesAbove(due.id, index);
  const tables = [...new Set([...above, ...above.flatMap(({ id }) => tablesAbove(id, index))])];
  const parties = tables.filter((table) => table.table.type !== "fact" && mayOwe(table, index));
  const served = parties.filter(isDebtor);
  const people = parties.filter((table) => isPersonal(table, index.columns));
  const told = due.columns
    .flatMap((id) => index.columns[id] ?? [])
    .filter((entry) => entry.column.role === "category" && isDebtor(entry));
  const called = (few: readonly TableEntry[]): string[] =>
    few.map(({ table }) => lowered(rowOf(table.label)));
  const [only, other] =
    [called(served), told.map(({ column }) => lowered(column.label)), called(people), called(parties)].find(
      (few) => few.length > 0,
    ) ?? [];
  return other === undefined ? (only ?? null) : null;
}

const isDebtor = ({ words }: { words: readonly string[] }): boolean => debtors.has(words.at(-1) ?? "");
const mayOwe = (table: TableEntry, { columns }: ModelIndex): boolean =>
  isDebtor(table) || !isOfStaff(table, columns);
const debtors: ReadonlySet<string> = new Set(
  "buyer customer client sponsor payer debtor advertiser donor tenant".split(" "),
);

/** What a word calls those who owe: a table that is not of staff, or a column of the rows that tell what is owed. */
function partyNamed(token: Token | undefined, due: TableEntry | null, index: ModelIndex): string | null {
  const party = tableNamed(token, index);
  if (party !== null && party.id !== due?.id)
    return mayOwe(party, index) ? lowered(rowOf(party.table.label)) : null;
  const column = due?.columns
    .flatMap((id) => index.columns[id] ?? [])
    .find(({ column: each, words }) => each.role === "category" && words.join(" ") === token?.lemma);
  return column === undefined ? null : lowered(column.column.label);
}

/** "How much do clients owe us", "how much does each client owe". */
function theirs(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
  { due, figure }: Owed,
): Written | null {
  const start = at + phraseAt(tokens, at, amounts);
  if (start === at) return null;
  const determiner = determiners.has(textAt(tokens, start)) ? 1 : 0;
  const party = partyNamed(tokens[start + determiner], due, index);
  const end = start + determiner + 1;
  const size = phraseAt(tokens, end, owing);
  if (size === 0 || party === null) return null;
  const each = ["each", "every"].includes(textAt(tokens, start)) ? ` by ${party}` : "";
  return { words: `${figure}${each}`, tokens: end + size - at };
}

/** "Clients who owe us money", "which clients still owe money". */
function thoseWho(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
  rows: UnpaidRows | null,
): Written | null {
  const verb = ["who", "that"].includes(textAt(tokens, at)) ? at + 1 : at;
  const adverb = textAt(tokens, verb) === "still" ? 1 : 0;
  const size = phraseAt(tokens, verb + adverb + 1, anything);
  if (rows === null || size === 0 || !/^owes?$/.test(textAt(tokens, verb + adverb))) return null;
  if (tableNamed(tokens[at - 1], index) === null) return null;
  return { words: `with ${rows.term}`, tokens: verb + adverb + 1 + size - at };
}

const debts: ReadonlySet<string> = new Set("owe owes owed unpaid outstanding paid".split(" "));

stillOwed.needs = debts;
