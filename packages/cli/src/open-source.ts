import { existsSync, statSync } from "node:fs";
import { failureText } from "@parlance/contract";
import { buildModelIndex, type ModelIndex } from "@parlance/engine";
import { type OpenedFolder, openFolder } from "@parlance/warehouses";
import { UsageError } from "./usage.ts";

/** A folder or files that are ready for questions. */
export type OpenedSource = OpenedFolder & { index: ModelIndex };

/** Opens a folder, or files as one source, for questions; a path that cannot be read is the user's mistake. */
export async function openSource(...paths: string[]): Promise<OpenedSource> {
  const opened = await openPaths(paths, true);
  return { ...opened, index: buildModelIndex(opened.model, opened.values) };
}

/** Opens a folder, or files as one source; `useSchema` false leaves `schema.json` aside. */
export async function openPaths(paths: string[], useSchema: boolean): Promise<OpenedFolder> {
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new UsageError(`There is no “${missing}”.`);
  const folder = paths.length > 1 ? paths.find((path) => statSync(path).isDirectory()) : undefined;
  if (folder !== undefined) throw new UsageError(`“${folder}” is a folder, which is asked alone.`);
  const opened = await openFolder(paths, { useSchema });
  if (!opened.ok) throw new UsageError(failureText(opened.failure));
  return opened.value;
}
