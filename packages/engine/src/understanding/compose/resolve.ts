import { isTime } from "../index/entries.ts";
import { findRoutes } from "../index/graph.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { mainColumn } from "../parse/formula.ts";
import type { Frame } from "../parse/frame.ts";
import type { Item, Noun, ValueItem } from "../parse/item.ts";
import type { MetricName, ValueOption } from "../parse/link.ts";
import type { Weights } from "../score/weights.ts";
import { type Havers, haversOf, namesOwner } from "./havers.ts";
import { type Company, companyOf } from "./owners.ts";

/** Which column each noun and which column and value each value item stands for; `worth` sums the evidence. */
export type Choice = {
  columns: ReadonlyMap<Noun, number>;
  values: ReadonlyMap<ValueItem, ValueOption>;
  worth: number;
  weakest: number;
};

type Slot =
  | {
      kind: "noun";
      noun: Extract<Noun, { kind: "column" }>;
      shown: boolean;
      figure: boolean;
      counted: boolean;
    }
  | { kind: "value"; value: ValueItem };
type State = {
  columns: Map<Noun, number>;
  values: Map<ValueItem, ValueOption>;
  worth: number;
  weakest: number;
  tables: Set<number>;
};

/** Steps from one table to another; infinite where no way leads. */
export type Distance = (from: number, to: number) => number;

/** What choosing needs beside the words; `distance` as `distances` gives it, one for all cuts of a question. */
type Resolving = { index: ModelIndex; weights: Weights; count: number; distance: Distance };

/**
 * Chooses columns for all ambiguous words together: strong links, tables that the question names (nearest first), and
 * short ways between the chosen tables. Returns the best `count` choices.
 */
export function resolve(
  frame: Frame,
  items: readonly Item[],
  { index, weights, count, distance }: Resolving,
): Choice[] {
  const mentioned = new Set(items.flatMap((item) => (item.kind === "table" ? [item.table] : [])));
  const slots = slotsOf(frame).sort((left, right) => size(left) - size(right));
  const ranks = new Set(frame.extremes.map(({ by }) => by));
  const said = { company: companyOf(frame), ranks, havers: haversOf(frame, items) };
  const tables = new Set([...mentioned, ...measuredTables(items, index)]);
  let states: State[] = [{ columns: new Map(), values: new Map(), worth: 0, weakest: 1, tables }];
  for (const slot of slots) {
    const next: { state: State; option: Weighing["option"]; worth: number }[] = [];
    for (const state of states) {
      const weighed = fitting(slot, index).map((option) => ({
        option,
        context: contextWorth({ option, slot, state, items, mentioned, index, weights, distance, ...said }),
      }));
      const best = Math.max(...weighed.map(({ context }) => context));
      for (const { option, context } of weighed) {
        const worth =
          state.worth +
          weights.resolve.strength * (option.strength - 1) +
          optionWorth({ option, slot, state, items, mentioned, index, weights, distance, ...said }) +
          context -
          best;
        next.push({ state, option, worth });
      }
    }
    states = next
      .sort((left, right) => right.worth - left.worth)
      .slice(0, 12)
      .map(({ state, option, worth }) => choose(state, slot, option, worth, index));
  }
  return states.slice(0, count).map(({ columns, values, worth, weakest }) => ({
    columns,
    values,
    worth: slots.length === 0 ? 0 : worth,
    weakest,
  }));
}

/** Tables whose rows a named figure or a formula computes: "session duration by device type" looks for the type there. */
const measuredTables = (items: readonly Item[], index: ModelIndex): number[] =>
  items.flatMap((item) => (item.kind === "metric" ? (tableMeasured(item.metric, index) ?? []) : []));

function tableMeasured(
  metric: MetricName,
  { columns, revenue, model, graph }: ModelIndex,
): number | undefined {
  switch (metric.kind) {
    case "formula":
      return columns[mainColumn(metric.formula)]?.table;
    case "defined":
      return metric.figure.table;
    case "derived":
      return graph.tableIds.get(model.derivedMeasures[metric.measure]?.table ?? "");
    case "lexicon":
      return revenue?.table;
  }
}

const size = (slot: Slot): number => optionsOf(slot).length;
const optionsOf = (slot: Slot): { column: number; strength: number }[] =>
  slot.kind === "noun" ? slot.noun.options : slot.value.options;

/** Without texts that a figure is not meant by ("Quantity per unit") where a number is called so just as well. */
function fitting(slot: Slot, { columns }: ModelIndex): { column: number; strength: number }[] {
  const options = optionsOf(slot);
  if (slot.kind === "value" || !slot.figure) return options;
  const isText = (column: number): boolean => columns[column]?.column.physicalType === "string";
  const numbers = options.filter(({ column }) => !isText(column)).map(({ strength }) => strength);
  return options.filter(
    ({ column, strength }) => !isText(column) || numbers.every((number) => number < strength),
  );
}

function slotsOf(frame: Frame): Slot[] {
  const slots: Slot[] = [];
  const seen = new Set<object>();
  const noun = (each: Noun | null, shown: boolean, figure = false, counted = false): void => {
    if (each?.kind !== "column" || seen.has(each)) return;
    seen.add(each);
    slots.push({ kind: "noun", noun: each, shown, figure, counted });
  };
  for (const { noun: each, aggregation } of frame.targets)
    noun(each, true, aggregation !== null && aggregation !== "count", aggregation === "count");
  for (const group of frame.groups)
    if (group.kind === "noun" || group.kind === "bands") noun(group.noun, true, group.kind === "bands");
  for (const timed of [...frame.groups, ...frame.days])
    if ("of" in timed && timed.of !== undefined) noun(timed.of, false);
  const differing = frame.difference === null ? [] : [frame.difference.left, frame.difference.right];
  const inner = [...frame.conditions, ...(frame.part?.conditions ?? []), ...differing].flatMap((condition) =>
    condition.test.kind === "beyond" || condition.test.kind === "average"
      ? [condition, ...condition.test.rows]
      : [condition],
  );
  noun(frame.difference?.by ?? null, false, true);
  for (const { left, test } of inner) {
    if (test.kind === "value") {
      slots.push({ kind: "value", value: test.value });
      if (left?.kind === "column" && left.options[0]?.kind === "key") noun(left, false);
    } else noun(left, false, ["compare", "between", "average", "beyond"].includes(test.kind));
    if (test.kind === "related") noun(test.table, false);
    if (test.kind === "against") {
      noun(left, false, true);
      noun(test.other, false, true);
    }
  }
  for (const { by, count, second } of frame.extremes) {
    noun(by, false, !count);
    noun(second?.noun ?? null, false, second?.aggregation !== "count");
  }
  for (const order of frame.orders) noun(order.noun, false);
  for (const period of [...frame.periods, ...(frame.part?.periods ?? [])]) noun(period.noun, false);
  return slots;
}

type Weighing = {
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
};

/** What speaks for an option besides its own words: tables named near it. Compared among the options of one slot. */
function contextWorth(weighing: Weighing): number {
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
    weight.adjacentTable * nearness(span, entry.table, items)
  );
}

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

/** What speaks against an option: far from the other tables, a key of another table, text where a figure is wanted. */
function optionWorth({ option, slot, state, index, weights, distance, ranks }: Weighing): number {
  const entry = index.columns[option.column];
  if (entry === undefined) return -10;
  const { resolve: weight } = weights;
  let worth = 0;
  if (!state.tables.has(entry.table) && state.tables.size > 0) {
    const nearest = Math.min(...[...state.tables].map((table) => distance(table, entry.table)));
    worth += Number.isFinite(nearest) ? weight.hop * nearest : weight.unreachable;
  }
  if (slot.kind === "noun" && slot.figure && entry.column.physicalType === "string")
    worth += weight.textAsFigure;
  if (slot.kind === "noun" && slot.counted && option.strength < 0.9 && isTime(entry.column))
    worth += weight.textAsFigure;
  if (entry.foreign && slot.kind === "noun") worth += weight.keyOfOther;
  if (slot.kind === "noun" && slot.shown) worth += repeatedWorth(slot, option.column, state, ranks, weight);
  return worth;
}

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

/** 1 for a table named right beside the span, falling with the words between; the table after "of" counts as beside. */
function nearness(span: { start: number; end: number }, table: number, items: readonly Item[]): number {
  let best = 0;
  for (const item of items) {
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

function choose(
  state: State,
  slot: Slot,
  option: { column: number; strength: number },
  worth: number,
  index: ModelIndex,
): State {
  const columns = new Map(state.columns);
  const values = new Map(state.values);
  if (slot.kind === "noun") columns.set(slot.noun, option.column);
  else {
    const chosen = slot.value.options.find((each) => each.column === option.column);
    if (chosen !== undefined) values.set(slot.value, chosen);
  }
  const table = index.columns[option.column]?.table;
  return {
    columns,
    values,
    worth,
    weakest: Math.min(state.weakest, option.strength),
    tables: table === undefined ? state.tables : new Set([...state.tables, table]),
  };
}

/** Steps between tables, each pair looked for once. */
export function distances(index: ModelIndex): Distance {
  const known = new Map<number, number>();
  return (from, to) => {
    const key = from * index.tables.length + to;
    const before = known.get(key);
    if (before !== undefined) return before;
    const steps =
      findRoutes(index.graph, from, to, { count: 1, preferred: new Set() })[0]?.path.length ??
      Number.POSITIVE_INFINITY;
    known.set(key, steps);
    return steps;
  };
}
