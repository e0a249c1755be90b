import type { Failure, Result, WarehouseKind } from "@parlance/contract";
import type { Dialect, Warehouse } from "@parlance/engine";
import type { Catalogue, CatalogueTable } from "../catalogue/catalogue.ts";
import type { SettingsField, SettingsForm } from "./settings-form.ts";

/**
 * What the operator of this server allows. Link-local addresses are refused always, private ones unless
 * `allowPrivateHosts`. `endpoints` replaces the vendors' addresses, for private links and for tests.
 */
export type ConnectEnvironment = {
  allowPrivateHosts: boolean;
  /** Seconds that connecting may take. */
  connectSeconds: number;
  /** Bytes of one result, as text, before it is refused as too large. */
  maximumBytes: number;
  endpoints: { bigquery?: string; snowflake?: string };
};

/** What a server without an operator's word does. */
export const defaultEnvironment: ConnectEnvironment = {
  allowPrivateHosts: false,
  connectSeconds: 10,
  maximumBytes: 64 * 1_048_576,
  endpoints: {},
};

/** What a connection test found out. */
export type ServerInfo = { product: string; version: string; user: string; milliseconds: number };

/** An open source. Runs are read-only, single statements, with values apart. */
export type SourceConnection = Warehouse & {
  dialect: Dialect;
  /** Logs in and asks the server who it is. Fails as each of the connection failures. */
  test(): Promise<Result<ServerInfo, Failure>>;
  /** Everything that the catalogue lists and the user may know of, in a handful of statements. */
  catalogue(): Promise<Result<Catalogue, Failure>>;
  /** What follows the table's name to read about `percent` of its rows at random; null where the kind has no such thing. */
  sampleClause(percent: number, table: CatalogueTable): string | null;
  /** A text column as plain text, for types that are only nearly text; see `SourceReader`. */
  asText(operand: string): string;
  /** Ends all connections; queries under way fail. */
  close(): Promise<void>;
};

/** One kind of warehouse. `connect` validates the settings, checks the address and opens nothing before it is asked to. */
export type WarehouseDriver = {
  kind: WarehouseKind;
  label: string;
  fields: SettingsField[];
  secrets: string[];
  dialect: Dialect;
  connect(settings: unknown, environment: ConnectEnvironment): Promise<Result<SourceConnection, Failure>>;
};

/** A driver from its form and the connection over checked settings. */
export function defineDriver<Settings>(parts: {
  kind: WarehouseKind;
  label: string;
  form: SettingsForm<Settings>;
  dialect: Dialect;
  open(settings: Settings, environment: ConnectEnvironment): Promise<Result<SourceConnection, Failure>>;
}): WarehouseDriver {
  const { kind, label, form, dialect } = parts;
  return {
    kind,
    label,
    dialect,
    fields: form.fields,
    secrets: form.secrets,
    connect: async (input, environment) => {
      const settings = form.parse(input);
      return settings.ok ? parts.open(settings.value, environment) : settings;
    },
  };
}
