import { findingSchema, resultTableSchema, sentenceText } from "@parlance/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runAnalysis } from "./run-analysis.ts";
import {
  type Analysable,
  awkwardTimes,
  byMonth,
  inList,
  inSegments,
  overList,
  overTime,
  uselessFigures,
} from "./testing/bad-inputs.ts";

const now = "2025-01-01";

/** What is answered: the sentences and notes, after a check that everything in them is a real number of a real cell. */
function answered({ table, query }: Analysable): { said: string[]; notes: string[] } {
  const analysed = runAnalysis(table, query, now);
  expect(resultTableSchema.safeParse({ ...analysed.table, rows: [] }).error).toBeUndefined();
  expect(analysed.findings.length).toBeGreaterThan(0);
  for (const finding of analysed.findings) {
    expect(findingSchema.safeParse(finding).error).toBeUndefined();
    for (const segment of finding.sentence)
      if (segment.kind === "cell")
        for (const [row, column] of segment.cells) expect(analysed.table.rows[row]).toHaveProperty([column]);
  }
  const said = analysed.findings.map(({ sentence }) => sentenceText(sentence));
  for (const sentence of [...said, ...analysed.notes])
    expect(sentence).not.toMatch(/NaN|Infinity|undefined|null|\[object|–/);
  return { said, notes: analysed.notes };
}

const rowless = "the result has no rows";
const tooFew = {
  forecast: "there are no values",
  anomalies: "there are fewer than twelve usable values",
  trend: "there are fewer than eight usable values",
  correlation: "fewer than eight rows hold both",
  distribution: "there are fewer than five usable values",
  drivers: "the later period holds nothing",
};
const unusable = "some of the figures are no numbers that can be computed with";
const equal = {
  forecast: "every month has the same value",
  anomalies: "all values are equal",
  trend: "all values are equal",
  correlation: "Price has the same value in every row",
  distribution: "all values are equal",
  drivers: null,
};
const reasons: Record<string, Record<keyof typeof tooFew, string | null>> = {
  nothing: {
    forecast: rowless,
    anomalies: rowless,
    trend: rowless,
    correlation: rowless,
    distribution: rowless,
    drivers: "the earlier period holds nothing",
  },
  "one point": { ...tooFew, forecast: "there is 1 complete month, and 8 are needed", drivers: null },
  "a constant": equal,
  zeros: { ...equal, drivers: tooFew.drivers },
  nulls: tooFew,
  infinities: { ...tooFew, drivers: unusable },
  "not numbers": { ...tooFew, drivers: unusable },
  "empty texts": { ...tooFew, drivers: unusable },
};

describe.each(Object.entries(uselessFigures))("%s", (name, figures) => {
  const expected = reasons[name];
  const cases: [keyof typeof tooFew, Analysable][] = [
    ...overTime.map((method): [typeof method, Analysable] => [method, byMonth(method, figures)]),
    ...overList.map((method): [typeof method, Analysable] => [method, inList(method, figures)]),
    ["drivers", inSegments(figures)],
  ];
  test.each(cases)("%s gives its reason", (method, input) => {
    const { said } = answered(input);
    const reason = expected?.[method] ?? null;
    if (reason === null) expect(said[0]).toMatch(/^Revenue fell by [\d.]+ /);
    else
      expect(said).toEqual([
        expect.stringMatching(new RegExp(`^This data does not allow .*: ${reason}\\.$`)),
      ]);
  });
});

describe.each(overTime)("%s with awkward times", (method) => {
  const noted: Record<string, RegExp | null> = {
    "duplicated dates": /^Several rows of one (date were averaged|period were put together)\.$/,
    "unsorted dates": null,
    "days and months mixed": method === "forecast" ? /^The data ends with/ : /not at equal steps/,
    "dates that are none": null,
    "hours over both clock changes":
      method === "forecast"
        ? /^Several rows of one period were put together\.$/
        : /in the order of their dates/,
    "leap days": null,
    "a date of long ago": method === "forecast" ? /^The data ends with/ : /not at equal steps/,
    "figures beyond computing": null,
    "huge figures": null,
    "tiny figures": null,
  };
  test.each(Object.entries(awkwardTimes))(
    "%s: an answer or a reason, and what was done is said",
    (name, make) => {
      const { said, notes } = answered(make(method));
      const note = noted[name];
      if (note instanceof RegExp) expect(notes).toContainEqual(expect.stringMatching(note));
      if (name === "dates that are none")
        expect(said).toEqual([expect.stringMatching(/: no row has a date\.$/)]);
    },
  );

  test("rows in another order say the same", () => {
    expect(answered(awkwardTimes["unsorted dates"]?.(method) ?? byMonth(method, [])).said.at(0)).toMatch(
      method === "forecast"
        ? /^Orders is expected to be 155/
        : method === "trend"
          ? /rising/
          : /^Nothing is out of line/,
    );
  });
});

const wild = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, "", " ", "7", "x", true, Number.POSITIVE_INFINITY, Number.NaN, 1e308, -1e308, 5e-324),
);

describe("whatever the figures are, nothing is thrown and no number made up", () => {
  test.each(overTime)("%s", (method) => {
    fc.assert(
      fc.property(fc.array(wild, { maxLength: 40 }), (figures) => {
        answered(byMonth(method, figures));
      }),
      { numRuns: 40, seed: 5 },
    );
  });

  test.each(overList)("%s", (method) => {
    fc.assert(
      fc.property(fc.array(wild, { maxLength: 40 }), (figures) => {
        answered(inList(method, figures));
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  test("drivers", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(wild, wild), { maxLength: 30 }), (pairs) => {
        answered(
          inSegments(
            pairs.map(([figure]) => figure),
            pairs.map(([, before]) => before),
          ),
        );
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});
