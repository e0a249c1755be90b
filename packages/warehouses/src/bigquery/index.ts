import { defineDriver } from "../driver/driver.ts";
import { openBigquery } from "./connection.ts";
import { bigqueryDialect } from "./dialect.ts";
import { bigqueryForm } from "./settings.ts";

/** BigQuery, by its REST interface. */
export const bigqueryDriver = defineDriver({
  kind: "bigquery",
  label: "BigQuery",
  form: bigqueryForm,
  dialect: bigqueryDialect,
  open: openBigquery,
});
