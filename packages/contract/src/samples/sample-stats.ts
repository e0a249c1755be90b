import type { StatsResponse } from "../api/tools.ts";

/** The sidebar's figures in the demo workspace, fixed by the specification. */
export const sampleStats: StatsResponse = { insights: 847, activeQueries: 23, savedCharts: 12, alarms: [] };
