import type { Failure, Result } from "@parlance/contract";
import type { RawResult, RunLimits, Statement } from "@parlance/engine";
import type { Connection, RowStatement } from "snowflake-sdk";
import type { FailureContext } from "../driver/failure-context.ts";
import type { RowCollector } from "../driver/row-collector.ts";
import { runLimited } from "../driver/run-limited.ts";
import type { Stop } from "../driver/watch-limits.ts";
import type { Reach } from "../network/reach-host.ts";
import { snowflakeFailure } from "./failure.ts";
import type { SnowflakeSession } from "./session.ts";
import { snowflakeValue } from "./values.ts";

/** What a run needs of the open source. */
export type SnowflakeSource = {
  session: SnowflakeSession;
  context: FailureContext;
  maximumBytes: number;
  reach: Reach;
};

/** Runs one SELECT, rows as they arrive. Time-out, cancelling and a full collector cancel the statement. */
export const runSnowflake = (
  { session, context, maximumBytes, reach }: SnowflakeSource,
  statement: Statement,
  limits: RunLimits,
): Promise<Result<RawResult, Failure>> =>
  runLimited({
    statement,
    limits,
    maximumBytes,
    stream: async (rows, watch) => {
      const opened = await session.take();
      if (!opened.ok) return opened.failure;
      if (watch.stopped() === null)
        await whileReached(reach, () => stream(opened.value, statement, rows, watch));
      return null;
    },
    failureOf: (error) => snowflakeFailure(error, { ...context, sql: statement.text }),
  });

/** Milliseconds between two looks at whether the service is still there. */
const pulse = 3000;

/** The work's result, unless the service is gone twice in a row: the client itself would try again for minutes. */
async function whileReached(reach: Reach, work: () => Promise<void>): Promise<void> {
  let lose = (_: Error): void => {};
  let missed = 0;
  const lost = new Promise<never>((_, reject) => {
    lose = reject;
  });
  const timer = setInterval(() => {
    void reach().then((error) => {
      missed = error === null ? 0 : missed + 1;
      if (missed > 1) lose(Object.assign(new Error("the service is gone"), { code: "ECONNRESET" }));
    });
  }, pulse);
  try {
    await Promise.race([work(), lost]);
  } finally {
    clearInterval(timer);
  }
}

async function stream(
  connection: Connection,
  { text, parameters }: Statement,
  rows: RowCollector,
  watch: Stop,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const running = connection.execute({
      sqlText: text,
      binds: parameters,
      rowMode: "array",
      streamResult: true,
      fetchAsString: ["Number", "Date"],
      complete: (error, finished) => {
        if (error) reject(error);
        else read(finished as RowStatement, rows, resolve, reject);
      },
    }) as RowStatement;
    watch.onStop(() => {
      running.cancel(() => undefined);
      resolve();
    });
  });
}

function read(
  statement: RowStatement,
  rows: RowCollector,
  resolve: () => void,
  reject: (error: Error) => void,
): void {
  const types = (statement.getColumns() ?? []).map((column) => column.getType());
  const source = statement.streamRows();
  source.on("data", (row: unknown[]) => {
    if (rows.add(row.map((value, index) => snowflakeValue(value, types[index] ?? "")))) return;
    source.destroy();
    resolve();
  });
  source.on("error", reject);
  source.on("end", () => resolve());
}
