import { existsSync } from "node:fs";
import { failureText } from "@parlance/contract";
import { buildModelIndex, type ModelIndex } from "@parlance/engine";
import { type OpenedFolder, openFolder } from "@parlance/warehouses";
import { UsageError } from "./usage.ts";

/** A folder or file that is ready for questions. */
export type OpenedSource = OpenedFolder & { index: ModelIndex };

/** Opens a path for questions; a path that cannot be read is the user's mistake. */
export async function openSource(path: string): Promise<OpenedSource> {
  const opened = await openPath(path, true);
  return { ...opened, index: buildModelIndex(opened.model, opened.values) };
}

/** Opens a path; `useSchema` false leaves `schema.json` aside. */
export async function openPath(path: string, useSchema: boolean): Promise<OpenedFolder> {
  if (!existsSync(path)) throw new UsageError(`There is no “${path}”.`);
  const opened = await openFolder(path, { useSchema });
  if (!opened.ok) throw new UsageError(failureText(opened.failure));
  return opened.value;
}
