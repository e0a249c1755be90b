import type { ModelIndex } from "../index/model-index.ts";
import { orderTable } from "../index/order-key.ts";
import { mainColumn } from "../parse/formula.ts";
import type { Frame } from "../parse/frame/frame.ts";
import { type Item, type Noun, tablesNamed, type ValueItem } from "../parse/item.ts";
import type { MetricName, ValueOption } from "../parse/links/link.ts";
import type { Weights } from "../score/weights.ts";
import { haversOf } from "./conditions/havers.ts";
import { splitOf } from "./groups/split-by-own.ts";
import { fittingOptions, optionCount, type Slot, slotsOf } from "./slots.ts";
import type { Distance } from "./ways/distances.ts";
import { companyOf } from "./ways/owners.ts";
import { contextWorth, optionWorth, type State, type Weighing } from "./weigh-option.ts";

/** Which column each noun and which column and value each value item stands for; `worth` sums the evidence. */
export type Choice = {
  columns: ReadonlyMap<Noun, number>;
  values: ReadonlyMap<ValueItem, ValueOption>;
  worth: number;
  weakest: number;
};

/** What choosing needs beside the words; `distance` as `distances` gives it, one for all cuts of a question; `before` the rows of a figure that was asked for before. */
type Resolving = {
  index: ModelIndex;
  weights: Weights;
  count: number;
  distance: Distance;
  before: number | null;
};

/**
 * Chooses columns for all ambiguous words together: strong links, tables that the question names (nearest first), and
 * short ways between the chosen tables. Returns the best `count` choices.
 */
export function resolve(
  frame: Frame,
  items: readonly Item[],
  { index, weights, count, distance, before }: Resolving,
): Choice[] {
  const mentioned = tablesNamed(items);
  const slots = slotsOf(frame).sort((left, right) => optionCount(left) - optionCount(right));
  const ranks = new Set(frame.extremes.map(({ by }) => by));
  const said = {
    company: companyOf(frame),
    ranks,
    havers: haversOf(frame, items),
    split: splitOf(frame, items, before),
  };
  const tables = new Set([...mentioned, ...measuredTables(items, index)]);
  let states: State[] = [{ columns: new Map(), values: new Map(), worth: 0, weakest: 1, tables }];
  for (const slot of slots) {
    const next: { state: State; option: Weighing["option"]; worth: number }[] = [];
    for (const state of states) {
      const weighed = fittingOptions(slot, index).map((option) => ({
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
    columns: withoutOtherDates(columns, values, index),
    values,
    worth: slots.length === 0 ? 0 : worth,
    weakest,
  }));
}

/**
 * "Deals lost in 2025" beside contracts that tell when they were lost: where the word is taken for a state of the deals, it is no longer that
 * date of other rows.
 */
function withoutOtherDates(
  columns: State["columns"],
  values: State["values"],
  index: ModelIndex,
): State["columns"] {
  const isOther = (noun: Noun, column: number): boolean => {
    const chosen = noun.kind === "column" && noun.state !== undefined ? values.get(noun.state) : undefined;
    const table = index.columns[chosen?.column ?? -1]?.table;
    return table !== undefined && table !== index.columns[column]?.table;
  };
  return new Map([...columns].filter(([noun, column]) => !isOther(noun, column)));
}

/** Tables whose rows a named figure or a formula computes: "session duration by device type" looks for the type there. */
const measuredTables = (items: readonly Item[], index: ModelIndex): number[] =>
  items.flatMap((item) => (item.kind === "metric" ? (tableMeasured(item.metric, index) ?? []) : []));

function tableMeasured(metric: MetricName, index: ModelIndex): number | undefined {
  const { columns, moneyTable, model, graph } = index;
  switch (metric.kind) {
    case "formula":
      return columns[mainColumn(metric.formula)]?.table;
    case "defined":
      return metric.figure.table;
    case "derived":
      return graph.tableIds.get(model.derivedMeasures[metric.measure]?.table ?? "");
    case "lexicon":
      return (
        (metric.name === "order-value" ? orderTable(index, moneyTable ?? -1) : null) ??
        moneyTable ??
        undefined
      );
  }
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
