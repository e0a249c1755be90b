import { expect, it } from "vitest";
import { tokenize } from "../../text/tokenize.ts";
import { type Bands, bandsAt } from "./bands.ts";

/** The ranges of a text as intervals: brackets hold their edge, parentheses do not. */
function intervals(text: string): string[] | null {
  const tokens = tokenize(text);
  const bands: Bands | undefined = tokens.flatMap((_, at) => bandsAt(tokens, at))[0]?.bands;
  if (bands?.kind !== "ranges") return null;
  return bands.ranges.map(
    ({ low, high, includesLow, includesHigh }) =>
      `${includesLow ? "[" : "("}${low ?? ""} ${high ?? ""}${includesHigh ? "]" : ")"}`,
  );
}

it.each([
  ["under 25, 25-40, 41-60 and over 60", ["( 25)", "[25 41)", "[41 60]", "(60 )"]],
  ["under 30, 30-44, 45-59, 60 and older", ["( 30)", "[30 45)", "[45 60)", "[60 )"]],
  ["less than 1, 1-3, 3-5, 5-10, over 10", ["( 1)", "[1 3]", "(3 5]", "(5 10]", "(10 )"]],
  ["less than 1 year, 1-3 years, over 3 years", ["( 1)", "[1 3]", "(3 )"]],
  ["under 18, 18 to 64 and 65 up", ["( 18)", "[18 65)", "[65 )"]],
  ["under 15, 15 to 25 and 25 plus", ["( 15)", "[15 25)", "[25 )"]],
  ["18 and younger, 19-30, 31+", ["( 19)", "[19 31)", "[31 )"]],
  ["below 2000, 2000 to 5000, above 5000", ["( 2000)", "[2000 5000]", "(5000 )"]],
  ["under 100, 100-300, 300-500, 500 and more", ["( 100)", "[100 300)", "[300 500)", "[500 )"]],
  ["below 300k, 300k to 600k, above 600k", ["( 300000)", "[300000 600000]", "(600000 )"]],
  ["early or on time (0 or less), 1-15, above 15 minutes", ["( 1)", "[1 15]", "(15 )"]],
  ["up to 5 min, 6 to 15, 16 to 30, longer", ["( 6)", "[6 16)", "[16 30]", "(30 )"]],
  ["under 15 min, 15-60 min, 1 to 3 hours, more than 3 hours", ["( 15)", "[15 60]", "(60 180]", "(180 )"]],
  ["under half an hour, half an hour to an hour, over an hour", ["( 0.5)", "[0.5 1]", "(1 )"]],
  [
    "under 30 sec, 30 seconds to 2 minutes, 2 to 10 min, longer",
    ["( 30)", "[30 120]", "(120 600]", "(600 )"],
  ],
  ["up to 1 hour, 1 to 1.5 hours, longer than 1.5 hours", ["( 1]", "(1 1.5]", "(1.5 )"]],
  ["within 20 min, 20 to 60 and over 60 minutes", ["( 20]", "(20 60]", "(60 )"]],
  ["up to 20, 20 to 60, 60 and more", ["( 20)", "[20 60)", "[60 )"]],
  ["no rebate, up to 10%, more than 10%", ["( 0]", "(0 10]", "(10 )"]],
  ["0, up to 10, over 10", ["[0 0]", "(0 10]", "(10 )"]],
  ["under 13, 13 to under 18, 18 and older", ["( 13)", "[13 18)", "[18 )"]],
  ["none, up to 10%, 11-20%, above 20%", ["( 0]", "(0 11)", "[11 20]", "(20 )"]],
  [
    "under 10m, 10 to under 50m, 50 to under 90m, 90m and up",
    ["( 10000000)", "[10000000 50000000)", "[50000000 90000000)", "[90000000 )"],
  ],
  ["under $50, $50 to $150, over $150", ["( 50)", "[50 150]", "(150 )"]],
  ["up to 16, more than 16 up to 32, more than 32", ["( 16]", "(16 32]", "(32 )"]],
  ["at most 5 min, over 5 to 60 min and over 1 hour", ["( 5]", "(5 60]", "(60 )"]],
  ["below 20, 20 up to 100, 100 up to 500, 500 and above", ["( 20)", "[20 100)", "[100 500)", "[500 )"]],
  ["under 100 km, 100 km and more", ["( 100)", "[100 )"]],
  ["1, 2, 3 or more", ["[1 2)", "[2 3)", "[3 )"]],
  ["1-2, 3-4, 5", ["[1 3)", "[3 5)", "[5 5]"]],
  ["before 1970, 1970-1989, 1990 and later", ["( 1970)", "[1970 1990)", "[1990 )"]],
  ["up to 5 ha, 5-15 ha, over 15", ["( 5]", "(5 15]", "(15 )"]],
  ["1 night, 2-3, 4-7, longer than a week", ["[1 2)", "[2 4)", "[4 7]", "(7 )"]],
  ["once, 2-5, more than 5", ["[1 2)", "[2 5]", "(5 )"]],
  ["2022, 2023, 2024", null],
  ["between 3 and 5", null],
])("%s", (text, expected) => {
  expect(intervals(text)).toEqual(expected);
});

it("widths may be written in words", () => {
  const tokens = tokenize("ten year bands");
  expect(bandsAt(tokens, 0)[0]?.bands).toEqual({ kind: "width", width: 10 });
});

it("labels keep the units that were said", () => {
  const tokens = tokenize("under 45 min, 45 to 90, over 90");
  const bands = bandsAt(tokens, 0)[0]?.bands;
  expect(bands?.kind === "ranges" ? bands.ranges.map(({ label }) => label) : []).toEqual([
    "under 45 min",
    "45 to 90",
    "over 90",
  ]);
  expect(bands).toHaveProperty("unit", "minute");
  expect(bands).toHaveProperty("plain", ["under 45", "45 to 90", "over 90"]);
});

it("no bands of the number at the end of a name before “group by”", () => {
  const tokens = tokenize("sum of lane_200 group by lane_200");
  expect(tokens.flatMap((_, at) => bandsAt(tokens, at))).toEqual([]);
});
