import { randomUUID } from "node:crypto";
import { access, constants, cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A folder whose content is the same everywhere as long as `key` is, and how to make it from nothing. */
export type Template = { name: string; key: string; make(folder: string): Promise<void> };

const UNUSED_MILLISECONDS = 3_600_000;

/** Where templates are kept: beside the installed packages, which they depend on. */
const defaultCache = join(import.meta.dirname, "../../../node_modules/.cache/parlance");

/**
 * Makes `folder` (which must not exist) from a template. The template is made once a machine and copied after that, so
 * that a new data folder is ready at once; without a writable cache it is made in place. `folder` appears whole.
 */
export async function copyTemplate(template: Template, folder: string, cache = defaultCache): Promise<void> {
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  if (await isUsable(cache)) {
    const kept = await keepTemplate(template, cache);
    await cp(kept, making, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } else {
    await mkdir(making);
    await template.make(making);
  }
  await rename(making, folder);
}

async function keepTemplate({ name, key, make }: Template, cache: string): Promise<string> {
  const kept = join(cache, `${name}-${key}`);
  if (await exists(kept)) return kept;
  await removeUnused(cache, name);
  const making = join(cache, `${name}-${randomUUID()}.making`);
  await mkdir(making);
  try {
    await make(making);
    await rename(making, kept).catch(async (error: unknown) => {
      if (!(await exists(kept))) throw error;
    });
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return kept;
}

/** Templates of other keys go once nobody can be copying them any more. */
async function removeUnused(cache: string, name: string): Promise<void> {
  for (const entry of await readdir(cache)) {
    if (!entry.startsWith(`${name}-`)) continue;
    const path = join(cache, entry);
    const made = await stat(path).catch(() => null);
    if (made !== null && Date.now() - made.mtimeMs > UNUSED_MILLISECONDS)
      await rm(path, { recursive: true, force: true });
  }
}

async function isUsable(cache: string): Promise<boolean> {
  try {
    await mkdir(cache, { recursive: true });
    await access(cache, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
