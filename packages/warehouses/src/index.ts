export {
  type FileTable,
  type FileWarehouse,
  type FileWarehouseOptions,
  type MemoryTable,
  openFileWarehouse,
  openMemoryWarehouse,
} from "./file/connection.ts";
export { duckdbDialect } from "./file/dialect.ts";
export { type OpenedFolder, type OpenFolderOptions, openFolder } from "./file/folder/open-folder.ts";
export { ingestFailure } from "./file/ingest/ingest-failure.ts";
export { ingestFile } from "./file/ingest/ingest-file.ts";
export type {
  IngestedTable,
  IngestFailure,
  IngestLimits,
  IngestOutcome,
  IngestProgress,
} from "./file/ingest/outcome.ts";
export { exportCanonical } from "./file/ingest/write-canonical.ts";
export { buildModel, type ModelInput } from "./inference/build-model.ts";
export { declaredByIngested, shapeOfIngested } from "./inference/shape-of-ingested.ts";
export { type Declared, declaredKey, type TableShape } from "./inference/table-shape.ts";
