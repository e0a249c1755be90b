import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { failed, type Result, success } from "@parlance/contract";

/** A data folder held by this process. */
export type FolderLock = { release(): Promise<void> };

type Holder = { pid: number; started: string | null; token: string };

/**
 * Takes a data folder for this process. The lock is a file that appears whole (written aside, then linked); one left
 * by a dead process is taken over. Fails with the pid of the process that holds it.
 */
export async function lockFolder(folder: string): Promise<Result<FolderLock, { pid: number }>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "parlance.lock");
  const own: Holder = {
    pid: process.pid,
    started: await startOf(process.pid),
    token: randomUUID(),
  };
  for (;;) {
    if (await create(path, own)) return success({ release: () => release(path, own) });
    const holder = await read(path);
    if (holder === null) continue;
    if (await isAlive(holder)) return failed({ pid: holder.pid });
    await discard(path, holder);
  }
}

async function create(path: string, own: Holder): Promise<boolean> {
  const aside = `${path}.${own.token}`;
  await writeFile(aside, JSON.stringify(own));
  try {
    await link(aside, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function read(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Holder;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw new Error(`${path} is damaged. Delete it if no other Parlance uses this folder.`, { cause: error });
  }
}

/** Moves a dead process's lock away; another process's fresh one, caught by chance, is put back. */
async function discard(path: string, dead: Holder): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  const moved = await read(aside);
  if (moved !== null && moved.token !== dead.token) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

async function release(path: string, own: Holder): Promise<void> {
  const holder = await read(path).catch(() => null);
  if (holder?.token === own.token) await rm(path, { force: true });
}

async function isAlive({ pid, started }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
  return started === null || started === (await startOf(pid));
}

/** When a process began, so that a reused pid is not taken for it; null where the system does not tell. */
async function startOf(pid: number): Promise<string | null> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  const afterName = text?.slice(text.lastIndexOf(")") + 2).split(" ");
  return afterName?.[19] ?? null;
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && "code" in error ? String(error.code) : null;
