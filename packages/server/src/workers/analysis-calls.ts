import type { Analysed, ResultTable, SemanticQuery } from "@parlance/contract";

/** What a worker of analyses does: one at a time, without looking up, so that only its end stops it. */
export type AnalysisCalls = {
  analyse: {
    argument: { table: ResultTable; query: SemanticQuery; now: string };
    progress: never;
    result: Analysed;
  };
};
