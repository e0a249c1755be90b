import { describe, expect, it } from "vitest";
import { findBroken } from "./refuse-broken-text.ts";

describe("findBroken", () => {
  it.each([
    [{ a: ["fine", { b: "x\0y" }] }, "a.1.b"],
    [{ a: "\ud800" }, "a"],
    [{ a: { "\0": 1 } }, "a"],
    [{ "\0": 1 }, "request"],
    ["\0", "request"],
  ])("finds it in %j", (value, path) => {
    expect(findBroken(value, "")).toBe(path);
  });

  it.each([[{ a: ["é", "👍", 1, null, true] }], [undefined], [null]])("finds none in %j", (value) => {
    expect(findBroken(value, "")).toBeNull();
  });
});
