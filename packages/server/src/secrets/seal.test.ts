import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSecretKey } from "./read-secret-key.ts";
import { makeSeal } from "./seal.ts";

describe("sealed secrets", () => {
  it("open under the same key alone, whole", () => {
    const seal = makeSeal(randomBytes(32));
    const sealed = seal.seal("pässword");
    expect(sealed).not.toContain("pässword");
    expect(seal.open(sealed)).toBe("pässword");
    expect(() => makeSeal(randomBytes(32)).open(sealed)).toThrow();
    const last = sealed.at(-1) === "A" ? "Q" : "A";
    expect(() => seal.open(sealed.slice(0, -1) + last)).toThrow();
    expect(() => seal.open("plain")).toThrow();
  });

  it("look different every time", () => {
    const seal = makeSeal(randomBytes(32));
    expect(seal.seal("same")).not.toBe(seal.seal("same"));
  });

  it("have a key that is made once and that nobody else may read", async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "parlance-key-"));
    const keys = await Promise.all([1, 2, 3].map(() => readSecretKey({ secretKey: null, dataFolder })));
    expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
    const path = join(dataFolder, "secret.key");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, "utf8")).toBe(keys[0]?.toString("hex"));
    const given = "ab".repeat(32);
    expect((await readSecretKey({ secretKey: given, dataFolder })).toString("hex")).toBe(given);
    await rm(dataFolder, { recursive: true });
  });
});
