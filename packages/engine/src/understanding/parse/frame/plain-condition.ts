import type { Noun } from "../item.ts";
import type { Condition, Test } from "./frame.ts";

/** A condition, affirmed and by itself, of a noun or of the rows. */
export const plainCondition = (left: Noun | null, test: Test): Condition => ({
  negated: false,
  or: false,
  left,
  hints: [],
  aggregation: null,
  test,
});
