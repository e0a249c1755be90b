import type { MysqlSettings } from "./settings.ts";

const readOnly = "SET SESSION TRANSACTION READ ONLY";

/** Errors of a server that has no such setting: TiDB knows no reading transaction, and single SELECTs are all that is sent. */
const unsupported = new Set([1193, 1235]);

/** Whether a session may go on without a setting that was refused. */
export const isDispensable = (text: string, error: unknown): boolean =>
  text === readOnly && error instanceof Error && "errno" in error && unsupported.has(Number(error.errno));

/** Statements that make a session what queries rely on: reading only, strict, in one time zone. */
export function sessionSettings({ timeZone }: Pick<MysqlSettings, "timeZone">): string[] {
  return [
    readOnly,
    "SET SESSION sql_mode = 'ANSI_QUOTES,PIPES_AS_CONCAT,STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION'",
    `SET SESSION time_zone = '${timeZone === "UTC" ? "+00:00" : timeZone}'`,
  ];
}
