import { z } from "zod";
import { encryptionChoices, hostName, portNumber, timeZoneName } from "../driver/common-settings.ts";
import { settingsForm } from "../driver/settings-form.ts";

/** How to reach a PostgreSQL server, or one that speaks its protocol. `schemas` empty means all of them. */
export const postgresqlSettings = z.object({
  host: hostName,
  port: portNumber.default(5432),
  database: z.string().trim().min(1).max(200),
  username: z.string().trim().min(1).max(200),
  password: z.string().max(2000).default(""),
  schemas: z.string().max(2000).default(""),
  encryption: z.enum(["prefer", "require", "verify", "disable"]).default("prefer"),
  certificate: z.string().max(100_000).optional(),
  timeZone: timeZoneName.default("UTC"),
  connections: z.coerce.number().int().min(1).max(20).default(4),
});
export type PostgresqlSettings = z.infer<typeof postgresqlSettings>;

/** The form of a PostgreSQL connection. */
export const postgresqlForm = settingsForm(postgresqlSettings, {
  host: { label: "Host", input: "text", placeholder: "db.example.com" },
  port: { label: "Port", input: "number" },
  database: { label: "Database", input: "text" },
  username: { label: "Username", input: "text" },
  password: { label: "Password", input: "password", secret: true },
  schemas: {
    label: "Schemas",
    input: "text",
    advanced: true,
    placeholder: "public, sales",
    help: "Separated by commas; empty for all of them.",
  },
  encryption: { label: "Encryption", input: "choice", advanced: true, choices: encryptionChoices },
  certificate: {
    label: "Certificate authority",
    input: "multiline",
    advanced: true,
    help: "PEM text, where the server's certificate is not signed by a public one.",
  },
  timeZone: {
    label: "Time zone",
    input: "text",
    advanced: true,
    help: "Instants with a zone are shown and grouped in this one.",
  },
  connections: { label: "Connections", input: "number", advanced: true, help: "Open at a time, at most." },
});
