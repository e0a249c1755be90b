import type { Item } from "../item.ts";

/** How many rows can be asked for: not "-5", nor "2.5". */
export const isSize = (value: number): boolean => Number.isInteger(value) && value > 0;

/** The number of rows that stands at this place of a question, or null. */
export const sizeAt = (item: Item | undefined): number | null =>
  item?.kind === "number" && isSize(item.value) ? item.value : null;
