import type { DataSource } from "@parlance/contract";
import type { WarehouseForm } from "../../api/warehouses.ts";

/** What stands in the fields of a form, by name. */
export type SettingsDraft = Record<string, string>;

type Fields = WarehouseForm["fields"];

/** What an empty form shows, or one of a source that exists: its settings, without its secrets. */
export function initialSettings(fields: Fields, config: DataSource["config"] | null): SettingsDraft {
  return Object.fromEntries(
    fields.map(({ name, initial }) => [name, String(config?.[name] ?? initial ?? "")]),
  );
}

/** What is missing, by field; secrets that a kept source has may stay empty. */
export function missingSettings(fields: Fields, draft: SettingsDraft, kept: boolean): Record<string, string> {
  const missing = fields.filter(
    ({ name, required, secret }) => required && !(secret && kept) && (draft[name] ?? "").trim() === "",
  );
  return Object.fromEntries(missing.map(({ name, label }) => [name, `${label} is required`]));
}
