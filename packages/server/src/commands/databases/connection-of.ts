import { failed, type Result, success, type WarehouseKind } from "@parlance/contract";
import { isServerKind, warehouses } from "@parlance/warehouses";
import type { Services } from "../../services.ts";
import type { StoredSource } from "../../store/source-store.ts";
import type { DatabaseConnection } from "../../workers/engine-calls.ts";

/** Settings as a client sends them. */
export type GivenSettings = Record<string, string | number | boolean | null>;

/** How the engine reaches a kept source; null for files. */
export function connectionOf(
  services: Services,
  { type, config, secrets }: StoredSource,
): DatabaseConnection | null {
  if (!isServerKind(type)) return null;
  const settings = { ...config, ...openSecrets(services, secrets) };
  return { kind: type, settings, ...allowedBy(services) };
}

/**
 * How to reach a database with settings that a client sent; `kept` is the source that they change, whose secrets stand in for
 * those left empty. Fails as invalid-request for kinds that have no settings.
 */
export function connectionFrom(
  services: Services,
  kind: WarehouseKind,
  given: GivenSettings,
  kept: StoredSource | null,
): Result<DatabaseConnection> {
  if (!isServerKind(kind))
    return failed({
      code: "invalid-request",
      issues: [{ path: "kind", message: "cannot be connected by settings" }],
    });
  const secrets = kept === null || kept.type !== kind ? {} : openSecrets(services, kept.secrets);
  const names = new Set(warehouses[kind].fields.map(({ name }) => name));
  const settings: GivenSettings = { ...secrets };
  for (const [name, value] of Object.entries(given))
    if (names.has(name) && !(isBlank(value) && name in secrets)) settings[name] = value;
  return success({ kind, settings, ...allowedBy(services) });
}

/** The settings that clients may see, and the sealed rest. */
export function splitSettings(
  { seal }: Services,
  { kind, settings }: DatabaseConnection,
): { config: GivenSettings; secrets: string } {
  const secret = new Set(warehouses[kind].secrets);
  const entries = Object.entries(settings as GivenSettings);
  return {
    config: Object.fromEntries(entries.filter(([name]) => !secret.has(name))),
    secrets: seal.seal(JSON.stringify(Object.fromEntries(entries.filter(([name]) => secret.has(name))))),
  };
}

const allowedBy = ({ settings }: Services): Pick<DatabaseConnection, "allowPrivateHosts" | "endpoints"> => ({
  allowPrivateHosts: settings.allowPrivateHosts,
  endpoints: settings.warehouseEndpoints,
});

/** Secrets that were sealed under another key are gone: the database then refuses the login, which says what to do. */
function openSecrets({ seal }: Services, sealed: string | null): GivenSettings {
  if (sealed === null) return {};
  try {
    return JSON.parse(seal.open(sealed)) as GivenSettings;
  } catch {
    return {};
  }
}

const isBlank = (value: GivenSettings[string]): boolean => value === null || String(value).trim() === "";
