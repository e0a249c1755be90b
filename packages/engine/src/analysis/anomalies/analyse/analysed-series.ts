import type { TableSeries } from "../../table-series/read-table-series.ts";
import type { DetectedAnomalies } from "../anomaly.ts";

/** A series of a result and what was found in it; indexes count the series' own rows. */
export type AnalysedSeries = { series: TableSeries; detected: DetectedAnomalies };
