import { lowered, rowsOf } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "../../../index/entries.ts";
import { holdsValue } from "../../../index/holds-value.ts";
import { columnsCalled } from "../../../index/is-word-of.ts";
import { rowsOfKinds } from "../../../index/kind-tables.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { personTable } from "../../../index/persons.ts";
import { presentStaff } from "../../../index/present-staff.ts";
import { spanOf } from "../../../index/spans-of-rows.ts";
import { nowWords } from "../../../lexicon/now-words.ts";
import { openings, type Phrases, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import { isTermAt } from "../../links/terms-in.ts";
import { recurringNames } from "../counts/recurring.ts";
import { tableNamed } from "../kinds/facts.ts";
import { hasPresent, peopleNouns, staffOf } from "../people/people.ts";
import { tablesOf } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

const lasting: ReadonlySet<string> = new Set(
  "active current currently former left inactive leaver leavers ex past still churned".split(" "),
);

/** "how many members do we have right now": those who have not left, where that is what "active" means of the rows that are named. */
export function nowadays(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const today = textAt(tokens, at) === "today" && earning.test(textAt(tokens, at - 1)) ? 1 : 0;
  const size = phraseAt(tokens, at, nowWords) || today || Number(closesWithNow(tokens, at));
  if (size === 0) return null;
  const others = tokens.filter((_, place) => place < at || place >= at + size);
  const recurs = others.some((_, place) => phraseAt(others, place, recurringNames) > 0);
  if (recurs && index.lifecycles.length > 0) return { words: "", tokens: size };
  const asOf = textAt(tokens, at) === "as";
  const rows = others.some(({ text }) => lasting.has(text)) ? null : activeRows(tokens, { index, asOf });
  const here = hasPresent(index) && saysStaff(tokens, index);
  if (rows !== null && !(here && rows === active)) return { words: rows, tokens: size };
  if (today > 0) return null;
  if (!here && !isOver(tokens, index)) return null;
  return others.some(({ text }) => lasting.has(text))
    ? null
    : { words: here ? presentStaff : active, tokens: size };
}

/** "How many tenants does each agent look after now": the last word, and the bound of nothing. */
const closesWithNow = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === "now" &&
  !bounding.has(textAt(tokens, at - 1)) &&
  tokens.slice(at + 1).every(({ kind }) => kind === "mark");

const bounding: ReadonlySet<string> = new Set(
  "until till to by from before after since between and than of or up right just vs versus".split(" "),
);

const active = "active";
const earning = /^(?:pays?|paying|earns?|earning|gets?|charges?|charging|costs?)$/;

/**
 * "Tenants are paying right now", "anyone pays at the moment" behind a figure: the figure as it is now, whoever pays it.
 */
export function payingNow(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const who = at + (textAt(tokens, at) === "that" ? 1 : 0);
  if (
    tokens[who]?.kind !== "word" ||
    !(payers.has(textAt(tokens, who)) || tableNamed(tokens[who], index) !== null)
  )
    return null;
  let verb = who + 1;
  while (besides.has(textAt(tokens, verb))) verb += 1;
  if (!earning.test(textAt(tokens, verb))) return null;
  const figure = [1, 2, 3].some(
    (size) =>
      size <= at &&
      (figureTable(tokens.slice(0, at), at - size, index) !== null ||
        phraseAt(tokens.slice(0, at), at - size, recurringNames) === size),
  );
  const said = figure ? nowadays(tokens, verb + 1, index) : null;
  return said === null ? null : { words: said.words, tokens: verb + 1 + said.tokens - at };
}

const payers: ReadonlySet<string> = new Set(
  "anyone anybody people everyone everybody someone we they".split(" "),
);
const besides: ReadonlySet<string> = new Set("is are currently actually have to".split(" "));

/**
 * The active ones of the rows whose figure is asked for as it is now ("the highest monthly rent right now"), or that are named ("how many leases do we have
 * right now"), where their state may be active. "As of today" tells the day of what is counted or measured, and not that they have other rows now.
 */
function activeRows(
  tokens: readonly Token[],
  { index, asOf }: { index: ModelIndex; asOf: boolean },
): string | null {
  const said = tokens.flatMap(
    (token, at) => figureTable(tokens, at, index) ?? tableNamed(token, index) ?? [],
  );
  const [only, other] = new Set(said.filter((table) => hasActiveStatus(table, index)));
  if (only === undefined) return asOf ? null : activeBelow([...new Set(said)], index);
  if (other !== undefined) return null;
  const isNamed = tokens.some((token) => tableNamed(token, index) === only);
  return isNamed ? active : `of active ${rowsOf(lowered(only.table.label))}`;
}

/** "How many tenants do we have right now": those of the one table that is named with active rows of the only kind that they may have for a time ("leases"). */
export function activeBelow([whom, second]: readonly TableEntry[], index: ModelIndex): string | null {
  if (whom === undefined || second !== undefined || whom.table.type === "fact") return null;
  if (index.lifecycles.some(({ table }) => table === whom)) return null;
  const [held, other] = tablesOf(whom, index).filter(
    (each) => hasActiveStatus(each, index) && spanOf(index, each.id)?.until != null,
  );
  return held === undefined || other !== undefined
    ? null
    : `with active ${rowsOf(lowered(held.table.label))}`;
}

/** Whether a status of a table's rows may be active. */
const hasActiveStatus = ({ columns }: TableEntry, index: ModelIndex): boolean =>
  columns.some(
    (id) =>
      index.columns[id]?.words.at(-1) === "status" && holdsValue({ columns: [id] }, "active", index.values),
  );

/** Whether those who work here are spoken of. */
function saysStaff(tokens: readonly Token[], index: ModelIndex): boolean {
  const staff = staffOf(index);
  return (
    staff !== null &&
    tokens.some((token, at) => {
      const table = tableNamed(token, index) ?? tableTitled(tokens, at, index);
      return peopleNouns.has(token.text) || token.lemma === "earner" || table === staff;
    })
  );
}

const longestTitle = 3;

/** The table whose rows a plural calls by their title, which a table of its own may list: "senior engineers". */
function tableTitled(tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null {
  const last = tokens[at];
  if (last === undefined || last.text === last.lemma) return null;
  for (let size = 1; size <= longestTitle; size += 1) {
    const words = [...tokens.slice(at + 1 - size, at).map(({ text }) => text), last.lemma];
    const [id] = index.values.byKey.get(valueKey(words.join(" "))) ?? [];
    const table = index.columns[index.values.values[id ?? -1]?.column ?? -1]?.table;
    if (table !== undefined) return index.tables[rowsOfKinds(index, table) ?? table] ?? null;
  }
  return null;
}

/** Whether the rows of a table that is named, or that tie people to what they have, may have ended, which is what makes them active. */
function isOver(tokens: readonly Token[], index: ModelIndex): boolean {
  const said = tablesSaid(tokens, index);
  const whom = tokens.some(({ text }) => peopleNouns.has(text) || text === "who")
    ? personTable(index.tables, index.columns)
    : null;
  const tied = [...new Set(whom === null ? said : [...said, whom])];
  return (index.conditions.get("active") ?? []).some(
    ({ table }) =>
      said.some(({ id }) => id === table) ||
      tied.filter((each) => tablesOf(each, index).some(({ id }) => id === table)).length > 1,
  );
}

/** The tables that a question names, itself or by a figure that one of them alone has in full, or the only one there is. */
const tablesSaid = (tokens: readonly Token[], index: ModelIndex): readonly TableEntry[] =>
  index.tables.length === 1
    ? index.tables
    : tokens.flatMap((token, at) => tableNamed(token, index) ?? figureTable(tokens, at, index) ?? []);

/** The table of the one figure that words call by its whole name ("monthly rent"). */
function figureTable(tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null {
  for (let size = longestTitle; size > 0; size -= 1) {
    const name = tokens.slice(at, at + size).map(({ lemma }) => lemma);
    const [only, other] = name.length < size ? [] : columnsCalled(index, name.join(""));
    if (only !== undefined && other === undefined && only.column.role === "measure")
      return index.tables[only.table] ?? null;
  }
  return null;
}

/** What rows are that have not come to their end, and the roots of the times at which they do. */
const states: readonly (readonly [said: Phrases, ends: RegExp])[] = [
  [
    phrases(
      "still open",
      "still unresolved",
      "still unsolved",
      "unresolved",
      "unsolved",
      "not closed yet",
      "not yet closed",
      "not resolved yet",
      "not yet resolved",
      "not been closed",
      "not been resolved",
      "still not closed",
      "still not resolved",
      "still pending",
    ),
    /\b(?:clos|resol|solv|settl)/,
  ],
  [
    phrases(
      "still running",
      "still ongoing",
      "still going on",
      "ongoing",
      "still going",
      "not finished yet",
      "not yet finished",
      "not been finished",
      "not finished",
      "not completed yet",
      "not yet completed",
      "not ended yet",
      "unfinished",
      "still in progress",
      "in progress",
      "still open",
    ),
    /\b(?:end|finish|complet|stop|until|clos)/,
  ],
  [
    phrases(
      "still out",
      "currently out",
      "currently on loan",
      "out right now",
      "out at the moment",
      "on loan right now",
      "on loan at the moment",
      "not returned yet",
      "not yet returned",
      "not been returned",
      "still not returned",
      "unreturned",
      "not back yet",
      "not brought back",
    ),
    /\b(?:return|back|check in|drop ?off)/,
  ],
  [
    phrases(
      "not received yet",
      "not yet received",
      "not been received",
      "not arrived yet",
      "still not received",
      "still to come",
    ),
    /\b(?:receiv|arriv|rcv|deliver)/,
  ],
];

const helpers = phrases("have", "has", "are", "is", "were", "was");

/** "tickets that are still open", "runs not finished yet": rows whose end is not known, where no value of the data is called so. */
export function standing(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = phraseAt(tokens, at, helpers) + at;
  if (isTermAt(tokens, start, index.conditions)) return null;
  for (const [said, ends] of states) {
    const size = phraseAt(tokens, start, said);
    const span = tokens.slice(start, start + size);
    if (size === 0 || isValue(span, index) || isOnlyOpen(span, tablesSaid(tokens, index), index)) continue;
    const column = endOf(tokens, index, ends) ?? endBelow(tokens, index, ends);
    if (column !== null) return { words: `with missing ${column.column.label}`, tokens: start + size - at };
  }
  return openRows(tokens, at, index);
}

/** "open tickets by team": those that were not closed, where none of their values is called so. */
function openRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [word, next] = tokens.slice(at, at + 2);
  const table = word?.text === "open" ? tableNamed(next, index) : null;
  if (next === undefined || table === null || holdsValue(table, "open", index.values)) return null;
  const column = endOf([next], index, /\b(?:clos|resol|solv|settl)/);
  return column === null ? null : { words: `${next.raw} with missing ${column.column.label}`, tokens: 2 };
}

/** The one time of a table that is named at which its rows end, and that some lack. */
function endOf(tokens: readonly Token[], index: ModelIndex, ends: RegExp): ColumnEntry | null {
  for (const table of tablesSaid(tokens, index)) {
    const [only, other] = timesOf(table, index).filter(({ words }) => ends.test(words.join(" ")));
    if (only !== undefined && other === undefined) return only;
  }
  return null;
}

/** "Boats still out": the one end of the rows that refer to those of a table that is named, where these have none of their own. */
function endBelow(tokens: readonly Token[], index: ModelIndex, ends: RegExp): ColumnEntry | null {
  const below = new Set(tablesSaid(tokens, index).flatMap((table) => tablesOf(table, index)));
  const [only, other] = [...below].flatMap((table) =>
    timesOf(table, index).filter(
      ({ id, words }) => ends.test(words.join(" ")) && spanOf(index, table.id)?.until?.id === id,
    ),
  );
  return other === undefined ? (only ?? null) : null;
}

const timesOf = ({ columns }: TableEntry, index: ModelIndex): ColumnEntry[] =>
  columns
    .flatMap((id) => index.columns[id] ?? [])
    .filter(({ column }) => isTime(column) && column.profile !== null && column.profile.nulls > 0);

const adverbial = /^(?:currently|right|now|at|the|moment)$/;

/** Whether a value is called so ("unresolved", "ongoing"), which says it more surely. */
function isValue(span: readonly Token[], { values }: ModelIndex): boolean {
  const key = valueKey(span.map(({ text }) => text).join(" "));
  const [first, last] = [textAt(span, 0), span.at(-1)?.text ?? ""];
  const plain = valueKey(span.flatMap(({ text }) => (adverbial.test(text) ? [] : [text])).join(" "));
  return (
    values.byKey.has(key) ||
    values.byKey.has(plain) ||
    (first === "still" && values.byKey.has(last) && last !== "open")
  );
}

/** "Still open" of rows of which some are "Open" and all others were closed, cancelled or the like: no state on the way is meant with it. */
function isOnlyOpen(span: readonly Token[], tables: readonly TableEntry[], { columns }: ModelIndex): boolean {
  if (span.at(-1)?.text !== "open") return false;
  return tables
    .flatMap((table) => table.columns.flatMap((id) => columns[id] ?? []))
    .some(({ column: { profile } }) => {
      const states = (profile?.topValues ?? []).map(({ value }) => String(value).toLowerCase());
      const others = states.filter((state) => state !== "open");
      const whole = states.length === profile?.distinct && others.length > 0;
      return whole && others.length < states.length && others.every((state) => over.test(state));
    });
}

const over =
  /^(?:clos|resolv|solv|done|complet|finish|cancel|void|withdr|reject|declin|lost|won|settled|paid|expired|abandon|duplicate|written off)/;

nowadays.needs = new Set([...openings(nowWords), "now"]);

standing.needs = [...states.flatMap(([said]) => openings(said)), "open"];
