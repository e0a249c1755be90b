import type { Result, SemanticModel, SourceFile, TableReport, UploadEvent } from "@parlance/contract";
import type { FileToIngest, ReplacedFile, SourceModel, TableName } from "@parlance/warehouses";
import type { StoredTable } from "../store/schema.ts";
import type { DatabaseConnection } from "./engine-calls.ts";

/** Received files and where their tables go; `before` is the source in which a newer file takes the place of one. */
export type FilesToImport = {
  sourceId: string;
  label: string;
  files: FileToIngest[];
  /** The source's own, and a folder in it for what these files become (empty: the source's itself). */
  folder: string;
  place: string;
  limitBytes: number;
  before: FilesBefore | null;
};
export type FilesBefore = { model: SemanticModel; tables: StoredTable[]; replaced: ReplacedFile };

/** Files that became a source. */
export type ImportedFiles = {
  files: SourceFile[];
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

/** Where an import stands; `fraction` (0 to 1) is of the whole, `file` the one that is read. */
export type ImportProgress = {
  phase: "reading" | "typing" | "profiling" | "indexing";
  fraction: number;
  file: Extract<UploadEvent, { event: "progress" }>["file"];
};

/** What an import's worker does. */
export type ImportCalls = {
  importFiles: { argument: FilesToImport; progress: ImportProgress; result: Result<ImportedFiles> };
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
