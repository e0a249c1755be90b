import type { Result, SemanticModel, TableReport } from "@parlance/contract";
import type { SourceModel, TableName } from "@parlance/warehouses";
import type { StoredTable } from "../store/schema.ts";
import type { DatabaseConnection } from "./engine-calls.ts";

/** A received file and where its tables go. */
export type FileToImport = {
  sourceId: string;
  label: string;
  /** Where the bytes are. */
  path: string;
  /** What its user calls it. */
  fileName: string;
  folder: string;
  limitBytes: number;
};

/** A file that became a source. */
export type ImportedFile = {
  tables: StoredTable[];
  model: SemanticModel;
  report: TableReport[];
  suggestions: string[];
};

/**
 * Chosen tables of a database; null is all that may be read. `folder` takes the values of their text columns and what tells
 * whether they changed; `before` has those of an earlier reading, of which unchanged tables are taken over.
 */
export type DatabaseToImport = {
  sourceId: string;
  label: string;
  connection: DatabaseConnection;
  tables: TableName[] | null;
  folder: string;
  before: { model: SemanticModel; folder: string } | null;
};

/** A database that became a source. */
export type ImportedDatabase = {
  model: SemanticModel;
  skipped: SourceModel["skipped"];
  suggestions: string[];
};
export type DatabaseProgress = { phase: "listing" | "profiling"; fraction: number };

/** Where an import stands; `fraction` (0 to 1) is of the whole. */
export type ImportProgress = { phase: "reading" | "typing" | "profiling" | "indexing"; fraction: number };

/** What an import's worker does. */
export type ImportCalls = {
  importFile: { argument: FileToImport; progress: ImportProgress; result: Result<ImportedFile> };
  importDatabase: {
    argument: DatabaseToImport;
    progress: DatabaseProgress;
    result: Result<ImportedDatabase>;
  };
  prepareRetailDemo: {
    argument: { folder: string };
    progress: never;
    result: { tables: StoredTable[]; model: SemanticModel };
  };
};
