import { defineDriver } from "../driver/driver.ts";
import { openPostgresql } from "./connection.ts";
import { postgresqlDialect } from "./dialect.ts";
import { postgresqlForm } from "./settings.ts";

/** PostgreSQL, and what speaks its protocol: Redshift, CockroachDB, Citus, Timescale. */
export const postgresqlDriver = defineDriver({
  kind: "postgresql",
  label: "PostgreSQL",
  form: postgresqlForm,
  dialect: postgresqlDialect,
  open: openPostgresql,
});
