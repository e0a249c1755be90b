import { defineDriver } from "../driver/driver.ts";
import { openMysql } from "./connection.ts";
import { mysqlDialect } from "./dialect.ts";
import { mysqlForm } from "./settings.ts";

/** MySQL and MariaDB, and what speaks their protocol: TiDB, StarRocks. */
export const mysqlDriver = defineDriver({
  kind: "mysql",
  label: "MySQL",
  form: mysqlForm,
  dialect: mysqlDialect,
  open: openMysql,
});
