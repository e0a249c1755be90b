import { type ColumnEntry, isTime, type TableEntry } from "../../index/entries.ts";
import { dues } from "../../index/lateness.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { membershipOf } from "../../index/spans-of-rows.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { lastingRows } from "../frame/lasting-rows.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const helpers = phrases("has been", "have been");
const ends = phrases("the longest", "longest", "for the longest", "for longest", "for the longest time");
const ours = phrases("with us", "here", "around", "with the company", "on our books");
const longestState = 3;

/** "Which crate has been in storage the longest", "the tickets that have been open longest": of the rows in that state the one that began first. */
export function longestSoFar(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at];
  const joint = ["that", "which", "who"].includes(textAt(tokens, at + 1)) ? 1 : 0;
  const helped = phraseAt(tokens, at + 1 + joint, helpers);
  const from = at + 1 + joint + helped;
  const end = tokens.findIndex((_, place) => place > from && phraseAt(tokens, place, ends) > 0);
  if (noun === undefined || helped === 0 || end < 0 || end > from + longestState) return null;
  const after = tokens[end + phraseAt(tokens, end, ends)];
  const table = after === undefined || after.kind === "mark" ? tableNamed(noun, index) : null;
  const state = tokens.slice(from, end);
  const isLate = state.some(({ text }) => late.has(text));
  const begun = table === null ? null : isLate ? dueOf(table, index) : beginningOf(table, index);
  if (begun === null) return null;
  const isOurs = phraseAt(tokens, from, ours) === state.length;
  if (!isOurs && !isKnown(state, index)) return null;
  const said = isOurs ? "" : rawOf(state);
  const rows = state.length === 1 ? `${said} ${noun.raw}` : `${noun.raw} ${said}`;
  const having = joint > 0 ? "with" : textAt(tokens, at + 1);
  return {
    words: `${rows.trim()} ${having} the earliest ${begun}`,
    tokens: end + phraseAt(tokens, end, ends) - at,
  };
}

/** Whether rows are known to be in a state that is called so. */
const isKnown = (state: readonly Token[], { values, conditions }: ModelIndex): boolean =>
  values.byKey.has(state.map(({ text }) => text).join("")) ||
  (conditions.get(state[0]?.lemma ?? "") ?? []).some(({ lemmas }) =>
    state.every(({ lemma }, at) => lemmas[at] === lemma),
  );

const late: ReadonlySet<string> = new Set(["overdue", "late", "delayed", "outstanding"]);

/** What the date is called on which a table's rows begin, or that they have. */
function beginningOf(table: TableEntry, index: ModelIndex): string | null {
  const rows = lastingRows(table, index);
  const from = rows?.kind === "between" ? rows.from : membershipOf(index, table.id)?.from;
  return (
    (
      from ?? timesOf(table, index).find(({ column }) => column.name === table.table.timeColumn)
    )?.column.label.toLowerCase() ?? null
  );
}

/** "Overdue the longest": what the one date is called on which a table's rows were due, else on which they begin. */
function dueOf(table: TableEntry, index: ModelIndex): string | null {
  const [only, other] = timesOf(table, index).filter(({ words }) => words.some((word) => dues.has(word)));
  return only !== undefined && other === undefined
    ? only.column.label.toLowerCase()
    : beginningOf(table, index);
}

const timesOf = ({ columns: own }: TableEntry, { columns }: ModelIndex): ColumnEntry[] =>
  own.flatMap((id) => columns[id] ?? []).filter(({ column }) => isTime(column));

longestSoFar.needs = ["longest"];
