import { incomeWords } from "../lexicon/income-words.ts";
import type { ModelIndex } from "./model-index.ts";

/** Whether some number is what somebody earns ("base salary"). */
export const tellsIncome = ({ columns }: Pick<ModelIndex, "columns">): boolean =>
  columns.some(
    ({ column, words }) => column.role === "measure" && words.some((word) => incomeWords.has(word)),
  );
