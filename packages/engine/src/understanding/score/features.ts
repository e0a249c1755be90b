import type { BuiltReading } from "../compose/build-queries.ts";
import type { Choice } from "../compose/resolve.ts";
import type { Frame } from "../parse/frame/frame.ts";
import type { Segmentation } from "../parse/item.ts";
import type { Token } from "../text/tokenize.ts";
import type { FeatureVector } from "./query-features.ts";

type Input = {
  cut: Segmentation & { related: boolean };
  frame: Frame;
  choice: Choice;
  reading: BuiltReading;
  topWorth: number;
  tokens: readonly Token[];
};

/** What speaks for and against a candidate from how the question was read ("read/"). */
export function candidateFeatures({ cut, frame, choice, reading, topWorth, tokens }: Input): FeatureVector {
  const { faults } = reading;
  const unread = unreadWords(cut).length;
  return {
    "read/worth": cut.worth - topWorth,
    "read/resolved": choice.worth,
    "read/joins": reading.joins,
    "read/unused": faults.unreachable ?? 0,
    "read/unread": unread,
    "read/droppedNumber": cut.items.filter(
      (item) => item.kind === "skip" && tokens[item.start]?.kind === "number",
    ).length,
    "read/badType": faults.badType ?? 0,
    "read/emptyTarget": faults.emptyTarget ?? 0,
    "read/preferred": reading.preferred,
    "read/structure": frame.conditions.filter(({ left, test }) => left !== null && test.kind === "value")
      .length,
    "read/leftover": frame.leftover + (faults.leftover ?? 0),
    "read/related": cut.related ? 1 : 0,
    "read/weakest": choice.weakest,
  };
}

/** The weighted sum of features; features without a weight count nothing. */
export function scoreOf(features: FeatureVector, weights: Readonly<Record<string, number>>): number {
  let score = 0;
  for (const name in features) score += (weights[name] ?? 0) * (features[name] ?? 0);
  return score;
}

/** Where the words of a cut stand that found no meaning, light ones too. */
export const skippedPlaces = (
  cut: Segmentation,
  tokens: readonly Token[],
): { start: number; end: number }[] =>
  cut.items.flatMap((item) => {
    const token = item.kind === "skip" && item.cost > 0 ? tokens[item.start] : undefined;
    const place = token?.said ?? token;
    return place === undefined ? [] : [{ start: place.start, end: place.end }];
  });

/** Words of a cut that carry meaning and found none. */
export const unreadWords = (cut: Segmentation): string[] =>
  cut.items.flatMap((item) => (item.kind === "skip" && item.cost >= 0.5 ? [item.word] : []));
