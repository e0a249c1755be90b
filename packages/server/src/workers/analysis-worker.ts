import { runAnalysis } from "@parlance/engine/analysis";
import type { AnalysisCalls } from "./analysis-calls.ts";
import { serveCalls } from "./serve-calls.ts";

/** The worker of analyses. */
serveCalls<AnalysisCalls>(
  { analyse: ({ table, query, now }) => runAnalysis(table, query, now) },
  () => undefined,
);
