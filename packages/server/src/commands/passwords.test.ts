import { describe, expect, it } from "vitest";
import { ABSENT_HASH, hashPassword, isPassword } from "./passwords.ts";

describe("passwords", () => {
  it("knows its own and no other", async () => {
    const hash = await hashPassword("correct horse");
    expect(await isPassword("correct horse", hash)).toBe(true);
    expect(await isPassword("correct horsf", hash)).toBe(false);
    expect(await isPassword("", hash)).toBe(false);
  });

  it("salts", async () => {
    expect(await hashPassword("same")).not.toBe(await hashPassword("same"));
  });

  it("treats letters written in two ways as one", async () => {
    expect(await isPassword("cafe\u0301", await hashPassword("caf\u00e9"))).toBe(true);
  });

  it("lets nobody in without a hash, after the same work", async () => {
    const start = performance.now();
    expect(await isPassword("anything", ABSENT_HASH)).toBe(false);
    expect(performance.now() - start).toBeGreaterThan(10);
  });
});
