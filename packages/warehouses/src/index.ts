export {
  type Catalogue,
  type CatalogueColumn,
  type CatalogueTable,
  tableKey,
} from "./catalogue/catalogue.ts";
export {
  type ConnectEnvironment,
  defaultEnvironment,
  type ServerInfo,
  type SourceConnection,
  type WarehouseDriver,
} from "./driver/driver.ts";
export { type LazyConnection, lazyConnection } from "./driver/lazy-connection.ts";
export type { FieldInput, SettingsField } from "./driver/settings-form.ts";
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
export { inPlaceOf, type ReplacedFile } from "./file/ingest/in-place-of.ts";
export { ingestFailure } from "./file/ingest/ingest-failure.ts";
export { ingestFile } from "./file/ingest/ingest-file.ts";
export { type FileToIngest, type IngestedFile, ingestFiles } from "./file/ingest/ingest-files.ts";
export type {
  IngestedTable,
  IngestFailure,
  IngestLimits,
  IngestOutcome,
  IngestProgress,
} from "./file/ingest/outcome.ts";
export { exportCanonical } from "./file/ingest/write-canonical.ts";
export { type ReadGlossary, readGlossary } from "./glossary/read-glossary.ts";
export { withGlossary } from "./glossary/with-glossary.ts";
export { buildModel, type ModelInput } from "./inference/build-model.ts";
export { type MeasuredPair, measurePair } from "./inference/measure-pair.ts";
export type { KeyPair } from "./inference/measure-relationship.ts";
export { declaredByIngested, shapeOfIngested } from "./inference/shape-of-ingested.ts";
export { type Declared, declaredKey, type TableShape } from "./inference/table-shape.ts";
export {
  buildSourceModel,
  type FormerReading,
  type Revisions,
  type SourceModel,
  type SourceToModel,
  type TableName,
} from "./introspect/build-source-model.ts";
export { mergeModel, queryProblem } from "./resync/merge-model.ts";
export { schemaChanges } from "./resync/schema-changes.ts";
export { isServerKind, type ServerKind, warehouses } from "./warehouses.ts";
