import { type ColumnEntry, isTime } from "../index/entries.ts";
import { isPlanned } from "../index/lateness.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { genericWords } from "../index/names.ts";
import { doers } from "../lexicon/workers.ts";
import type { Item, Noun, ValueItem } from "../parse/item.ts";
import type { ValueOption } from "../parse/links/link.ts";
import type { Weights } from "../score/weights.ts";
import { type Havers, namesOwner } from "./conditions/havers.ts";
import type { Split } from "./groups/split-by-own.ts";
import { optionsOf, type Slot } from "./slots.ts";
import type { Distance } from "./ways/distances.ts";
import type { Company } from "./ways/owners.ts";

/** What was chosen for the slots so far: `worth` sums the evidence, `tables` are those that it reaches. */
export type State = {
  columns: Map<Noun, number>;
  values: Map<ValueItem, ValueOption>;
  worth: number;
  weakest: number;
  tables: Set<number>;
};

/** An option of a slot and all that it is weighed by; `mentioned` are the tables that the question names. */
export type Weighing = {
  option: { column: number; strength: number };
  slot: Slot;
  state: State;
  items: readonly Item[];
  mentioned: ReadonlySet<number>;
  index: ModelIndex;
  weights: Weights;
  distance: Distance;
  company: ReadonlyMap<Noun, Company>;
  /** The nouns that superlatives rank by. */
  ranks: ReadonlySet<Noun | null>;
  havers: Havers | null;
  split: Split | null;
};

/** What speaks for an option besides its own words: tables named near it. Compared among the options of one slot. */
export function contextWorth(weighing: Weighing): number {
  const { option, slot, state, items, mentioned, index, weights } = weighing;
  const entry = index.columns[option.column];
  if (entry === undefined) return 0;
  const { resolve: weight } = weights;
  const span = slot.kind === "noun" ? slot.noun : slot.value;
  const named = mentioned.has(entry.table) ? weight.mentionedTable : 0;
  const same = state.tables.has(entry.table) ? weight.sameTable : 0;
  const naming = index.tables[entry.table]?.naming.includes(option.column) === true ? weight.naming : 0;
  return (
    named +
    same +
    naming +
    fullNameWorth(weighing, entry.table) +
    sameColumnWorth(weighing) +
    haverWorth(weighing) +
    companyWorth(weighing, entry.table) +
    splitWorth(weighing, entry.table) +
    akinWorth(weighing, entry) +
    weight.adjacentTable * nearness(span, entry.table, items)
  );
}

/** What speaks against an option: far from the other tables, a key of another table, text where a figure is wanted. */
export function optionWorth({
  option,
  slot,
  state,
  mentioned,
  index,
  weights,
  distance,
  ranks,
}: Weighing): number {
  const entry = index.columns[option.column];
  if (entry === undefined) return -10;
  const { resolve: weight } = weights;
  let worth = 0;
  if (!state.tables.has(entry.table) && state.tables.size > 0) {
    const nearest = Math.min(...[...state.tables].map((table) => distance(table, entry.table)));
    worth += Number.isFinite(nearest) ? weight.hop * nearest : weight.unreachable;
  }
  if (!mentioned.has(entry.table) && isWhereDoersAre(entry, optionsOf(slot), index))
    worth += weight.textAsFigure;
  if (slot.kind === "noun" && slot.figure && entry.column.physicalType === "string")
    worth += weight.textAsFigure;
  if (slot.kind === "noun" && slot.figure && isAlwaysTheSame(entry)) worth += weight.textAsFigure;
  if (slot.kind === "noun" && slot.counted && option.strength < 0.9 && isTime(entry.column))
    worth += weight.textAsFigure;
  if (entry.foreign && slot.kind === "noun") worth += weight.keyOfOther;
  if (slot.kind === "noun" && isOnlyPlanned(slot.noun, entry, index)) worth += weight.keyOfOther;
  if (slot.kind === "noun" && isPartOfName(slot.noun, option, index)) worth += weight.partOfName;
  if (slot.kind === "noun" && slot.shown) worth += repeatedWorth(slot, option.column, state, ranks, weight);
  return worth;
}

/** "Repairs by city": where the building is, and not where the firm is from that did them. */
function isWhereDoersAre(
  { table, column, words }: ColumnEntry,
  options: readonly { column: number }[],
  { columns, tables }: ModelIndex,
): boolean {
  const isDoers = (id: number): boolean => doers.has(tables[id]?.words.at(-1) ?? "");
  if (column.role !== "geo" || !isDoers(table)) return false;
  return options.some((option) => {
    const other = columns[option.column];
    return other !== undefined && other.words.at(-1) === words.at(-1) && !isDoers(other.table);
  });
}

/** "Delivered last month": when it was, and not for when it was planned, where both are called so. */
const isOnlyPlanned = (noun: Noun, entry: ColumnEntry, { columns }: ModelIndex): boolean =>
  noun.kind === "column" &&
  isTime(entry.column) &&
  isPlanned(entry, columns) &&
  noun.options.some(({ column, table }) => {
    const other = columns[column];
    return other !== undefined && table === entry.table && isTime(other.column) && !isPlanned(other, columns);
  });

/** "Hours by nurse" of shifts that have hours, and not the weekly hours that a nurse has agreed to. */
function isPartOfName(
  noun: Noun,
  { column, strength }: Weighing["option"],
  { columns, graph }: ModelIndex,
): boolean {
  if (noun.kind !== "column" || strength >= wholeName) return false;
  const { table, column: own } = columns[column] ?? {};
  return noun.options.some(
    (other) =>
      own?.role === "measure" &&
      other.strength >= wholeName &&
      other.kind === "number" &&
      (graph.ways[other.table] ?? []).some(({ to, toOne }) => to === table && toOne),
  );
}

/** A number that no row differs in, which nobody asks for where another is called so. */
const isAlwaysTheSame = ({ column }: ColumnEntry): boolean =>
  column.role === "measure" && column.profile?.distinct === 1 && column.profile.sampledRows > 50;

/** "In fall but not in spring": values of one column rather than of two that are alike. */
function sameColumnWorth({ option, slot, state, weights }: Weighing): number {
  if (slot.kind !== "value") return 0;
  const before = [...state.values.values()];
  return before.some(({ column }) => column === option.column) ? weights.resolve.sameColumn : 0;
}

/** "How many gardens does Ash have": the owner of that name rather than the garden. */
const haverWorth = ({ option, slot, havers, weights, index }: Weighing): number =>
  slot.kind === "value" && havers?.values.has(slot.value) && namesOwner(option.column, havers.counted, index)
    ? weights.resolve.haver
    : 0;

/** "Steve Johnson": a first name and the last name after it are of one row. */
function fullNameWorth({ option, slot, state, index, weights }: Weighing, table: number): number {
  if (slot.kind !== "value") return 0;
  const naming = index.tables[table]?.naming ?? [];
  const beside = [...state.values].some(
    ([value, chosen]) =>
      (value.end === slot.value.start || value.start === slot.value.end) &&
      chosen.column !== option.column &&
      naming.includes(chosen.column),
  );
  return beside && naming.includes(option.column) ? weights.resolve.fullName : 0;
}

/** "The names of journalists", "id and name": columns of the table that has them, and of one table. */
function companyWorth({ option, slot, state, weights, index, company }: Weighing, table: number): number {
  const found = slot.kind === "noun" ? company.get(slot.noun) : undefined;
  if (found === undefined) return 0;
  const chosen = found.beside.flatMap((noun) => state.columns.get(noun) ?? []);
  const together = chosen.filter(
    (column) => column !== option.column && index.columns[column]?.table === table,
  ).length;
  const owned = found.owner === table ? weights.resolve.owner : 0;
  return owned + (chosen.length === 0 ? 0 : (weights.resolve.listedTogether * together) / chosen.length);
}

/**
 * "Invoices per status for business customers": what is counted is split by what it has itself, where nothing else is said; "fees by
 * country" of trips with an end country rather than by one of several others that each have a country.
 */
function splitWorth({ slot, option, state, split, index, weights }: Weighing, table: number): number {
  if (slot.kind !== "noun" || split?.by.has(slot.noun) !== true) return 0;
  const rows = ownTable(split, state, index);
  const own = rows !== null && rows === index.moneyTable ? [rows, index.dealTable] : [rows];
  if (!own.some((each) => each === table)) return 0;
  if (option.strength >= wholeName)
    return own[0] === table && split.of !== null && split.of.kind !== "metric" ? weights.resolve.owner : 0;
  const named =
    slot.noun.kind === "column" ? slot.noun.options.filter(({ strength }) => strength >= wholeName) : [];
  const others = new Set(named.map((each) => each.table));
  const words = index.columns[option.column]?.words ?? [];
  const headed = named.some(({ column }) => index.columns[column]?.words.join(" ") === words.at(-1));
  return headed && others.size > 1 && !own.some((each) => each !== null && others.has(each))
    ? weights.resolve.owner
    : 0;
}

/** "Disputes by reason" of rows with a dispute amount and two reasons: that of the dispute, as what is split is called. */
function akinWorth({ slot, option, split, index, weights }: Weighing, entry: ColumnEntry): number {
  if (slot.kind !== "noun" || split?.by.has(slot.noun) !== true || option.strength >= wholeName) return 0;
  const { of } = split;
  if (of?.kind !== "column" || entry.column.physicalType !== "string") return 0;
  const beside = (column: number): readonly string[] => index.columns[column]?.words.slice(0, -1) ?? [];
  const isOf = (word: string): boolean =>
    !genericWords.has(word) && of.options.every(({ column }) => beside(column).includes(word));
  return beside(entry.id).some(isOf) ? weights.resolve.owner : 0;
}

/** The table whose rows a figure is of: those that are counted, those that hold it, the sales, those of the figure before. */
function ownTable(
  { of, before }: Split,
  { columns }: State,
  { columns: all, moneyTable }: ModelIndex,
): number | null {
  if (of === null) return before;
  if (of.kind === "table") return of.table;
  if (of.kind === "metric") return of.metric.kind === "lexicon" ? moneyTable : null;
  return all[columns.get(of) ?? -1]?.table ?? null;
}

/** From here on a column is called just so. */
const wholeName = 0.9;

/** A column shown twice is unlikely; a figure shown is rather the one that ranks ("top 3 by highest day rate … and its rate"). */
function repeatedWorth(
  { figure }: { figure: boolean },
  column: number,
  { columns }: State,
  ranks: ReadonlySet<Noun | null>,
  { repeated, sameColumn }: Weights["resolve"],
): number {
  const same = [...columns].filter(([, chosen]) => chosen === column);
  if (same.length === 0) return 0;
  return figure && same.every(([noun]) => ranks.has(noun)) ? sameColumn : repeated;
}

/**
 * 1 for a table named right beside the span, falling with the words between; the table after "of" counts as beside. Half of it for that of a figure
 * right behind ("open invoice amount").
 */
function nearness(span: { start: number; end: number }, table: number, items: readonly Item[]): number {
  let best = 0;
  for (const item of items) {
    const [figure] = item.kind === "column" && item.start === span.end ? item.options : [];
    if (figure?.kind === "number" && figure.table === table) best = Math.max(best, figure.strength / 2);
    if (item.kind !== "table" || item.table !== table) continue;
    const gap = item.start >= span.end ? item.start - span.end : span.start - item.end;
    const apart = items.some(
      (other) =>
        other.kind === "cue" &&
        other.cue.kind === "count" &&
        other.start >= span.end &&
        other.end <= item.start,
    );
    if (gap >= 0 && gap <= 4 && !apart) best = Math.max(best, item.strength / (1 + gap * 0.5));
  }
  return best;
}
