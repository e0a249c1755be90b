import { resolve } from "node:path";
import { failed, type Result, success } from "@parlance/contract";
import { z } from "zod";

const flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");

const environmentSchema = z.object({
  PORT: z.coerce.number("must be a number").int().min(0).max(65_535).default(8000),
  HOST: z.string().min(1).default("localhost"),
  ALLOW_PUBLIC: flag.default(false),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  UPLOAD_LIMIT_MB: z.coerce.number("must be a number").int().min(1).max(100_000).default(100),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: "must be an http:// or https:// address" }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: z.string().min(3).max(320).default("Parlance <parlance@localhost>"),
  ALLOW_PRIVATE_HOSTS: flag.optional(),
  BIGQUERY_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .optional(),
  SNOWFLAKE_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .optional(),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, "must be 64 hexadecimal digits")
    .optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
});

/** What an operator can set, read once at the start. Sizes are bytes, paths absolute. */
export type Settings = {
  port: number;
  host: string;
  dataFolder: string;
  /** Null for the embedded database in the data folder. */
  databaseUrl: string | null;
  uploadLimitBytes: number;
  /** Where people reach the server; null for its own address. */
  publicUrl: string | null;
  /** Null writes mail into the data folder. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Whether databases at private addresses may be connected; by default only where people reach the server from this machine alone. */
  allowPrivateHosts: boolean;
  /** Addresses in place of the vendors' own: private links, and servers of tests. */
  warehouseEndpoints: { bigquery?: string; snowflake?: string };
  /** Key of the secrets at rest, 32 bytes in hexadecimal; null for the one in the data folder. */
  secretKey: string | null;
  logLevel: string;
};

/** Reads the environment; empty variables count as not set. Fails with one sentence a wrong variable. */
export function readSettings(environment: NodeJS.ProcessEnv): Result<Settings, string> {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== "");
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success)
    return failed(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  const { PORT, HOST, ALLOW_PUBLIC, DATA_DIR, DATABASE_URL, UPLOAD_LIMIT_MB, LOG_LEVEL } = parsed.data;
  const { PUBLIC_URL, SMTP_URL, MAIL_FROM, ALLOW_PRIVATE_HOSTS, SECRET_KEY } = parsed.data;
  const { BIGQUERY_ENDPOINT, SNOWFLAKE_ENDPOINT } = parsed.data;
  if (!ALLOW_PUBLIC && !isLoopback(HOST))
    return failed(
      `HOST: ${HOST} can be reached from other machines. Set ALLOW_PUBLIC=true if that is meant, or leave HOST out.`,
    );
  return success({
    port: PORT,
    host: HOST,
    dataFolder: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    uploadLimitBytes: UPLOAD_LIMIT_MB * 1_048_576,
    publicUrl: PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    smtpUrl: SMTP_URL ?? null,
    mailFrom: MAIL_FROM,
    allowPrivateHosts: ALLOW_PRIVATE_HOSTS ?? isLoopback(HOST),
    warehouseEndpoints: {
      ...(BIGQUERY_ENDPOINT === undefined ? {} : { bigquery: BIGQUERY_ENDPOINT }),
      ...(SNOWFLAKE_ENDPOINT === undefined ? {} : { snowflake: SNOWFLAKE_ENDPOINT }),
    },
    secretKey: SECRET_KEY ?? null,
    logLevel: LOG_LEVEL,
  });
}

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);
