import { findingSchema, type ResultTable, resultTableSchema, sentenceText } from "@parlance/contract";
import { expect, test } from "vitest";
import { analyseDrivers } from "./analyse-drivers.ts";
import type { CubeFigures } from "./cube.ts";
import { comparisonRows, comparisonTable, driversRequest, summed } from "./testing/comparison.ts";
import { plan, plantedLevels, plantedRates } from "./testing/planted.ts";

const euros = { kind: "currency", currency: "EUR", label: null } as const;
const now = "2024-04-10";

/** The rows that are compared, and the request. */
function asked(figures: CubeFigures, supposed?: "rise" | "fall") {
  const ratio = figures.prior.length > 1;
  const measures = ratio
    ? [summed("numerator", "Failure rate, numerator"), summed("denominator", "Failure rate, denominator")]
    : [summed("revenue", "Revenue")];
  const table = comparisonTable(
    figures.cube.dimensions,
    measures.map(({ id }) => (ratio ? { id } : { id, unit: euros })),
    comparisonRows(figures),
  );
  return { table, request: driversRequest(measures, figures.cube.dimensions, supposed) };
}

function analyse(figures: CubeFigures, today = now) {
  const { table, request } = asked(figures);
  const outcome = analyseDrivers(table, request, today);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return { ...outcome.value, said: outcome.value.findings.map(({ sentence }) => sentenceText(sentence)) };
}

const column = (table: ResultTable, id: string): number[] => {
  const index = table.columns.findIndex((one) => one.id === id);
  return table.rows.map((row) => Number(row[index] ?? 0));
};
const total = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

test("a region that fell: its row first, the parts add up, and it is said with its cells", () => {
  const figures = plantedLevels(plan({ seed: 2, effects: [{ where: { Region: "North" }, factor: 0.4 }] }));
  const { table, findings, said, notes } = analyse(figures);
  expect(resultTableSchema.parse(table)).toEqual(table);
  expect(table.rows[0]?.[0]).toBe("North");
  expect(table.rows).toHaveLength(5);
  const change = total(figures.current[0] ?? []) - total(figures.prior[0] ?? []);
  expect(total(column(table, "change"))).toBeCloseTo(change, 6);
  expect(total(column(table, "share"))).toBeCloseTo(1, 9);
  expect(said[0]).toMatch(
    /^Revenue fell by €[\d,.]+ \(-[\d.]+ %\) in March 2024, compared with February 2024: from €[\d,.]+ to €[\d,.]+\.$/,
  );
  expect(said[1]).toMatch(/^Region North makes [\d.]+ % of the change: from €[\d,.]+ to €[\d,.]+\.$/);
  for (const finding of findings) expect(findingSchema.parse(finding)).toEqual(finding);
  expect(notes).toEqual([]);
});

test("what the question took for granted is put right", () => {
  const figures = plantedLevels(plan({ seed: 2, effects: [{ where: { Region: "North" }, factor: 0.4 }] }));
  const said = (["rise", "fall"] as const).map((supposed) => {
    const { table, request } = asked(figures, supposed);
    const outcome = analyseDrivers(table, request, now);
    return outcome.ok ? sentenceText(outcome.value.findings[0]?.sentence ?? []) : "";
  });
  expect(said[0]).toMatch(/^Revenue did not rise: it fell by €/);
  expect(said[1]).toMatch(/^Revenue fell by €/);
});

test("every number said points at cells that the table has, and a value's cell holds it", () => {
  const effects = [
    { where: { Region: "North" }, factor: 0.4 },
    { where: { Region: "South", Plan: "Pro" }, factor: 2 },
  ];
  const { table, findings } = analyse(plantedLevels(plan({ seed: 3, effects })));
  const cells = findings.flatMap(({ sentence }) =>
    sentence.flatMap((segment) => (segment.kind === "cell" ? [segment] : [])),
  );
  expect(cells.length).toBeGreaterThan(6);
  for (const { cells: places, text, derivation } of cells) {
    for (const [row, at] of places) expect(table.rows[row]?.[at]).toBeDefined();
    if (derivation !== "value" || text === "nothing") continue;
    const value = Number(table.rows[places[0]?.[0] ?? 0]?.[places[0]?.[1] ?? 0]);
    const said = Number(text.replace(/[^\d.]/g, ""));
    expect(Math.abs(said - Math.abs(text.endsWith("%") ? value * 100 : value)) / said).toBeLessThan(0.02);
  }
});

test("a rate: rate and mix beside the change, in the rate's unit", () => {
  const figures = plantedRates(
    plan({ seed: 14, effects: [{ where: { Channel: "Web", Plan: "Pro" }, factor: 4 }] }),
    () => 0.05,
  );
  const { table, said } = analyse(figures);
  expect(table.columns.map(({ id }) => id)).toEqual([
    "segment",
    "change",
    "share",
    "prior",
    "current",
    "rate",
    "mix",
  ]);
  expect(table.rows.map(([segment]) => segment)).toEqual(["Channel Web, Plan Pro", "Everything else"]);
  const [rates, mixes, changes] = ["rate", "mix", "change"].map((id) => column(table, id));
  changes?.forEach((change, row) => {
    expect((rates?.[row] ?? 0) + (mixes?.[row] ?? 0)).toBeCloseTo(change, 12);
  });
  expect(said[0]).toMatch(/^Failure rate rose by .* %/);
  expect(said[1]).toMatch(/^Channel Web, Plan Pro makes/);
});

test("a broad change and noise are said as what they are, with a table all the same", () => {
  const broad = analyse(plantedLevels(plan({ seed: 5, common: 0.8 })));
  expect(broad.said[1]).toMatch(/broad/);
  expect(broad.table.rows.length).toBeGreaterThan(2);
  expect(analyse(plantedLevels(plan({ seed: 6 }))).said[1]).toMatch(/No segment stands out/);
});

test("a member that is gone, and one that is new, are told apart from changes", () => {
  const gone = plantedLevels(plan({ seed: 7, effects: [{ where: { Region: "North" }, factor: 0 }] }));
  const told = (said: string[]) => said.find((one) => one.startsWith("Region North is"));
  expect(told(analyse(gone).said)).toMatch(
    /^Region North is gone: it made \S+ \([\d.]+ %\) of the earlier period, and the later one has none of it\.$/,
  );
  const [, figure = "", share = ""] = /made (\S+) \(([\d.]+) %/.exec(told(analyse(gone).said) ?? "") ?? [];
  const whole = gone.prior[0]?.reduce((sum, value) => sum + value, 0) ?? 0;
  const left = gone.current[0]?.reduce((sum, value) => sum + value, 0) ?? 0;
  expect(Number(figure.replace(/[^\d.]/g, "")) / whole).toBeCloseTo(Number(share) / 100, 2);
  expect(left).toBeGreaterThan(0);
  const turned = { ...gone, prior: gone.current, current: gone.prior };
  expect(told(analyse(turned).said)).toMatch(/^Region North is new: it makes .* of the later period/);
});

test("a reversal is flagged", () => {
  const rate = ({ Channel }: Record<string, string>): number => (Channel === "Web" ? 0.5 : 0.05);
  const effects = [{ where: { Channel: "Web" }, factor: 0.2 }];
  const shifted = plantedRates(plan({ seed: 8, effects, noise: 0, rows: 300_000 }), rate, true);
  const raised = {
    ...shifted,
    current: shifted.current.map((values, index) =>
      index === 0 ? values.map((value) => value * 1.3) : values,
    ),
  };
  expect(analyse(raised).said.some((sentence) => /rose in each Channel and yet fell/.test(sentence))).toBe(
    true,
  );
});

test("a later period that is not over, and figures below zero, are noted", () => {
  const figures = plantedLevels(plan({ seed: 9 }));
  expect(analyse(figures, "2024-03-20").notes).toEqual([expect.stringMatching(/not over/)]);
  const returned = {
    ...figures,
    current: figures.current.map((values) => values.map((value, leaf) => (leaf === 0 ? -5 : value))),
  };
  expect(analyse(returned).notes).toEqual([expect.stringMatching(/below zero/)]);
});

test("a change of nothing, and what is no drivers request", () => {
  const figures = plantedLevels(plan({ seed: 10 }));
  const still = analyse({ ...figures, current: figures.prior });
  expect(still.said[0]).toBe("Revenue did not change as a whole in March 2024, compared with February 2024.");
  expect(still.table.rows.every((row) => row[2] === null)).toBe(true);
  const trend = {
    ...driversRequest([summed("revenue", "Revenue")], []),
    request: { kind: "trend" as const },
  };
  expect(analyseDrivers(comparisonTable([], [], []), trend, now)).toMatchObject({
    ok: false,
    failure: { code: "too-little-data", method: "telling what drives the change" },
  });
});
