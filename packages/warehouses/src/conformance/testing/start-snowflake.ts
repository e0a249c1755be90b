import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { Literal } from "@parlance/contract";
import type { TestTable } from "../../file/testing/test-model.ts";
import { makeVendorDatabase, type VendorDatabase, type VendorResult } from "./vendor-database.ts";

/** How the server is told to behave from now on. */
export type SnowflakeBehaviour = {
  delay: number;
  /** A log-in or statement is refused with this. */
  refusal: { code: string; message: string; sqlState: string } | null;
};

/** A local server that speaks what Snowflake's client sends, and answers from DuckDB. */
export type SnowflakeServer = {
  url: string;
  behave(behaviour: Partial<SnowflakeBehaviour>): void;
  /** Statements that the client asked to abort. */
  aborted: string[];
  /** Log-ins so far: the data of each. */
  logins: Record<string, unknown>[];
  stop(): Promise<void>;
};

/** Starts one on a free port with the tables in a schema `shop`. The password is `secret`. */
export async function startSnowflake(tables: TestTable[]): Promise<SnowflakeServer> {
  const database = await makeVendorDatabase("snowflake", [...tables, ...catalogueTables(tables)]);
  const state: State = { database, tables, behaviour: { delay: 0, refusal: null }, aborted: [], logins: [] };
  const server = createServer((message, response) => {
    void answer(message, state).then(
      (data) => send(response, { data, code: null, message: null, success: true }),
      (error: Error & { code?: string; sqlState?: string }) => {
        const code = error.code ?? "001003";
        const data = { errorCode: code, sqlState: error.sqlState ?? "42000", queryId: randomUUID() };
        send(response, { data, code, message: error.message, success: false });
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    behave: (changes) => Object.assign(state.behaviour, changes),
    aborted: state.aborted,
    logins: state.logins,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      database.close();
    },
  };
}

type State = {
  database: VendorDatabase;
  tables: TestTable[];
  behaviour: SnowflakeBehaviour;
  aborted: string[];
  logins: Record<string, unknown>[];
};

async function answer(message: IncomingMessage, state: State): Promise<object> {
  const { pathname } = new URL(message.url ?? "", "http://local");
  const body = JSON.parse((await bodyOf(message)) || "{}") as {
    data?: Record<string, unknown>;
    sqlText?: string;
    bindings?: Bindings;
  };
  const { refusal } = state.behaviour;
  if (pathname === "/session/v1/login-request") return logIn(body.data ?? {}, state);
  if (pathname.endsWith("/abort-request")) {
    state.aborted.push(pathname);
    return {};
  }
  if (pathname !== "/queries/v1/query-request") return {};
  const sql = body.sqlText ?? "";
  if (/^ALTER SESSION/.test(sql)) return answered({ columns: [], rows: [] });
  if (/^SHOW PRIMARY KEYS/.test(sql)) return answered(primaryKeys(state.tables));
  if (/^SHOW IMPORTED KEYS/.test(sql)) return answered({ columns: [], rows: [] });
  if (refusal !== null) throw refused(refusal);
  await new Promise((resolve) => setTimeout(resolve, state.behaviour.delay));
  if (/CURRENT_VERSION/.test(sql))
    return answered({
      columns: [
        { name: "A", type: "VARCHAR" },
        { name: "B", type: "VARCHAR" },
      ],
      rows: [["9.1.0", "READER"]],
    });
  const text = sql.replaceAll(/INFORMATION_SCHEMA\.(\w+)/g, "INFORMATION_SCHEMA_$1");
  return answered(await state.database.run(text, bound(body.bindings ?? {})));
}

function logIn(data: Record<string, unknown>, { behaviour, logins }: State): object {
  logins.push(data);
  if (behaviour.refusal !== null) throw refused(behaviour.refusal);
  if (data.AUTHENTICATOR !== "SNOWFLAKE_JWT" && data.PASSWORD !== "secret")
    throw refused({
      code: "390100",
      message: "Incorrect username or password was specified.",
      sqlState: "08001",
    });
  return {
    token: "token",
    masterToken: "master",
    validityInSeconds: 3600,
    masterValidityInSeconds: 14_400,
    sessionId: 1,
    parameters: formats,
    sessionInfo: { databaseName: "DB", schemaName: "shop", warehouseName: "WH", roleName: "READER" },
  };
}

const formats = [
  ["DATE_OUTPUT_FORMAT", "YYYY-MM-DD"],
  ["TIME_OUTPUT_FORMAT", "HH24:MI:SS.FF3"],
  ["TIMESTAMP_OUTPUT_FORMAT", "YYYY-MM-DD HH24:MI:SS.FF3"],
  ["TIMESTAMP_NTZ_OUTPUT_FORMAT", "YYYY-MM-DD HH24:MI:SS.FF3"],
  ["TIMEZONE", "UTC"],
].map(([name, value]) => ({ name, value }));

type Bindings = Record<string, { type: string; value: string | null }>;

const bound = (bindings: Bindings): Literal[] =>
  Object.values(bindings).map(({ type, value }) =>
    value === null ? null : type === "TEXT" ? value : type === "BOOLEAN" ? value === "true" : Number(value),
  );

function answered({ columns, rows }: VendorResult): object {
  const types = columns.map(({ type }) => snowflakeType(type));
  return {
    parameters: formats,
    rowtype: columns.map(({ name }, index) => ({
      name,
      type: types[index],
      nullable: true,
      precision: 38,
      scale: types[index] === "timestamp_ntz" ? 9 : 0,
      length: 1000,
    })),
    rowset: rows.map((row) => row.map((value, index) => cell(value, types[index] ?? "text"))),
    total: rows.length,
    returned: rows.length,
    queryId: randomUUID(),
    statementTypeId: 4096,
    version: 1,
    queryResultFormat: "json",
    finalDatabaseName: "DB",
    finalSchemaName: "shop",
    finalWarehouseName: "WH",
    finalRoleName: "READER",
  };
}

function snowflakeType(type: string): string {
  if (/INT/.test(type)) return "fixed";
  if (/^(DOUBLE|DECIMAL|FLOAT)/.test(type)) return "real";
  if (/^TIMESTAMP/.test(type)) return "timestamp_ntz";
  return type === "BOOLEAN" || type === "DATE" || type === "TIME" ? type.toLowerCase() : "text";
}

function cell(value: Literal, type: string): string | null {
  if (value === null) return null;
  const text = String(value);
  if (type === "boolean") return text === "true" ? "1" : "0";
  if (type === "date") return String(Date.parse(`${text}T00:00:00Z`) / 86_400_000);
  if (type === "timestamp_ntz")
    return `${Date.parse(`${text.replace(/\+00$/, "").slice(0, 23).replace(" ", "T")}Z`) / 1000}.000000000`;
  return text;
}

/** What INFORMATION_SCHEMA holds, as tables of their own. */
function catalogueTables(tables: TestTable[]): TestTable[] {
  const typeNames = {
    string: "TEXT",
    integer: "NUMBER",
    decimal: "FLOAT",
    boolean: "BOOLEAN",
    date: "DATE",
    timestamp: "TIMESTAMP_NTZ",
    time: "TIME",
  };
  const text = (list: string) =>
    list.split(" ").map((name) => ({
      name,
      type: /COUNT|BYTES|SCALE|POSITION/.test(name) ? ("integer" as const) : ("string" as const),
    }));
  return [
    {
      name: "INFORMATION_SCHEMA_TABLES",
      primaryKey: [],
      columns: text("TABLE_SCHEMA TABLE_NAME TABLE_TYPE ROW_COUNT BYTES COMMENT LAST_ALTERED"),
      rows: tables.map(({ name, rows }) => [
        "shop",
        name,
        "BASE TABLE",
        rows.length,
        1000,
        `The ${name}`,
        "2026-01-01 00:00:00.000",
      ]),
    },
    {
      name: "INFORMATION_SCHEMA_COLUMNS",
      primaryKey: [],
      columns: text(
        "TABLE_SCHEMA TABLE_NAME COLUMN_NAME DATA_TYPE NUMERIC_SCALE IS_NULLABLE COMMENT ORDINAL_POSITION",
      ),
      rows: tables.flatMap(({ name, columns }) =>
        columns.map((column, index): Literal[] => [
          "shop",
          name,
          column.name,
          typeNames[column.type],
          column.type === "integer" ? 0 : null,
          "YES",
          null,
          index + 1,
        ]),
      ),
    },
  ];
}

const primaryKeys = (tables: TestTable[]): VendorResult => ({
  columns: ["table_name", "column_name", "key_sequence"].map((name) => ({ name, type: "VARCHAR" })),
  rows: tables.flatMap(({ name, primaryKey }) =>
    primaryKey.map((column, index): Literal[] => [name, column, String(index + 1)]),
  ),
});

const refused = ({ code, message, sqlState }: { code: string; message: string; sqlState: string }): Error =>
  Object.assign(new Error(message), { code, sqlState });

async function bodyOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  const all = Buffer.concat(parts);
  return (message.headers["content-encoding"] === "gzip" ? gunzipSync(all) : all).toString("utf8");
}

function send(response: ServerResponse, body: object): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}
