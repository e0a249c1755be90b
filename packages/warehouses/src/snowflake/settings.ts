import { z } from "zod";
import { timeZoneName } from "../driver/common-settings.ts";
import { settingsForm } from "../driver/settings-form.ts";

const name = z.string().trim().min(1).max(255);

/** How to reach a schema of a Snowflake database. With a private key the password is not used. */
export const snowflakeSettings = z.object({
  account: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/, "must be an account identifier, such as myorg-account123")
    .refine(
      (account) => !/snowflakecomputing/i.test(account),
      "must be the part before .snowflakecomputing.com",
    ),
  warehouse: name,
  database: name,
  schema: name.default("PUBLIC"),
  username: name,
  password: z.string().max(2000).default(""),
  privateKey: z.string().max(20_000).default(""),
  privateKeyPassphrase: z.string().max(2000).default(""),
  role: z.string().trim().max(255).default(""),
  timeZone: timeZoneName.default("UTC"),
});
export type SnowflakeSettings = z.infer<typeof snowflakeSettings>;

/** The form of a Snowflake connection. */
export const snowflakeForm = settingsForm(snowflakeSettings, {
  account: { label: "Account", input: "text", placeholder: "myorg-account123" },
  warehouse: { label: "Warehouse", input: "text" },
  database: { label: "Database", input: "text" },
  schema: { label: "Schema", input: "text" },
  username: { label: "Username", input: "text" },
  password: { label: "Password", input: "password", secret: true },
  privateKey: {
    label: "Private key",
    input: "multiline",
    secret: true,
    advanced: true,
    help: "PEM text of a key pair's private key, in place of a password.",
  },
  privateKeyPassphrase: {
    label: "Passphrase of the private key",
    input: "password",
    secret: true,
    advanced: true,
  },
  role: { label: "Role", input: "text", advanced: true, help: "Empty for the user's own." },
  timeZone: {
    label: "Time zone",
    input: "text",
    advanced: true,
    help: "Instants with a zone are shown and grouped in this one.",
  },
});
