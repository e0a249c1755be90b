import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "./lock-folder.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const hold = (holder: object) => writeFile(join(folder, "parlance.lock"), JSON.stringify(holder));

describe("lockFolder", () => {
  it("gives the folder to one alone, and again after release", async () => {
    const first = await lockFolder(folder);
    expect(first.ok).toBe(true);
    expect(await lockFolder(folder)).toEqual({ ok: false, failure: { pid: process.pid } });
    if (first.ok) await first.value.release();
    expect(await readdir(folder)).toEqual([]);
    expect((await lockFolder(folder)).ok).toBe(true);
  });

  it("lets exactly one of many at once in", async () => {
    await hold({ pid: 2 ** 22 + 1, started: null, token: "dead" });
    const results = await Promise.all(Array.from({ length: 20 }, () => lockFolder(folder)));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
  });

  it("takes over from a dead process and from one whose pid was given again", async () => {
    await hold({ pid: 2 ** 22 + 1, started: null, token: "dead" });
    const result = await lockFolder(folder);
    expect(result.ok).toBe(true);
    if (result.ok) await result.value.release();
    await hold({ pid: process.pid, started: "before", token: "reused" });
    expect((await lockFolder(folder)).ok).toBe(process.platform === "linux");
  });

  it("says so when the lock cannot be read", async () => {
    await writeFile(join(folder, "parlance.lock"), "?");
    await expect(lockFolder(folder)).rejects.toThrow("damaged");
  });
});
