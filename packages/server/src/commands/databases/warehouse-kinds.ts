import type { WarehouseKindsResponse } from "@parlance/contract";
import { warehouses } from "@parlance/warehouses";

/** The kinds of databases with the forms of their settings. */
export const describeWarehouseKinds = (): WarehouseKindsResponse => ({
  kinds: Object.values(warehouses).map(({ kind, label, fields }) => ({ kind, label, fields })),
});
