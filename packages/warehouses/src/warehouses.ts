import type { WarehouseKind } from "@parlance/contract";
import { bigqueryDriver } from "./bigquery/index.ts";
import type { WarehouseDriver } from "./driver/driver.ts";
import { mysqlDriver } from "./mysql/index.ts";
import { postgresqlDriver } from "./postgresql/index.ts";
import { snowflakeDriver } from "./snowflake/index.ts";

/** Kinds that are reached over a network; files are read by this server itself. */
export type ServerKind = Exclude<WarehouseKind, "file">;

/** Every kind of database that can be connected. */
export const warehouses = {
  postgresql: postgresqlDriver,
  mysql: mysqlDriver,
  bigquery: bigqueryDriver,
  snowflake: snowflakeDriver,
} satisfies Record<ServerKind, WarehouseDriver>;

/** Whether a kind is reached over a network and has settings. */
export const isServerKind = (kind: WarehouseKind): kind is ServerKind => kind in warehouses;
