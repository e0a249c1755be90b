import { describe, expect, it } from "vitest";
import { makeAttempts } from "./attempts.ts";

describe("makeAttempts", () => {
  it("makes a name wait after its limit, and no longer than the window", () => {
    let now = 1000;
    const attempts = makeAttempts(3, 60_000, () => now);
    for (let count = 0; count < 2; count += 1) attempts.fail("a");
    expect(attempts.wait("a")).toBe(0);
    now += 10_000;
    attempts.fail("a");
    expect(attempts.wait("a")).toBe(50);
    expect(attempts.wait("b")).toBe(0);
    now += 50_000;
    expect(attempts.wait("a")).toBe(0);
  });

  it("forgets on success", () => {
    const attempts = makeAttempts(1, 60_000, () => 0);
    attempts.fail("a");
    expect(attempts.wait("a")).toBe(60);
    attempts.succeed("a");
    expect(attempts.wait("a")).toBe(0);
  });

  it("holds a bounded number of names", () => {
    const attempts = makeAttempts(1, 60_000, () => 0);
    for (let index = 0; index <= 10_000; index += 1) attempts.fail(String(index));
    expect(attempts.wait("0")).toBe(0);
    expect(attempts.wait("10000")).toBe(60);
  });
});
