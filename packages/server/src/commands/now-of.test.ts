import { defaultPreferences, makeColumn, makeModel, makeTable, type SemanticModel } from "@parlance/contract";
import { describe, expect, it } from "vitest";
import { nowOf } from "./now-of.ts";

const model = (maximum: string | null): SemanticModel => {
  const profile = { sampledRows: 3, nulls: 0, distinct: 3, minimum: null, maximum, topValues: [] };
  const day = makeColumn("day", { physicalType: "date", role: "time", profile });
  return makeModel("ds_1", [makeTable("sales", [day], { timeColumn: "day" })]);
};
const clock = new Date("2026-03-01T02:30:00Z");

describe("nowOf", () => {
  it("is the clock of the workspace's zone", () => {
    expect(nowOf(model("2024-05-06"), defaultPreferences, clock)).toBe("2026-03-01T02:30:00");
    const newYork = { ...defaultPreferences, timeZone: "America/New_York" };
    expect(nowOf(model(null), newYork, clock)).toBe("2026-02-28T21:30:00");
  });

  it("is the end of the data by preference, where that is past", () => {
    const byData = { ...defaultPreferences, now: "data" as const };
    expect(nowOf(model("2024-05-06T10:00:00"), byData, clock)).toBe("2024-05-06T23:59:59");
    expect(nowOf(model("2030-01-01"), byData, clock)).toBe("2026-03-01T02:30:00");
    expect(nowOf(model(null), byData, clock)).toBe("2026-03-01T02:30:00");
  });
});
