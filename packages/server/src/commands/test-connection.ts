import { access } from "node:fs/promises";
import { join } from "node:path";
import { failureText, type TestConnectionResponse } from "@parlance/contract";
import type { Services } from "../services.ts";
import { openableSource, type WorkspaceAccess } from "./find-sources.ts";

/** Whether a connected source can be read now. */
export async function testConnection(
  services: Services,
  workspace: WorkspaceAccess,
  id: string | null,
): Promise<TestConnectionResponse> {
  if (id === null) return { success: false, detail: "Only connected sources can be tested." };
  const source = await openableSource(services, workspace, id);
  if (!source.ok) return { success: false, detail: failureText(source.failure) };
  const { folder, tables, connection } = source.value;
  if (connection !== null) {
    const tested = await services.engine.call("testDatabase", connection);
    return tested.ok
      ? { success: true, detail: null }
      : { success: false, detail: failureText(tested.failure) };
  }
  const missing = await Promise.all(tables.map(({ parquet }) => isMissing(join(folder, parquet))));
  return missing.includes(true)
    ? { success: false, detail: "Files of this source are missing from the data folder." }
    : { success: true, detail: null };
}

const isMissing = (path: string): Promise<boolean> =>
  access(path).then(
    () => false,
    () => true,
  );
