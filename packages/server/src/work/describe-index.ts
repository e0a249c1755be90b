import type { VectorStatsResponse } from "@parlance/contract";
import type { ModelIndex } from "@parlance/engine";

/** What a source's index holds, for `/vector-stats`. */
export function describeIndex(index: ModelIndex): VectorStatsResponse {
  return {
    tables: index.tables.length,
    columns: index.columns.length,
    indexed_values: index.values.values.length,
    model_version: index.model.version,
  };
}
