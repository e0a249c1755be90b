import { z } from "zod";
import { encryptionChoices, hostName, portNumber, timeZoneName } from "../driver/common-settings.ts";
import { settingsForm } from "../driver/settings-form.ts";

/** How to reach a MySQL or MariaDB server, or one that speaks its protocol. */
export const mysqlSettings = z.object({
  host: hostName,
  port: portNumber.default(3306),
  database: z.string().trim().min(1).max(200),
  username: z.string().trim().min(1).max(200),
  password: z.string().max(2000).default(""),
  encryption: z.enum(["prefer", "require", "verify", "disable"]).default("prefer"),
  certificate: z.string().max(100_000).optional(),
  timeZone: timeZoneName.default("UTC"),
  connections: z.coerce.number().int().min(1).max(20).default(4),
});
export type MysqlSettings = z.infer<typeof mysqlSettings>;

/** The form of a MySQL connection. */
export const mysqlForm = settingsForm(mysqlSettings, {
  host: { label: "Host", input: "text", placeholder: "db.example.com" },
  port: { label: "Port", input: "number" },
  database: { label: "Database", input: "text" },
  username: { label: "Username", input: "text" },
  password: { label: "Password", input: "password", secret: true },
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
    help: "Instants (TIMESTAMP columns) are shown and grouped in this one.",
  },
  connections: { label: "Connections", input: "number", advanced: true, help: "Open at a time, at most." },
});
