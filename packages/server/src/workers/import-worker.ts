import { importDatabase } from "../work/import-database.ts";
import { importFile } from "../work/import-file.ts";
import { prepareRetailDemo } from "../work/prepare-retail-demo.ts";
import type { ImportCalls } from "./import-calls.ts";
import { serveCalls } from "./serve-calls.ts";

/** The worker of one import; it ends with it, and its memory goes with it. */
serveCalls<ImportCalls>(
  { importFile, importDatabase, prepareRetailDemo: ({ folder }) => prepareRetailDemo(folder) },
  () => {},
);
