import { describe, expect, it } from "vitest";
import { allows, type Policy, type Role } from "./roles.ts";

describe("allows", () => {
  it.each<[Policy, Role | null, boolean]>([
    ["open", null, true],
    ["viewer", null, false],
    ["admin", null, false],
    ["operator", null, false],
    ["viewer", "viewer", true],
    ["editor", "viewer", false],
    ["admin", "editor", false],
    ["viewer", "admin", true],
    ["admin", "admin", true],
    ["operator", "admin", false],
  ])("%s for %s: %s", (policy, role, expected) => {
    expect(allows(policy, role === null ? null : { role, isOperator: false })).toBe(expected);
  });

  it("gives an operator the installation, and in a workspace no more than the role", () => {
    expect(allows("operator", { role: "viewer", isOperator: true })).toBe(true);
    expect(allows("editor", { role: "viewer", isOperator: true })).toBe(false);
  });
});
