import { describe, expect, it, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { best, brief, briefOf } from "../testing/read.ts";

/** A sheet of harvests whose dates lie between two days. */
const orchards = (picked: Omit<ColumnSketch, "type">) => {
  const { model, values } = makeModel({
    tables: {
      harvests: {
        fact: true,
        rows: 400,
        time: "picked",
        columns: {
          id: { type: "integer", role: "key" },
          picked: { type: "date", ...picked },
          crates: { type: "integer" },
          orchard: { type: "string", values: ["Hill", "Lake"], distinct: 2 },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
const index = orchards({});

test.each([
  ["2024-01-01", "2024-02-29", 60, "day"],
  ["2024-01-01", "2024-05-31", 25, "week"],
  ["2024-01-01", "2024-06-01", 6, "month"],
  ["2022-01-01", "2024-02-29", 700, "month"],
])("from %s to %s with %d dates, a figure is followed by %s", (minimum, maximum, distinct, grain) => {
  const short = orchards({ minimum, maximum, distinct });
  expect(briefOf(short, "forecast crates")).toContain(`by ${grain}(picked)`);
  expect(briefOf(short, "find anomalies")).toContain(`by ${grain}(picked)`);
});

it.each(["crates trend by orchard", "trend of crates by orchard", "crates trends per orchard"])(
  "%s is followed over time for each of them",
  (question) => {
    expect(briefOf(index, question)).toBe("trend: sum(crates) by month(picked), orchard order t");
  },
);

it.each(["correlation between crates and orchard", "are crates correlated with orchard?"])(
  "%s compares a figure with its groups",
  (question) => {
    expect(briefOf(index, question)).toBe("correlation: list crates, orchard");
  },
);

it.each([
  "change points in daily crates",
  "did anything change in daily crates?",
  "level shifts in daily crates",
  "when did daily crates change?",
])("%s looks for what is out of line", (question) => {
  expect(briefOf(index, question)).toBe("anomalies: sum(crates) by day(picked) order g1");
});

describe("a table whose rows are readings of what it is named after", () => {
  const { model, values } = makeModel({
    tables: {
      probes: {
        fact: true,
        rows: 4000,
        key: ["read_at", "probe"],
        naming: "probe",
        time: "read_at",
        columns: {
          read_at: { type: "timestamp" },
          probe: { type: "string", values: ["north", "south"], distinct: 2 },
          salinity: { type: "decimal" },
        },
      },
    },
  });
  it("is grouped by that, and not by each reading", () => {
    expect(briefOf(buildModelIndex(model, values), "average salinity by probe")).toBe(
      "average(salinity) by probe",
    );
  });
  it.each(["salinity next 36 hours", "forecast salinity for the next 36 hours"])(
    "%s is a forecast by hour",
    (said) => {
      const { query } = best(buildModelIndex(model, values), said);
      expect(brief(query)).toBe("forecast: sum(salinity) by hour(read_at) order t");
      expect(query).toMatchObject({ request: { horizon: 36 } });
    },
  );
});

describe("a sheet whose dates stand for months", () => {
  const { model, values } = makeModel({
    tables: {
      barns: {
        fact: true,
        rows: 400,
        time: "month",
        columns: {
          id: { type: "integer", role: "key" },
          month: { type: "date", minimum: "2021-01-01", maximum: "2024-06-01", distinct: 42 },
          litres: { type: "decimal" },
          breed: { type: "string", values: ["Angler", "Jersey"], distinct: 2 },
        },
      },
    },
  });
  const barns = buildModelIndex(model, values);
  it.each([
    ["litres by month", "sum(litres) by month(month) order g1"],
    ["forecast litres by month", "forecast: sum(litres) by month(month) order g1"],
    ["anomalies in litres by month", "anomalies: sum(litres) by month(month) order g1"],
  ])("%s splits by these alone", (question, read) => {
    expect(briefOf(barns, question)).toBe(read);
  });
});

it("is followed by the date that it is split by, and by no month beside that", () => {
  expect(briefOf(index, "anomalies in crates by picked")).toBe(
    "anomalies: sum(crates) by day(picked) order t",
  );
});
