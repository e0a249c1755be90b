import { type DuckDBConnection, type DuckDBPreparedStatement, StatementType } from "@duckdb/node-api";
import { type Failure, failed, type Literal, type Result, success } from "@parlance/contract";
import type { RawResult, RunLimits, Statement } from "@parlance/engine";
import { bindParameters, chunkRows } from "./values.ts";

/**
 * Runs one SELECT on a connection of its own. Rows are fetched chunk by chunk, so that the event loop breathes between
 * them; time-out and cancelling interrupt the connection. Fails as refused, timed-out, too-large or cancelled.
 */
export async function runStatement(
  connection: DuckDBConnection,
  statement: Statement,
  limits: RunLimits,
): Promise<Result<RawResult, Failure>> {
  if (limits.signal?.aborted) return failed({ code: "cancelled" });
  let stopped: Failure | null = null;
  const stop = (failure: Failure): void => {
    stopped ??= failure;
    connection.interrupt();
  };
  const cancel = (): void => stop({ code: "cancelled" });
  const seconds = limits.timeoutSeconds;
  const timer = setTimeout(() => stop({ code: "timed-out", sql: statement.text, seconds }), seconds * 1000);
  limits.signal?.addEventListener("abort", cancel);
  try {
    const prepared = await connection.prepare(statement.text);
    if (prepared.statementType !== StatementType.SELECT)
      return failed({ code: "refused", sql: statement.text, cause: "only SELECT statements are run" });
    bindParameters(prepared, statement.parameters);
    const result = await fetchRows(prepared, limits.maximumRows, () => stopped !== null);
    return stopped === null ? success(result) : failed(stopped);
  } catch (error) {
    return failed(stopped ?? refusal(statement.text, error));
  } finally {
    clearTimeout(timer);
    limits.signal?.removeEventListener("abort", cancel);
  }
}

async function fetchRows(
  prepared: DuckDBPreparedStatement,
  maximumRows: number,
  isStopped: () => boolean,
): Promise<RawResult> {
  const result = await prepared.stream();
  const rows: Literal[][] = [];
  while (rows.length <= maximumRows && !isStopped()) {
    const chunk = await result.fetchChunk();
    if (chunk === null || chunk.rowCount === 0) break;
    for (const row of chunkRows(chunk)) rows.push(row);
  }
  const truncated = rows.length > maximumRows;
  return { rows: truncated ? rows.slice(0, maximumRows) : rows, truncated };
}

function refusal(sql: string, error: unknown): Failure {
  const cause = error instanceof Error ? error.message : String(error);
  return cause.startsWith("Out of Memory")
    ? { code: "too-large", sql, limit: "the memory that the engine may use" }
    : { code: "refused", sql, cause };
}
