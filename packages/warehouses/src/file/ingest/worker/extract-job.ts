import type { DelimitedPlan } from "../delimited/plan-delimited.ts";
import type { Extraction } from "../extracted-table.ts";
import type { IngestFailure } from "../outcome.ts";

/** Work for the extractor's thread; `folder` takes its temporary files, `name` is the table's name where the file gives one table. */
export type ExtractJob =
  | { kind: "delimited"; plan: DelimitedPlan; folder: string; name: string }
  | {
      kind: "spreadsheet";
      path: string;
      folder: string;
      name: string;
      maxColumns: number;
      readAs: string | null;
    }
  | { kind: "json"; path: string; folder: string; name: string; maxColumns: number };

/** What an extractor gives back. */
export type ExtractResult = { ok: true; extraction: Extraction } | { ok: false; failure: IngestFailure };

/** Message from the thread: how far it is (0 to 1), or the end. */
export type ExtractMessage = { progress: number } | { result: ExtractResult };
