import { listQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { understand } from "../understand.ts";
import { suggestQuestions } from "./suggest-questions.ts";

/**
 * Reads the questions to start with, plainly and with a picture asked for, so that the first question of a user meets code that
 * has run, and those near to rows of each of the first tables, so that one that is declined finds its neighbours read. Worth calling when an
 * index is kept for many questions; of some tenths of a second at most.
 */
export const warmIndex = (index: ModelIndex): void => {
  for (const starter of suggestQuestions(index, { around: null, count: starters }))
    understand({
      question: `${starter} in 2023, ${picture}`,
      previous: [],
      previousQuestions: [],
      index,
      now: "2024-01-01T00:00:00",
    });
  for (const { table } of index.tables.slice(0, mostTables))
    suggestQuestions(index, { around: listQuery(index.model.source, table.name), count: neighbours });
};

const starters = 4;
/** As many as are offered where a question is declined. */
const neighbours = 3;
const mostTables = 8;

/** Meets the patterns of charts, of their axes and of orders, which are compiled when they are first tried. */
const picture = "as a bar chart, sorted by x descending";
