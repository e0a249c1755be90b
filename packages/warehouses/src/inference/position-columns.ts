import type { WarehouseKind } from "@parlance/contract";

/** What each kind of source calls the number of a row in its file; null where tables have no order of their own. */
export const positionColumns = {
  file: "file_row_number",
  postgresql: null,
  mysql: null,
  bigquery: null,
  snowflake: null,
} as const satisfies Record<WarehouseKind, string | null>;
