import { z } from "zod";
import { encryptionChoices, hostName, portNumber, timeZoneName } from "./common-settings.ts";
import type { FieldText } from "./settings-form.ts";

/** The settings that every server of one's own has: where it is, who asks, how the connection is encrypted. */
export const serverSettings = (port: number) =>
  z.object({
    host: hostName,
    port: portNumber.default(port),
    database: z.string().trim().min(1).max(200),
    username: z.string().trim().min(1).max(200),
    password: z.string().max(2000).default(""),
    encryption: z.enum(["prefer", "require", "verify", "disable"]).default("prefer"),
    certificate: z.string().max(100_000).optional(),
    timeZone: timeZoneName.default("UTC"),
    connections: z.coerce.number().int().min(1).max(20).default(4),
  });

/** Texts of the fields that a form begins with. */
export const reachTexts = {
  host: { label: "Host", input: "text", placeholder: "db.example.com" },
  port: { label: "Port", input: "number" },
  database: { label: "Database", input: "text" },
  username: { label: "Username", input: "text" },
  password: { label: "Password", input: "password", secret: true },
} satisfies Record<string, FieldText>;

/** Texts of the advanced fields that a form ends with. */
export const sessionTexts = {
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
} satisfies Record<string, FieldText>;
