import { expect, it } from "vitest";
import { shortTime } from "./short-time.ts";

const now = new Date("2026-11-21T12:00:00");

it("leaves the present year out", () => {
  expect(shortTime("2026-03-02T09:05:59", now)).toMatch(/^Mar 2, 9:05\sAM$/);
});

it("names another year", () => {
  expect(shortTime("2025-12-31T23:00:00", now)).toMatch(/^Dec 31, 2025, 11:00\sPM$/);
});
