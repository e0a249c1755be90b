import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
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

/** Removes a dead process's lock. One process at a time may: the others wait and look again. */
async function discard(path: string, dead: Holder): Promise<void> {
  const turn = `${path}.takeover`;
  try {
    await writeFile(turn, "", { flag: "wx" });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    const since = await stat(turn).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - since > abandonedAfter) await rm(turn, { force: true });
    return setTimeout(10);
  }
  try {
    if ((await read(path))?.token === dead.token) await rm(path, { force: true });
  } finally {
    await rm(turn, { force: true });
  }
}

/** Milliseconds after which a takeover that did not end is taken for one whose process died. */
const abandonedAfter = 5000;

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
