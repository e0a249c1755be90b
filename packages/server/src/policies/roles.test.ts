import { describe, expect, it } from "vitest";
import { allows } from "./roles.ts";

describe("allows", () => {
  it.each([
    ["open", null, true],
    ["viewer", null, false],
    ["admin", null, false],
    ["viewer", "viewer", true],
    ["editor", "viewer", false],
    ["admin", "editor", false],
    ["viewer", "admin", true],
    ["admin", "admin", true],
  ] as const)("%s for %s: %s", (policy, role, expected) => {
    expect(allows(policy, role)).toBe(expected);
  });
});
