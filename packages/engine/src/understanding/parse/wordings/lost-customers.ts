import { isNumeric, type TableEntry } from "../../index/entries.ts";
import { leadsTo } from "../../index/line-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { mayLeave } from "../../index/persons.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { monthAt, yearAt } from "../../time/unit-words.ts";
import { holds } from "../frame/holds.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { leavesAt } from "./leaves-at.ts";

/** The states of those who are gone, the surest first. */
const gone = "churned cancelled canceled terminated lost left lapsed former inactive closed".split(" ");
const lost = phrases(
  ...[
    "did we lose",
    "have we lost",
    "we lost",
    "we have lost",
    "that we lost",
    "who we lost",
    "were lost",
    "lost",
  ],
);
const churns = /^churn(?:s|ing)?$/;

/**
 * "Which industry churns the most", "how many customers did we lose in May", "clients who left", "lost MRR" where nothing is called so: those whose
 * state says that they are gone, or of whom a contract's does; where no state tells it, those that have come to their end.
 */
export function lostCustomers(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const said = saidAt(tokens, at, index);
  if (said === null) return null;
  const { rows, size } = said;
  if (isNamed(textAt(tokens, at + size - 1), rows, index)) return null;
  const state = stateOf(
    rows,
    tokens.some((_, place) => isTime(tokens, place)),
    index,
  );
  if (state === null) return null;
  const isChurn = /^churn/.test(textAt(tokens, at));
  if (isChurn && textAt(tokens, at + 1) === "rate")
    return { words: cancels.has(state) ? "cancellation rate" : `${state} rate`, tokens: 2 };
  /** "The highest churn" is that of the highest rate. */
  if (isChurn && size === 1 && /^(?:highest|lowest|worst|best)$/.test(textAt(tokens, at - 1)))
    return { words: cancels.has(state) ? "cancellation rate" : `${state} rate`, tokens: 1 };
  const most = ["the most", "most", "the least", "least"].includes(
    [1, 2]
      .map((step) => textAt(tokens, at + step))
      .join(" ")
      .trim(),
  );
  const verb = isChurn && churns.test(textAt(tokens, at)) && most && cancels.has(state);
  return { words: verb ? "cancels" : state, tokens: size };
}

const cancels: ReadonlySet<string> = new Set(["cancelled", "canceled"]);

/** What is said to be gone (null where it is not said) and how many words say that it is: "churned", "who left", "we lost", "lost" before customers or an amount. */
function saidAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { rows: TableEntry | null; size: number } | null {
  if (/^churn/.test(textAt(tokens, at))) return { rows: null, size: 1 };
  const rows = stays(tableNamed(tokens[at - 1], index), index) ?? holderOf(tokens[at - 1], index);
  const size =
    rows === null
      ? 0
      : Math.max(phraseAt(tokens, at, lost), leavesAt(tokens, at, mayLeave(rows, index.columns)));
  if (size > 0) return { rows, size };
  if (textAt(tokens, at) !== "lost") return null;
  const next = stays(tableNamed(tokens[at + 1], index), index) ?? holderOf(tokens[at + 1], index);
  return next === null ? null : { rows: next, size: 1 };
}

/** Rows that go on until an end, those that such rows are of, or that have a state of being gone; null for others. */
const stays = (rows: TableEntry | null, index: ModelIndex): TableEntry | null =>
  rows !== null && stateOf(rows, false, index) !== null ? rows : null;

/** The rows that go on until an end and hold an amount that is called so ("MRR"). */
function holderOf(token: Token | undefined, { words, columns, lifecycles }: ModelIndex): TableEntry | null {
  const called = words.columnsByWord.get(token?.lemma ?? "");
  const isAmount = (id: number): boolean =>
    holds(called, id) && isNumeric(columns[id]?.column) && columns[id]?.foreign === false;
  return lifecycles.find(({ table }) => table.columns.some(isAmount))?.table ?? null;
}

/** Whether the data itself calls something so: a value, a column, a term. Of rows that are known theirs alone counts. */
function isNamed(word: string, rows: TableEntry | null, { words, values, columns }: ModelIndex): boolean {
  const names = /^churn/.test(word) ? ["churn", "churned"] : [word === "lose" ? "lost" : word];
  if (rows === null)
    return names.some(
      (each) => words.columnsByWord.has(each) || values.byKey.has(each) || words.phrases.has(each),
    );
  return names.some((each) =>
    [...(values.byKey.get(each) ?? []), ...(values.byWord.get(each) ?? [])].some(
      (id) => columns[values.values[id]?.column ?? -1]?.table === rows.id,
    ),
  );
}

/**
 * How those that are gone are told: by a state of the rows themselves, else by one of the rows that go on until an end and are of them, else
 * by that end; in a time by what has a date. Null where nothing tells it.
 */
function stateOf(rows: TableEntry | null, timed: boolean, index: ModelIndex): string | null {
  const lasting = index.lifecycles
    .map(({ table }) => table)
    .filter((table) => rows === null || table.id === rows.id || leadsTo(index.graph, table.id).has(rows.id));
  const ofLasting = (): string | null =>
    lasting.map((table) => writtenState(table, index)).find((each) => each !== null) ?? null;
  if (rows === null) return ofLasting();
  const own = lasting.some(({ id }) => id === rows.id);
  const leaves = own && mayLeave(rows, index.columns);
  const byState = writtenState(rows, index);
  if (byState !== null && (!timed || own)) return byState;
  if (own) return timed || leaves ? "left" : "former";
  return ofLasting() ?? byState;
}

/** The word of a table's own value for what is gone. */
const writtenState = ({ id }: TableEntry, { values, columns }: ModelIndex): string | null =>
  gone.find((state) =>
    (values.byKey.get(state) ?? []).some((value) => {
      const entry = columns[values.values[value]?.column ?? -1];
      return entry?.table === id && entry.words.some((word) => /^(?:status|state|stage|stat)$/.test(word));
    }),
  ) ?? null;

const isTime = (tokens: readonly Token[], at: number): boolean =>
  yearAt(tokens, at) !== null || monthAt(tokens, at) !== null || unitOf(tokens[at]?.lemma) !== null;
