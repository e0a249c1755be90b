import { defineDriver } from "../driver/driver.ts";
import { openSnowflake } from "./connection.ts";
import { snowflakeDialect } from "./dialect.ts";
import { snowflakeForm } from "./settings.ts";

/** Snowflake, with a password or a key pair. */
export const snowflakeDriver = defineDriver({
  kind: "snowflake",
  label: "Snowflake",
  form: snowflakeForm,
  dialect: snowflakeDialect,
  open: openSnowflake,
});
