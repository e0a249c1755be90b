import type { Result, SemanticModel, TableReport } from "@parlance/contract";
import type { StoredTable } from "../store/schema.ts";

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

/** Where an import stands; `fraction` (0 to 1) is of the whole. */
export type ImportProgress = { phase: "reading" | "typing" | "profiling" | "indexing"; fraction: number };

/** What an import's worker does. */
export type ImportCalls = {
  importFile: { argument: FileToImport; progress: ImportProgress; result: Result<ImportedFile> };
  prepareRetailDemo: {
    argument: { folder: string };
    progress: never;
    result: { tables: StoredTable[]; model: SemanticModel };
  };
};
