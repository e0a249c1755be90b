import type { BigQuery } from "@google-cloud/bigquery";
import { type Failure, failed, type Result, success } from "@parlance/contract";
import type { RawResult, RunLimits, Statement } from "@parlance/engine";
import { z } from "zod";
import type { FailureContext } from "../driver/failure-context.ts";
import type { RowCollector } from "../driver/row-collector.ts";
import { runLimited } from "../driver/run-limited.ts";
import type { Stop } from "../driver/watch-limits.ts";
import { bigqueryFailure } from "./failure.ts";
import { jobSchema, pageSchema, request } from "./request.ts";
import type { BigquerySettings } from "./settings.ts";
import { bigqueryParameter, bigqueryValue } from "./values.ts";

/** What a run needs of the open source. */
export type BigquerySource = {
  client: BigQuery;
  settings: BigquerySettings;
  context: FailureContext;
  maximumBytes: number;
};

/** Rows of one page and milliseconds that BigQuery may hold back an answer for. */
const page = { maxResults: 10_000, timeoutMs: 5000, "formatOptions.useInt64Timestamp": true };

/**
 * Runs one SELECT as a job, after a dry run has said what it is and how many bytes it would read. Time-out, cancelling and a
 * full collector cancel the job. Fails as too-costly above the settings' limit.
 */
export const runBigquery = async (
  source: BigquerySource,
  statement: Statement,
  limits: RunLimits,
): Promise<Result<RawResult, Failure>> => {
  let isRunning = false;
  let bytesRead: number | undefined;
  const result = await runLimited({
    statement,
    limits,
    maximumBytes: source.maximumBytes,
    stream: async (rows, watch) => {
      const cost = await dryRun(source, statement);
      if (!cost.ok) return cost.failure;
      isRunning = true;
      if (watch.stopped() === null) bytesRead = await runJob(source, statement, limits, rows, watch);
      return null;
    },
    failureOf: (error) => {
      const sql = statement.text;
      const failure = bigqueryFailure(error, { ...source.context, sql });
      return isRunning && failure.code === "unreachable"
        ? { ...failure, code: "connection-lost", sql }
        : failure;
    },
  });
  return result.ok && bytesRead !== undefined ? success({ ...result.value, bytesRead }) : result;
};

async function dryRun(source: BigquerySource, statement: Statement): Promise<Result<null, Failure>> {
  const configuration = { dryRun: true, query: queryOf(source, statement) };
  const { statistics } = await insertJob(source, { configuration });
  const kind = statistics?.query?.statementType ?? "SELECT";
  if (kind !== "SELECT")
    return failed({ code: "refused", sql: statement.text, cause: `${kind} is not run here, only SELECT` });
  const bytes = Number(statistics?.totalBytesProcessed ?? 0);
  const limitBytes = byteLimit(source);
  return bytes > limitBytes
    ? failed({ code: "too-costly", sql: statement.text, bytes, limitBytes })
    : success(null);
}

const byteLimit = ({ settings }: BigquerySource): number => Math.round(settings.maximumGigabytes * 2 ** 30);

function queryOf(source: BigquerySource, { text, parameters }: Statement): object {
  const { projectId, dataset, timeZone } = source.settings;
  return {
    query: text,
    useLegacySql: false,
    parameterMode: "POSITIONAL",
    queryParameters: parameters.map(bigqueryParameter),
    defaultDataset: { projectId, datasetId: dataset },
    connectionProperties: [{ key: "time_zone", value: timeZone }],
    maximumBytesBilled: String(byteLimit(source)),
  };
}

function insertJob({ client, settings }: BigquerySource, job: { configuration: object }) {
  const jobReference =
    settings.location === ""
      ? {}
      : { jobReference: { projectId: settings.projectId, location: settings.location } };
  return request(client, { method: "POST", uri: "/jobs", json: { ...job, ...jobReference } }, jobSchema);
}

/** Gives the rows to the collector; the bytes that BigQuery says it read for them. */
async function runJob(
  source: BigquerySource,
  statement: Statement,
  { timeoutSeconds }: RunLimits,
  rows: RowCollector,
  watch: Stop,
): Promise<number | undefined> {
  const { client } = source;
  const configuration = {
    jobTimeoutMs: String(Math.round(timeoutSeconds * 1000)),
    query: queryOf(source, statement),
  };
  const { jobReference } = await insertJob(source, { configuration });
  const where = jobReference?.location === undefined ? {} : { location: jobReference.location };
  const uri = `/queries/${jobReference?.jobId ?? ""}`;
  const cancel = (): void => {
    const call = { method: "POST" as const, uri: `/jobs/${jobReference?.jobId ?? ""}/cancel`, qs: where };
    void request(client, call, z.unknown()).catch(() => undefined);
  };
  const stopped = new Promise<null>((resolve) => watch.onStop(() => resolve(null)));
  watch.onStop(cancel);
  let pageToken: string | undefined;
  for (;;) {
    const qs = { ...page, ...where, ...(pageToken === undefined ? {} : { pageToken }) };
    const next = await Promise.race([request(client, { method: "GET", uri, qs }, pageSchema), stopped]);
    if (next === null) return undefined;
    if (!next.jobComplete) continue;
    const types = next.schema?.fields.map(({ type, mode }) => (mode === "REPEATED" ? "ARRAY" : type)) ?? [];
    const isFull = next.rows.some(
      ({ f }) => !rows.add(f.map(({ v }, index) => bigqueryValue(v, types[index] ?? "STRING"))),
    );
    pageToken = next.pageToken;
    if (isFull || pageToken === undefined) return bytesOf(next.totalBytesProcessed);
  }
}

const bytesOf = (told: string | undefined): number | undefined =>
  told === undefined ? undefined : Number(told);
