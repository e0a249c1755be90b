import type { ChartSpec, DataAnswer, Reading, ResultTable, SemanticModel } from "@parlance/contract";

/** What a person can do with an answer: ask something else, or take another reading of the same question. */
export type AnswerActions = {
  onAsk: (question: string) => void;
  onReading: (question: string, reading: Pick<Reading, "query" | "sentence">) => void;
  /** Keeps an answer's chart as it was changed by hand; left out where nothing is kept. */
  onChart?: (chart: ChartSpec) => void;
  /** What is known about a source, for the menus of its reading. */
  readModel: (source: string) => Promise<SemanticModel>;
  /** All rows of an answer that was cut, as many as an export holds. */
  readRows: (answer: DataAnswer) => Promise<ResultTable>;
};
