import { defaultPreferences, type SemanticModel, semanticModelSchema } from "@parlance/contract";
import { describe, expect, it } from "vitest";
import { nowOf } from "./now-of.ts";

const model = (maximum: string | null): SemanticModel =>
  semanticModelSchema.parse({
    source: "ds_1",
    kind: "file",
    label: "Sales",
    version: "1",
    relationships: [],
    derivedMeasures: [],
    glossary: [],
    tables: [
      {
        name: "sales",
        schema: null,
        label: "Sales",
        description: null,
        type: "fact",
        primaryKey: [],
        namingColumn: null,
        timeColumn: "day",
        synonyms: [],
        hidden: false,
        rowCount: 3,
        columns: [
          {
            name: "day",
            label: "Day",
            description: null,
            physicalType: "date",
            nullable: false,
            semanticType: "dimension",
            role: "time",
            unit: { kind: "none", currency: null, label: null },
            additivity: null,
            defaultAggregation: null,
            synonyms: [],
            hidden: false,
            profile: { sampledRows: 3, nulls: 0, distinct: 3, minimum: null, maximum, topValues: [] },
          },
        ],
      },
    ],
  });
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
