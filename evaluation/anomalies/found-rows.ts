import { detectAnomalies } from "@parlance/engine";

type Series = { dates: readonly string[]; values: readonly (number | null)[] };

/** The rows of all that is found in a series. */
export const flaggedRows = ({ dates, values }: Series): number[] =>
  detectAnomalies(dates, values).found.flatMap(({ rows }) => rows);

/** The rows on which a series' level or trend changes. */
export const changedRows = ({ dates, values }: Series): number[] =>
  detectAnomalies(dates, values).found.flatMap(({ kind, rows }) => (kind === "outlier" ? [] : rows));
