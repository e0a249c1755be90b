import type { MysqlSettings } from "./settings.ts";

/** Statements that make a session what queries rely on: reading only, strict, in one time zone. */
export function sessionSettings({ timeZone }: Pick<MysqlSettings, "timeZone">): string[] {
  return [
    "SET SESSION TRANSACTION READ ONLY",
    "SET SESSION sql_mode = 'ANSI_QUOTES,PIPES_AS_CONCAT,STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION'",
    `SET SESSION time_zone = '${timeZone === "UTC" ? "+00:00" : timeZone}'`,
  ];
}
