import type { Analysed, Failure, Literal, Result, ResultTable, SemanticQuery } from "@parlance/contract";

/** One statement with its values apart; the dialect's placeholders stand in `text` in the order of `parameters`. */
export type Statement = { text: string; parameters: Literal[] };

/** Caps of one run. `timeoutSeconds` and `maximumRows` are enforced by the warehouse; `signal` cancels. */
export type RunLimits = { timeoutSeconds: number; maximumRows: number; signal: AbortSignal | null };

/**
 * Rows in the statement's column order; dates and timestamps as ISO strings, big integers as strings. `bytesRead` where the
 * warehouse tells what the statement made it read.
 */
export type RawResult = { rows: Literal[][]; truncated: boolean; bytesRead?: number };

/** What the engine needs of a data source: run one read-only statement. Failures are refused, timed-out, too-large, cancelled, unreachable. */
export type Warehouse = { run(statement: Statement, limits: RunLimits): Promise<Result<RawResult, Failure>> };

/**
 * Who carries out an analysis: `runAnalysis` itself, or somebody who runs it where it holds nobody up and can be stopped
 * midway. `now` (ISO) tells which periods are over. Fails as cancelled; out of time it gives the table with a note.
 */
export type Analyst = {
  analyse(
    table: ResultTable,
    query: SemanticQuery,
    now: string,
    limits: Pick<RunLimits, "timeoutSeconds" | "signal">,
  ): Promise<Result<Analysed, Failure>>;
};

/** The instant that counts as now: ISO timestamp without zone, in the workspace's time zone. */
export type Clock = { now(): string };

/** Monotonic milliseconds, for the times that an answer shows. */
export type Stopwatch = { milliseconds(): number };

/** The distinct values of one column, for the value index; `count` is the rows that hold it. */
export type ColumnValues = { table: string; column: string; values: { value: string; count: number }[] };
