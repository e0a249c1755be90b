import { z } from "zod";
import { reachTexts, serverSettings, sessionTexts } from "../driver/server-settings.ts";
import { settingsForm } from "../driver/settings-form.ts";

/** How to reach a PostgreSQL server, or one that speaks its protocol. `schemas` empty means all of them. */
export const postgresqlSettings = serverSettings(5432).extend({ schemas: z.string().max(2000).default("") });
export type PostgresqlSettings = z.infer<typeof postgresqlSettings>;

/** The form of a PostgreSQL connection. */
export const postgresqlForm = settingsForm(postgresqlSettings, {
  ...reachTexts,
  schemas: {
    label: "Schemas",
    input: "text",
    advanced: true,
    placeholder: "public, sales",
    help: "Separated by commas; empty for all of them.",
  },
  ...sessionTexts,
});
