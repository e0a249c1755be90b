import { describe, expect, it } from "vitest";
import { ago } from "./ago.ts";

describe("ago", () => {
  const now = Date.parse("2026-03-10T12:00:00Z");
  it.each([
    ["2026-03-10T11:59:50Z", "just now"],
    ["2026-03-10T12:05:00Z", "just now"],
    ["2026-03-10T11:59:10Z", "50 seconds ago"],
    ["2026-03-10T11:00:00Z", "1 hour ago"],
    ["2026-03-09T12:00:00Z", "yesterday"],
    ["2026-02-20T12:00:00Z", "3 weeks ago"],
    ["2024-01-01T00:00:00Z", "2 years ago"],
    ["not a time", ""],
  ])("%s is %s", (time, words) => expect(ago(time, now)).toBe(words));
});
