import type { ModelIndex } from "./model-index.ts";

/** Whether the data tells what sales bring in, as an amount or as a number of pieces at a price. */
export const takesMoney = ({ takings, revenue }: Pick<ModelIndex, "takings" | "revenue">): boolean =>
  takings !== null || revenue !== null;
