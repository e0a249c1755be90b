import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Literal } from "@parlance/contract";
import type { TestTable } from "../../file/testing/test-model.ts";
import { makeVendorDatabase, type VendorDatabase, type VendorResult } from "./vendor-database.ts";

/** How the server is told to behave from now on: as on a good day, slow, or refusing. */
export type Behaviour = {
  delay: number;
  status: number | null;
  /** Bytes that a dry run says a query would read. */
  bytes: number;
  /** A table that the account may not read. */
  denied: string | null;
  /** A table whose queries must filter on its partitions. */
  filtered: string | null;
};

/** A local server that speaks BigQuery's REST interface and answers from DuckDB. */
export type BigqueryServer = {
  url: string;
  behave(behaviour: Partial<Behaviour>): void;
  /** Ids of cancelled jobs. */
  cancelled: string[];
  /** The time zones that queries asked for, in their order. */
  zones: string[];
  stop(): Promise<void>;
};

/** Starts one on a free port with tables of one dataset, `shop`. */
export async function startBigquery(tables: TestTable[]): Promise<BigqueryServer> {
  const database = await makeVendorDatabase("bigquery", tables);
  const behaviour: Behaviour = { delay: 0, status: null, bytes: 1000, denied: null, filtered: null };
  const cancelled: string[] = [];
  const zones: string[] = [];
  const jobs = new Map<string, Promise<VendorResult>>();
  const server = createServer((message, response) => {
    void answer(message, { database, behaviour, jobs, cancelled, zones }).then(
      (body) => send(response, 200, body),
      (error: Error & { status?: number; reason?: string }) => {
        const code = error.status ?? 400;
        const { message: text } = error;
        send(response, code, {
          error: { code, message: text, errors: [{ reason: error.reason ?? "invalidQuery", message: text }] },
        });
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    cancelled,
    zones,
    behave: (changes) => Object.assign(behaviour, changes),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      database.close();
    },
  };
}

type State = {
  database: VendorDatabase;
  behaviour: Behaviour;
  jobs: Map<string, Promise<VendorResult>>;
  cancelled: string[];
  zones: string[];
};

async function answer(message: IncomingMessage, state: State): Promise<object> {
  const { behaviour } = state;
  if (behaviour.status !== null)
    throw refusal(behaviour.status, "Request had invalid authentication credentials.", "authError");
  const { pathname, searchParams } = new URL(message.url ?? "", "http://local");
  const path = pathname.replace(/^\/bigquery\/v2\/projects\/[^/]+/, "");
  const body: unknown = JSON.parse((await bodyOf(message)) || "{}");
  if (path === "/jobs") return startJob(body as JobRequest, state);
  const cancel = /^\/jobs\/(.+)\/cancel$/.exec(path)?.[1];
  if (cancel !== undefined) {
    state.cancelled.push(cancel);
    return {};
  }
  const job = /^\/queries\/(.+)$/.exec(path)?.[1];
  if (job !== undefined)
    return {
      ...pageOf(await state.jobs.get(job), searchParams),
      totalBytesProcessed: String(behaviour.bytes),
    };
  const [, dataset, table] = /^\/datasets\/(\w+)\/tables(?:\/(.+))?$/.exec(path) ?? [];
  if (dataset !== "shop") throw refusal(404, `Not found: Dataset p:${dataset}`, "notFound");
  if (table === undefined)
    return { tables: state.database.tables.map(({ name }) => ({ tableReference: { tableId: name } })) };
  return describe(state.database, table, behaviour);
}

type JobRequest = {
  configuration: {
    dryRun?: boolean;
    query: {
      query: string;
      connectionProperties: { key: string; value: string }[];
      queryParameters: { parameterType: { type: string }; parameterValue: { value: string | null } }[];
    };
  };
};

async function startJob(
  { configuration }: JobRequest,
  { database, behaviour, jobs, zones }: State,
): Promise<object> {
  const { query, queryParameters, connectionProperties } = configuration.query;
  zones.push(...connectionProperties.flatMap(({ key, value }) => (key === "time_zone" ? [value] : [])));
  checkTimes(query, database);
  if (behaviour.denied !== null && query.includes(`\`${behaviour.denied}\``))
    throw refusal(
      403,
      `Access Denied: Table p:shop.${behaviour.denied}: User does not have permission to query table`,
      "accessDenied",
    );
  if (behaviour.filtered !== null) checkPartitions(query, behaviour.filtered);
  const values = queryParameters.map(({ parameterType, parameterValue }) =>
    typed(parameterValue.value, parameterType.type),
  );
  if (configuration.dryRun === true) {
    const statementType =
      /^\s*\(*\s*(select|with)/i.test(query) && !/\b(delete|insert|update)\b/i.test(query)
        ? "SELECT"
        : "DELETE";
    return { statistics: { totalBytesProcessed: String(behaviour.bytes), query: { statementType } } };
  }
  const jobId = randomUUID();
  const work = wait(behaviour.delay).then(() => database.run(query, values));
  work.catch(() => undefined);
  jobs.set(jobId, work);
  return { jobReference: { jobId, location: "EU" } };
}

/** Refuses as BigQuery does where a column of instants meets anything but an instant or a value. */
function checkTimes(query: string, { tables }: VendorDatabase): void {
  for (const { name, type } of tables.flatMap(({ columns }) => columns))
    if (
      type === "timestamp" &&
      new RegExp(`\\.\`${name}\` (?:[<>=]+|BETWEEN) [^?]|[<>=] \`\\w+\`\\.\`${name}\``).test(query)
    )
      throw refusal(
        400,
        "No matching signature for operator for argument types: TIMESTAMP, DATETIME",
        "invalidQuery",
      );
}

/** Refuses as BigQuery does where a table is read without a condition on the column of its partitions. */
function checkPartitions(query: string, table: string): void {
  for (const [, rest = ""] of query.matchAll(new RegExp(`(?:FROM|JOIN) \`${table}\`(?!\\.)([^)]*)`, "gi")))
    if (!/^(?: AS `\w+`)?\s+WHERE [^)]*`?placed`? >= /.test(rest))
      throw refusal(
        400,
        `Cannot query over table 'shop.${table}' without a filter over column(s) 'placed' that can be used for partition elimination`,
        "invalidQuery",
      );
}

const typed = (value: string | null, type: string): Literal =>
  value === null ? null : type === "BOOL" ? value === "true" : type === "STRING" ? value : Number(value);

const pageSize = 500;

function pageOf(result: VendorResult | undefined, parameters: URLSearchParams): object {
  if (result === undefined) throw refusal(404, "Not found: Job", "notFound");
  const start = Number(parameters.get("pageToken") ?? 0);
  const rows = result.rows.slice(start, start + pageSize);
  const isLast = start + pageSize >= result.rows.length;
  return {
    jobComplete: true,
    schema: { fields: result.columns.map(({ name, type }) => ({ name, type: bigqueryType(type) })) },
    rows: rows.map((row) => ({
      f: row.map((value, index) => ({ v: cell(value, bigqueryType(result.columns[index]?.type ?? "")) })),
    })),
    ...(isLast ? {} : { pageToken: String(start + pageSize) }),
  };
}

function bigqueryType(type: string): string {
  if (/INT/.test(type)) return "INTEGER";
  if (/^(DOUBLE|DECIMAL|FLOAT)/.test(type)) return "FLOAT";
  if (/^TIMESTAMP/.test(type)) return "TIMESTAMP";
  return type === "BOOLEAN" || type === "DATE" || type === "TIME" ? type : "STRING";
}

const cell = (value: Literal, type: string): string | null =>
  value === null
    ? null
    : type === "TIMESTAMP"
      ? String(Date.parse(`${String(value).slice(0, 23).replace(" ", "T")}Z`) * 1000)
      : String(value);

function describe({ tables }: VendorDatabase, name: string, { filtered }: Behaviour): object {
  const table = tables.find((each) => each.name === name);
  if (table === undefined) throw refusal(404, `Not found: Table p:shop.${name}`, "notFound");
  const columnTypes = {
    string: "STRING",
    integer: "INTEGER",
    decimal: "FLOAT",
    boolean: "BOOLEAN",
    date: "DATE",
    timestamp: "TIMESTAMP",
    time: "TIME",
  };
  return {
    type: "TABLE",
    numRows: String(table.rows.length),
    numBytes: "1000",
    description: `The ${name}`,
    schema: {
      fields: table.columns.map((column) => ({
        name: column.name,
        type: columnTypes[column.type],
        mode: "NULLABLE",
      })),
    },
    timePartitioning: name === "orders" ? { field: "placed" } : {},
    requirePartitionFilter: name === filtered,
    lastModifiedTime: "1700000000000",
    tableConstraints: { primaryKey: { columns: table.primaryKey } },
  };
}

const refusal = (status: number, message: string, reason: string): Error =>
  Object.assign(new Error(message), { status, reason });
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function bodyOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
