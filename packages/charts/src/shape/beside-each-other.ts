import type { TableShape } from "./table-shape.ts";

/** One figure of each member in two periods, which are compared, not followed. */
export const besideEachOther = ({ time, categories, figures, periods, cohort }: TableShape): boolean =>
  time !== null && periods === 2 && categories.length === 1 && figures.length === 1 && cohort === null;
