import type { DuckDBConnection } from "@duckdb/node-api";
import type { IngestLimits, IngestProgress } from "./outcome.ts";

/** One file to read. `path` is where its bytes are, `fileName` what its user calls it, `folder` where its tables go. */
export interface IngestRequest {
  path: string;
  fileName: string;
  folder: string;
  limits: IngestLimits;
  onProgress: (progress: IngestProgress) => void;
  signal: AbortSignal;
}

/** Everything an import works with. */
export interface IngestWork extends IngestRequest {
  /** Temporary folder inside `folder`, removed at the end. */
  temporary: string;
  connection: DuckDBConnection;
}
