import type { ModelIndex } from "../index/model-index.ts";
import type { Frame } from "../parse/frame/frame.ts";
import type { Noun, ValueItem } from "../parse/item.ts";

/**
 * A word of a frame that may stand for several columns. Of a noun: whether it is shown, whether a figure is wanted of it, whether
 * it is counted, whether rows are grouped by it, and whether it is shown beside such groups.
 */
export type Slot =
  | {
      kind: "noun";
      noun: Extract<Noun, { kind: "column" }>;
      shown: boolean;
      figure: boolean;
      counted: boolean;
      grouped: boolean;
      beside: boolean;
    }
  | { kind: "value"; value: ValueItem };

/** The words of a frame that columns are chosen for, each once. */
export function slotsOf(frame: Frame): Slot[] {
  const slots: Slot[] = [];
  const seen = new Set<object>();
  const ranked = frame.extremes.some(({ count }) => count) ? frame.targets : [];
  const grouped = new Set([
    ...frame.groups.flatMap((group) => (group.kind === "noun" ? [group.noun] : [])),
    ...ranked.flatMap(({ noun: each, aggregation }) => (aggregation === null ? [each] : [])),
  ]);
  const noun = (each: Noun | null, shown: boolean, figure = false, counted = false): void => {
    if (each?.kind !== "column" || seen.has(each)) return;
    seen.add(each);
    const isGroup = grouped.has(each);
    const beside = shown && !isGroup && !counted && frame.groups.length > 0;
    slots.push({ kind: "noun", noun: each, shown, figure, counted, grouped: isGroup, beside });
  };
  for (const { noun: each, aggregation } of frame.targets)
    noun(each, true, aggregation !== null && aggregation !== "count", aggregation === "count");
  for (const group of frame.groups)
    if (group.kind === "noun" || group.kind === "bands") noun(group.noun, true, group.kind === "bands");
  for (const timed of [...frame.groups, ...frame.recurring])
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
    } else noun(left, false, comparesFigures(test));
    if (test.kind === "related") noun(test.table, false);
    if (test.kind === "average") noun(test.within ?? null, false);
    if (test.kind === "referred") noun(test.reference, false);
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
  for (const each of frame.required) noun(each, false);
  for (const period of [...frame.periods, ...(frame.part?.periods ?? [])]) noun(period.noun, false);
  return slots;
}

/** How many columns a slot may stand for. */
export const optionCount = (slot: Slot): number => optionsOf(slot).length;

/** The columns that a slot may stand for, with how surely. */
export const optionsOf = (slot: Slot): { column: number; strength: number }[] =>
  slot.kind === "noun" ? slot.noun.options : slot.value.options;

/**
 * Without texts that a figure is not meant by ("Quantity per unit", "discounts by month") where a number is called so just as well, and without amounts where rows
 * are grouped by a text that is ("by discount": by its code).
 */
export function fittingOptions(slot: Slot, { columns }: ModelIndex): { column: number; strength: number }[] {
  const options = optionsOf(slot);
  if (slot.kind === "value" || !(slot.figure || slot.grouped || slot.beside)) return options;
  const isText = (column: number): boolean => columns[column]?.column.physicalType === "string";
  const isMeant = (column: number): boolean =>
    slot.figure || slot.beside
      ? !isText(column)
      : isText(column) || columns[column]?.column.role !== "measure";
  const meant = options.filter(({ column }) => isMeant(column)).map(({ strength }) => strength);
  const surest = Math.max(...meant);
  return options.filter(({ column, strength }) => isMeant(column) || strength > surest);
}

/** A flag is held against its yes, which makes it no figure. */
const comparesFigures = (test: Frame["conditions"][number]["test"]): boolean =>
  test.kind === "compare"
    ? typeof test.value !== "boolean"
    : ["between", "average", "beyond"].includes(test.kind);
