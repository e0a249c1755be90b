import type { z } from "zod";
import { reachTexts, serverSettings, sessionTexts } from "../driver/server-settings.ts";
import { settingsForm } from "../driver/settings-form.ts";

/** How to reach a MySQL or MariaDB server, or one that speaks its protocol. */
export const mysqlSettings = serverSettings(3306);
export type MysqlSettings = z.infer<typeof mysqlSettings>;

/** The form of a MySQL connection. */
export const mysqlForm = settingsForm(mysqlSettings, {
  ...reachTexts,
  ...sessionTexts,
  timeZone: {
    ...sessionTexts.timeZone,
    help: "Instants (TIMESTAMP columns) are shown and grouped in this one.",
  },
});
