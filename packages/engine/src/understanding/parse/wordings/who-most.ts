import { lowered, pluralOf, rowOf } from "@parlance/contract";
import { calledApart, deedAmount } from "../../index/deed-amount.ts";
import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isOfStaff, peopleOf } from "../../index/persons.ts";
import { tablesAbove } from "../../index/tables-above.ts";
import { onlyTableHolding } from "../../index/tables-holding.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import { roles } from "../../lexicon/workers.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled, tableNamed } from "../idioms/kinds/facts.ts";
import { type Doers, deedDoers } from "../idioms/people/deed-doers.ts";
import { salesParties } from "../idioms/people/sales-parties.ts";
import { tablesOf } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

const farthest = 4;
const ends: ReadonlySet<string> = new Set([
  "most",
  "fewest",
  "least",
  "furthest",
  "farthest",
  "highest",
  "lowest",
  "best",
  "worst",
]);

/**
 * "Who made the most calls", "who has the fewest open deals", "who has the highest average score" of rows that refer to people: which of them, those who work here before
 * others ("users" before "contacts"), but those whose deed the verb is before all ("who booked the most classes", "who sold the most").
 */
export function whoMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at > 0 || textAt(tokens, 0) !== "who") return null;
  const end = tokens.findIndex(({ text }, place) => place > 0 && place <= farthest && ends.has(text));
  if (end < 0) return null;
  const sellers = selling.has(textAt(tokens, 1)) ? salesParties(index, true) : null;
  if (sellers !== null) return { words: `which ${called(sellers)}`, tokens: 1 };
  const doers = isNumber(tokens[end + 1], index) ? null : deedDoers(tokens[1], index);
  const bare = doers === null ? null : ofDeed(tokens, end, doers, index);
  if (bare !== null) return bare;
  const said = tokens.slice(end + 1, end + 1 + farthest);
  const rows = rowsAt(said, index) ?? (extremes.has(textAt(tokens, end)) ? rowsMeasured(said, index) : null);
  if (rows === null && doers === null) return ofRole(tokens, end, index);
  const near = rows === null ? [] : peopleOf(rows, index);
  const people =
    doers !== null ? [doers.people] : near.length > 0 || rows === null ? near : peopleBeyond(rows, index);
  const staff = people.filter((table) => isOfStaff(table, index.columns));
  if (staff.length === 0 && said.some(({ text }) => ratings.test(text))) return null;
  const [only, other] = staff.length > 0 ? staff : people;
  if (only !== undefined && other === undefined) return { words: `which ${called(only)}`, tokens: 1 };
  return people.length > 0 || rows === null ? null : byRole(rows, index);
}

/** "Who put in the most hours" of shifts with a volunteer, "who donated the most" of donations with a donor: whom the rows name. */
function ofRole(tokens: readonly Token[], end: number, index: ModelIndex): Written | null {
  const rows = isNumber(tokens[end + 1], index)
    ? rowsMeasured(tokens.slice(end + 1, end + 1 + farthest), index)
    : end < farthest
      ? rowsOfDeed(tokens[1], index)
      : null;
  if (rows === null) return null;
  const people = [...peopleOf(rows, index), ...peopleBeyond(rows, index)];
  return people.length > 0 ? null : byRole(rows, index);
}

/** "Which volunteer", where the rows of several tables name those who play one part. */
function byRole(rows: TableEntry, index: ModelIndex): Written | null {
  const role = index.tables.length === 1 ? null : roleIn(rows, index);
  return role === null ? null : { words: `which ${role.words.join(" ")}`, tokens: 1 };
}

/** What those who are served give, and others get. */
const ratings = /^(?:ratings?|stars?|reviews?|feedback|csat|satisfaction)$/;

/** "Hours", where rows tell a number of them. */
const isNumber = (token: Token | undefined, { words, columns }: ModelIndex): boolean =>
  (words.columnsByWord.get(token?.lemma ?? "") ?? []).some((id) => columns[id]?.column.role === "measure");

const selling: ReadonlySet<string> = new Set(["sold", "sells", "sell"]);

const called = ({ table }: TableEntry): string => lowered(rowOf(table.label));

const behind: ReadonlySet<string> = new Set("in on during since last this between from".split(" "));

/** "Who visited the most in May", "who booked the most classes": the most of what records the deed, be it named by what it was done with. */
function ofDeed(
  tokens: readonly Token[],
  place: number,
  { people, rows }: Doers,
  index: ModelIndex,
): Written | null {
  if (place !== (textAt(tokens, 2) === "the" ? 3 : 2)) return null;
  const next = tokens[place + 1];
  const named = tableCalled(next, index);
  const isWhole = next === undefined || next.kind === "mark" || behind.has(next.text);
  const isTold = named === rows || (named !== null && tablesOf(named, index).includes(rows));
  if (!isWhole && !isTold) return null;
  const amount = isWhole ? deedAmount(textAt(tokens, 1), index) : null;
  if (amount !== null) {
    const end = /^(?:most|f[ua]rthest)$/.test(textAt(tokens, place)) ? "highest" : "lowest";
    return {
      words: `which ${called(people)} has the ${end} total ${calledApart(amount, index)}`,
      tokens: place + 1,
    };
  }
  const words = `which ${called(people)} has the ${textAt(tokens, place)} ${pluralOf(lowered(rowOf(rows.table.label)))}`;
  return { words, tokens: place + (isTold ? 2 : 1) };
}

/** "Who has the most fines" of loans of members. */
const peopleBeyond = ({ id }: TableEntry, index: ModelIndex): TableEntry[] => [
  ...new Set(tablesAbove(id, index).flatMap((table) => peopleOf(table, index))),
];

/** "Who runs the most campaigns" of campaigns with a manager: the one text of the rows that is called after a part that people play. */
function roleIn({ columns: own }: TableEntry, { columns }: ModelIndex): ColumnEntry | null {
  const [only, other] = own
    .flatMap((id) => columns[id] ?? [])
    .filter(({ column, words }) => column.physicalType === "string" && roles.has(words.at(-1) ?? ""));
  return other === undefined ? (only ?? null) : null;
}

const extremes: ReadonlySet<string> = new Set(["highest", "lowest", "best", "worst"]);

/** The one fact that has a figure by one of the words, rather one that is called by that word alone ("hours" beside "weekly hours"). */
function rowsMeasured(span: readonly Token[], { words, columns, tables }: ModelIndex): TableEntry | null {
  const figures = span
    .flatMap(({ lemma }) => words.columnsByWord.get(lemma) ?? [])
    .flatMap((id) => columns[id] ?? [])
    .filter(({ column, table }) => column.role === "measure" && tables[table]?.table.type === "fact");
  const plain = figures.filter(({ words: called }) => called.length === 1);
  const [only, other] = new Set((plain.length > 0 ? plain : figures).map(({ table }) => table));
  return other === undefined ? (tables[only ?? -1] ?? null) : null;
}

/** "Who donated the most" of donations that tell their donor: the one fact that a deed is of. */
function rowsOfDeed(verb: Token | undefined, { tables }: ModelIndex): TableEntry | null {
  const said = verb?.text ?? "";
  const [only, other] = tables.filter(
    ({ table, words }) =>
      table.type === "fact" && said.length > leastDeed && isRooted(words.at(-1) ?? "", said),
  );
  return other === undefined ? (only ?? null) : null;
}

const leastDeed = 4;

/** The fact whose rows, kinds of rows or money the words name. */
function rowsAt(span: readonly Token[], index: ModelIndex): TableEntry | null {
  const { columns, tables, takings } = index;
  for (const token of span) {
    const table = tableNamed(token, index);
    if (table !== null)
      return table.table.type === "fact" || peopleOf(table, index).length > 0 || roleIn(table, index) !== null
        ? table
        : null;
    const holding = onlyTableHolding([token.lemma], index);
    if (holding?.table.type === "fact") return holding;
    if (revenueWords.has(token.text)) return tables[columns[takings ?? -1]?.table ?? -1] ?? null;
  }
  return null;
}

whoMost.needs = ends;
