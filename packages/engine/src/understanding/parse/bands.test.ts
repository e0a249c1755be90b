import { expect, it } from "vitest";
import { tokenize } from "../text/tokenize.ts";
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
  ["less than 1, 1-3, 3-5, 5-10, over 10", ["( 1)", "[1 3)", "[3 5)", "[5 10)", "[10 )"]],
  ["less than 1 year, 1-3 years, over 3 years", ["( 1)", "[1 3]", "(3 )"]],
  ["18 and younger, 19-30, 31+", ["( 19)", "[19 31)", "[31 )"]],
  ["below 2000, 2000 to 5000, above 5000", ["( 2000)", "[2000 5000]", "(5000 )"]],
  ["between 3 and 5", null],
])("%s", (text, expected) => {
  expect(intervals(text)).toEqual(expected);
});
