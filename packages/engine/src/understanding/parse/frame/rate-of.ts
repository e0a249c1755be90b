import {
  aggregateOf,
  type Expression,
  type Filter,
  type MeasureExpression,
  type Path,
} from "@parlance/contract";
import { startingAt } from "../../compose/conditions/starting-at.ts";
import { percent } from "../../compose/figures/percent.ts";
import type { ConditionTerm } from "../../index/condition-terms.ts";
import { flagIs, lostOnes, outcomeName } from "../../index/deals.ts";
import { type ColumnEntry, isNumeric, isTime } from "../../index/entries.ts";
import { departures } from "../../index/flag-events.ts";
import { rowsOfKinds } from "../../index/kind-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { genericWords } from "../../index/names.ts";
import { answersOf, undecidedBeside, yesOf } from "../../index/yes-no.ts";
import { lemma } from "../../text/lemma.ts";
import { isRooted } from "../../text/same-root.ts";
import { valueKey, valueWords } from "../../text/tokenize.ts";
import type { DefinedFigure } from "../links/link.ts";
import { tellsLength } from "./lasting-rows.ts";

/** Columns with more different values than this are no states of their rows. */
const mostStates = 12;

/** How sure each way is to be what a rate is of, the surest first. */
const ways = [shareOfYes, shareOfValue, shareOfParts, shareOfDated] as const;

/**
 * The percentage that words before "rate" name: of rows in a state, of rows with a flag, of a quantity that is part of another, or
 * of rows to which something has happened on a date. Of several columns that of a table in `tables`, else of the one with the most rows;
 * "the active rate of buyers" is of theirs (`whose`), if it is of one of theirs at all, whatever else is active.
 */
export function rateOf(
  index: ModelIndex,
  said: readonly string[],
  tables: readonly number[],
  whose: number | null = null,
): DefinedFigure | null {
  const term = shareBesideSound(index, said) ?? shareOfDecided(index, said) ?? shareOfTerm(index, said);
  if (term !== null) return term;
  let other: DefinedFigure | null = null;
  for (const way of ways) {
    let best: { figure: DefinedFigure; rows: number } | null = null;
    for (const entry of index.columns) {
      const table = index.tables[entry.table]?.table;
      const figure = table === undefined ? null : way(index, entry, said);
      if (figure === null || table === undefined) continue;
      const counted = index.tables[figure.table]?.table.rowCount ?? table.rowCount;
      const rows = counted + (tables.includes(figure.table) ? 1e12 : 0);
      if (best === null || best.rows < rows) best = { figure, rows };
    }
    if (best !== null && (whose === null || best.figure.table === whose)) return best.figure;
    other ??= best?.figure ?? null;
  }
  return other;
}

/** "Scrap rate" where the one table tells how much was scrapped and how much is good: of these, whatever state other rows are in. */
function shareBesideSound(index: ModelIndex, said: readonly string[]): DefinedFigure | null {
  const [only, other] = index.columns.filter(
    (entry) =>
      isQuantity(entry) &&
      isCalled(entry, said) &&
      wholeOf(index, entry)?.words.some((word) => sound.has(word)) === true,
  );
  return only === undefined || other !== undefined ? null : shareOfParts(index, only, said);
}

/** What those are called that a noun before "rate" is told of. */
const statesOf: ReadonlyMap<string, string> = new Map([
  ["churn", "churned"],
  ["success", "successful"],
  ["completion", "completed"],
]);

/** "late delivery rate", "on-time rate", "churn rate": of rows that a term holds of, among those of which what it compares is known. */
function shareOfTerm(index: ModelIndex, said: readonly string[]): DefinedFigure | null {
  const lemmas = said.length === 1 ? [statesOf.get(said[0] ?? "") ?? lemma(said[0] ?? "")] : said.map(lemma);
  const found = (index.conditions.get(lemmas[0] ?? "") ?? []).find(
    (each) => each.lemmas.join(" ") === lemmas.join(" "),
  );
  if (found === undefined) return null;
  const rows = rowsOfKinds(index, found.table);
  const way = rows === null ? undefined : index.graph.ways[rows]?.find(({ to }) => to === found.table);
  const filter = startingAt(found.filter, way === undefined ? [] : [way.step]);
  const table = rows ?? found.table;
  const ordered = filter.kind === "comparison" && filter.operator !== "=" && filter.left.kind === "field";
  const among = ordered ? filter.left : null;
  const label = `${said.join(" ")} rate`;
  const whole = among === null ? decidedBeside(index, found) : aggregateOf("count", among, []);
  return { label, table, row: null, whole: shareOf(filter, whole) };
}

/** All rows, of a term that is one of two decisions those that are decided. */
function decidedBeside(index: ModelIndex, { column, filter, table }: ConditionTerm): MeasureExpression {
  const entry = index.columns[column];
  const profile = entry?.column.profile;
  if (entry === undefined || profile == null || entry.table !== table || filter.kind !== "comparison")
    return allRows;
  const value = filter.right.kind === "constant" ? filter.right.value : null;
  return withAnswer(index, entry, undecidedBeside(value, profile));
}

/** "win rate", "loss rate": of the rows that are closed, since the others may still be won. */
function shareOfDecided({ deals, tables }: ModelIndex, said: readonly string[]): DefinedFigure | null {
  const word = said.length === 1 ? lemma(said[0] ?? "") : "";
  if (deals?.won == null || !["win", "lose", "loss", "close"].includes(word)) return null;
  const closed = flagIs(deals, deals.closed, true);
  const isLoss = word === "lose" || word === "loss";
  const part: Filter = isLoss
    ? lostOnes(deals, deals.won)
    : { kind: "and", filters: [closed, flagIs(deals, deals.won, true)] };
  const rows = tables[deals.table.id]?.table.label ?? "";
  return {
    label: `percentage of closed ${rows} with ${outcomeName(deals.won)}`,
    table: deals.table.id,
    row: null,
    whole: percent(aggregateOf("count", null, [], part), aggregateOf("count", null, [], closed)),
  };
}

function shareOfValue(index: ModelIndex, entry: ColumnEntry, said: readonly string[]): DefinedFigure | null {
  const { profile, role, physicalType } = entry.column;
  if (profile === null || profile.distinct > mostStates || role === "key" || physicalType !== "string")
    return null;
  const word = said.at(-1) ?? "";
  const value = profile.topValues.find(({ value: each }) =>
    said.length > 1
      ? valueKey(String(each)) === valueKey(said.join(" ")) || isPhraseOf(said, String(each))
      : isRooted(word, String(each)) || isInitials(word, String(each)),
  )?.value;
  if (value === undefined || value === null) return null;
  return shareWith(index, entry, value, withAnswer(index, entry, undecidedBeside(value, profile)), said);
}

/** "Charge off" of "Charged Off": word for word of one root. */
function isPhraseOf(said: readonly string[], value: string): boolean {
  const words = valueWords(value);
  return (
    words.length === said.length &&
    words.every(({ text }, at) => text === said[at] || isRooted(text, said[at] ?? ""))
  );
}

/** "DNF" of "Did not finish": a word of the first letters of a value's words. */
const isInitials = (word: string, value: string): boolean =>
  word.length > 1 &&
  word ===
    valueWords(value)
      .map(({ text }) => text[0] ?? "")
      .join("");

/** "pass rate" of a column "passed" that says yes or no: rows without an answer do not count. */
function shareOfYes(index: ModelIndex, entry: ColumnEntry, said: readonly string[]): DefinedFigure | null {
  const yes = flagOf(entry);
  const [word = "", other] = said;
  const departed =
    other === undefined && departures.has(word) && index.departed.some(({ id }) => id === entry.id);
  if (yes === null || !(departed || isCalled(entry, said))) return null;
  return shareWith(index, entry, yes, decided(index, entry), said);
}

/** The rows that have an answer: without those that have none, or one that says neither yes nor no. */
function decided(index: ModelIndex, entry: ColumnEntry): MeasureExpression {
  const operand = fieldOf(index, entry);
  const { profile, physicalType } = entry.column;
  const open = profile === null || physicalType !== "string" ? [] : (answersOf(profile)?.open ?? []);
  return open.length > 0
    ? withAnswer(index, entry, open)
    : aggregateOf("count", profile?.nulls === 0 ? null : operand, []);
}

/** All rows but those in a state that is no answer. */
function withAnswer(index: ModelIndex, entry: ColumnEntry, open: readonly string[]): MeasureExpression {
  const operand = fieldOf(index, entry);
  return open.length === 0
    ? allRows
    : aggregateOf("count", null, [], { kind: "not", filter: { kind: "in", operand, values: [...open] } });
}

/** What a column that only tells whether something holds has where it does. */
function flagOf({ column }: ColumnEntry): string | number | boolean | null {
  const { physicalType, profile } = column;
  if (physicalType === "boolean") return true;
  const numbers = profile?.topValues.map(({ value }) => Number(value)) ?? [];
  if (physicalType === "integer" && profile?.distinct === 2 && numbers.length === 2)
    return numbers.includes(0) && numbers.includes(1) ? 1 : null;
  return yesOf(column);
}

/** Whether a column's name has all the words; the particle behind a verb ("opt-in") may be left out of the words that it is known by. */
const isCalled = ({ words }: ColumnEntry, said: readonly string[]): boolean =>
  said.every((word, at) => words.some((other) => isRooted(word, other)) || (at > 0 && particles.has(word)));

/** "completion rate" where rows have the date of their completion or none. */
function shareOfDated(index: ModelIndex, entry: ColumnEntry, said: readonly string[]): DefinedFigure | null {
  const { profile } = entry.column;
  const [deed = "", particle = ""] = said;
  const verb = particles.has(particle) && entry.words.includes(particle) ? [deed, ...said.slice(2)] : said;
  if (
    !isTime(entry.column) ||
    profile === null ||
    profile.nulls === 0 ||
    verb.length > 1 ||
    !isCalled(entry, verb)
  )
    return null;
  const part: Filter = { kind: "not", filter: { kind: "null", operand: fieldOf(index, entry) } };
  const label = `percentage of ${labelOf(index, entry)} with ${entry.column.label}`;
  return { label, table: entry.table, row: null, whole: shareOf(part, allRows) };
}

/** "Check-in rate" of "checked in at". */
const particles: ReadonlySet<string> = new Set("in out up off back".split(" "));

/** "scrap rate" where rows have a scrapped and a produced quantity: one sum over the other. */
function shareOfParts(index: ModelIndex, entry: ColumnEntry, said: readonly string[]): DefinedFigure | null {
  if (!isQuantity(entry) || said.length > 1 || !isCalled(entry, said)) return null;
  if (isRare(entry)) return shareAbove(index, entry);
  const whole = wholeOf(index, entry);
  if (whole === null) return null;
  const [above, below] = [entry, whole].map((each) => aggregateOf("sum", fieldOf(index, each), []));
  if (above === undefined || below === undefined) return null;
  const isRest = whole.words.some((word) => sound.has(word));
  const both: MeasureExpression = { kind: "arithmetic", operator: "+", left: above, right: below };
  const of = isRest ? `${entry.column.label} and ${whole.column.label}` : whole.column.label;
  const label = `${entry.column.label} as percentage of ${of}`;
  const row = isRest ? null : rowPercent(index, entry, whole);
  return { label, table: entry.table, row, whole: percent(above, isRest ? both : below) };
}

/** "The average tip percentage": the percentage of each bill, where both are money; other quantities are one sum over the other all the same. */
function rowPercent(index: ModelIndex, part: ColumnEntry, whole: ColumnEntry): Expression | null {
  if ([part, whole].some(({ column }) => column.unit.kind !== "currency")) return null;
  const hundred: Expression = { kind: "constant", value: 100, type: "integer" };
  const share: Expression = {
    kind: "arithmetic",
    operator: "/",
    left: fieldOf(index, part),
    right: fieldOf(index, whole),
  };
  return { kind: "arithmetic", operator: "*", left: hundred, right: share };
}

/** What is not scrapped or rejected: both together are the whole. */
const sound: ReadonlySet<string> = new Set(
  "good ok accept accepted pass passed approve approved usable sound saleable sellable conforming".split(" "),
);

/** How often something happened to a row, of which most have nothing ("reopens"). */
function isRare({ column: { physicalType, profile } }: ColumnEntry): boolean {
  const most = profile?.topValues.toSorted((a, b) => b.count - a.count)[0];
  return physicalType === "integer" && most?.value === 0 && most.count > (profile?.sampledRows ?? 0) / 2;
}

/** "reopen rate": of the rows to which it happened at all. */
function shareAbove(index: ModelIndex, entry: ColumnEntry): DefinedFigure {
  const right = { kind: "constant" as const, value: 0, type: "integer" as const };
  const part: Filter = { kind: "comparison", operator: ">", left: fieldOf(index, entry), right };
  const label = `percentage of ${labelOf(index, entry)} with ${entry.column.label}`;
  return { label, table: entry.table, row: null, whole: shareOf(part, allRows) };
}

const isQuantity = ({ column, foreign }: ColumnEntry): boolean =>
  !foreign && column.additivity === "additive" && isNumeric(column);

/** Words of what was aimed at rather than done. */
const aims: ReadonlySet<string> = new Set(
  "plan planned target budget goal forecast expected minimum".split(" "),
);

/** The quantity that a column is part of: the one of the same kind and table that is larger, of several the one that tells what is good or, of a tip, on what it was given; null where more may be. */
function wholeOf({ columns, tables }: ModelIndex, part: ColumnEntry): ColumnEntry | null {
  const largest = Number(part.column.profile?.maximum ?? Number.NaN);
  const kinds = part.words.filter((word) => units.has(word));
  const others = (tables[part.table]?.columns ?? [])
    .flatMap((id) => columns[id] ?? [])
    .filter(
      (other) =>
        other !== part &&
        isQuantity(other) &&
        tellsLength(other) === tellsLength(part) &&
        !(Number(other.column.profile?.maximum) < largest) &&
        !other.words.some((word) => aims.has(word) || money.has(word)),
    );
  const alike = others.filter(({ words }) => kinds.some((word) => words.includes(word)));
  const fitting = alike.length > 0 || kinds.length > 0 ? alike : others;
  const rest = fitting.filter(({ words }) => words.some((word) => sound.has(word)));
  const base = part.words.some((word) => tips.has(word))
    ? others.filter(({ words }) => words.some((word) => bases.has(word)))
    : [];
  const [only, second] = base.length === 1 ? base : rest.length === 1 ? rest : fitting;
  return second === undefined ? (only ?? null) : null;
}

/** What is given on top, and on what. */
const tips: ReadonlySet<string> = new Set(["tip", "gratuity"]);
const bases: ReadonlySet<string> = new Set(["fare", "bill", "check", "subtotal"]);

const units: ReadonlySet<string> = new Set([
  ...genericWords,
  "quantity",
  "count",
  "total",
  "units",
  "unit",
  "amount",
  "hours",
  "minutes",
  "volume",
  "weight",
]);
const money: ReadonlySet<string> = new Set("price cost revenue spend fee salary budget".split(" "));

const labelOf = ({ tables }: ModelIndex, { table }: ColumnEntry): string => tables[table]?.table.label ?? "";

const fieldOf = ({ tables }: ModelIndex, { table, column }: ColumnEntry, path: Path = []): Expression => ({
  kind: "field",
  field: { path, table: tables[table]?.table.name ?? "", column: column.name },
});

/** The percentage of rows with a value among those that `whole` counts. */
function shareWith(
  index: ModelIndex,
  entry: ColumnEntry,
  value: string | number | boolean,
  whole: MeasureExpression,
  said: readonly string[],
): DefinedFigure {
  const { column } = entry;
  const rows = rowsOfKinds(index, entry.table);
  const way = rows === null ? undefined : index.graph.ways[rows]?.find(({ to }) => to === entry.table);
  const right = { kind: "constant" as const, value, type: column.physicalType };
  const left = fieldOf(index, entry, way === undefined ? [] : [way.step]);
  const part: Filter = { kind: "comparison", operator: "=", left, right };
  const label = `${said.join(" ")} rate`;
  return { label, table: rows ?? entry.table, row: null, whole: shareOf(part, whole) };
}

const allRows: MeasureExpression = aggregateOf("count", null, []);

const shareOf = (part: Filter, whole: MeasureExpression): MeasureExpression =>
  percent(aggregateOf("count", null, [], part), whole);
