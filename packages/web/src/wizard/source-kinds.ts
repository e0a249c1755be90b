import type { WarehouseKind } from "@parlance/contract";
import { Cloud, Database, FileSpreadsheet, type LucideIcon, Server, Snowflake } from "lucide-react";

/** The kinds of sources as they are offered, with what else speaks their language. */
export const sourceKinds = {
  file: {
    label: "File upload",
    text: "CSV, Excel or JSON, up to 100MB together. They stay on this server.",
    icon: FileSpreadsheet,
  },
  postgresql: {
    label: "PostgreSQL",
    text: "Also Redshift, CockroachDB, Citus, Timescale",
    icon: Database,
  },
  mysql: { label: "MySQL", text: "Also MariaDB, TiDB, StarRocks", icon: Server },
  bigquery: { label: "BigQuery", text: "With a service account", icon: Cloud },
  snowflake: { label: "Snowflake", text: "With a password or a key pair", icon: Snowflake },
} as const satisfies Record<WarehouseKind, { label: string; text: string; icon: LucideIcon }>;

/** The databases among them, in the order in which they are offered. */
export const databaseKinds = ["postgresql", "mysql", "bigquery", "snowflake"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];
