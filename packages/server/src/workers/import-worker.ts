import { importDatabase } from "../work/import-database.ts";
import { importFiles } from "../work/import-files.ts";
import { prepareRetailDemo } from "../work/prepare-retail-demo.ts";
import type { ImportCalls } from "./import-calls.ts";
import { serveCalls } from "./serve-calls.ts";

/** The worker of one import; it ends with it, and its memory goes with it. */
serveCalls<ImportCalls>(
  { importFiles, importDatabase, prepareRetailDemo: ({ folder }) => prepareRetailDemo(folder) },
  () => {},
);
