import { describe, expect, it } from "vitest";
import { parentOf, valueAt, withValueAt } from "./pointer.ts";

const whole = { a: [{ b: 1 }, { b: 2 }], "x/y": { "~": 3 } };

describe("JSON pointers", () => {
  it("find a part", () => {
    expect(valueAt(whole, "/a/1/b")).toBe(2);
    expect(valueAt(whole, "/x~1y/~0")).toBe(3);
    expect(valueAt(whole, "")).toBe(whole);
    expect(valueAt(whole, "/a/7/b")).toBeUndefined();
  });

  it("replace a part and leave the rest as it was", () => {
    expect(withValueAt(whole, "/a/0/b", 9)).toEqual({ ...whole, a: [{ b: 9 }, { b: 2 }] });
    expect(whole.a[0]?.b).toBe(1);
  });

  it("take an element out", () => {
    expect(withValueAt(whole, "/a/0", undefined).a).toEqual([{ b: 2 }]);
  });

  it("know what holds a part", () => {
    expect(parentOf("/a/1")).toEqual({ parent: "/a", key: "1" });
    expect(parentOf("/filter")).toEqual({ parent: "", key: "filter" });
  });
});
