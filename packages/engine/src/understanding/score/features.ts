import type { BuiltReading } from "../compose/build-queries.ts";
import type { Choice } from "../compose/resolve.ts";
import type { Frame } from "../parse/frame.ts";
import type { Segmentation } from "../parse/item.ts";
import type { Token } from "../text/tokenize.ts";
import type { Weights } from "./weights.ts";

/** Named features of a candidate; each has a weight of the same name. */
export type Features = Record<keyof Weights["candidate"], number> & { weakest: number; unreadShare: number };

type Input = {
  cut: Segmentation;
  frame: Frame;
  choice: Choice;
  reading: BuiltReading;
  topWorth: number;
  tokens: readonly Token[];
};

/** What speaks for and against a candidate, from its words to its query. */
export function candidateFeatures({ cut, frame, choice, reading, topWorth, tokens }: Input): Features {
  const { faults } = reading;
  const unread = unreadWords(cut).length;
  return {
    worth: cut.worth - topWorth,
    resolved: choice.worth,
    joins: reading.joins,
    unused: faults.unreachable ?? 0,
    unread,
    droppedNumber: cut.items.filter((item) => item.kind === "skip" && tokens[item.start]?.kind === "number")
      .length,
    badType: faults.badType ?? 0,
    emptyTarget: faults.emptyTarget ?? 0,
    preferred: reading.preferred,
    structure: frame.conditions.filter(({ left, test }) => left !== null && test.kind === "value").length,
    leftover: frame.leftover + (faults.leftover ?? 0),
    weakest: choice.weakest,
    unreadShare: unread / Math.max(1, tokens.length),
  };
}

/** The weighted sum of the features. */
export function scoreOf(features: Features, weights: Weights): number {
  let score = 0;
  for (const name of Object.keys(weights.candidate).sort()) {
    if (isName(name, weights)) score += weights.candidate[name] * features[name];
  }
  return score;
}

const isName = (name: string, weights: Weights): name is keyof Weights["candidate"] & string =>
  Object.hasOwn(weights.candidate, name);

/** Words of a cut that carry meaning and found none. */
export const unreadWords = (cut: Segmentation): string[] =>
  cut.items.flatMap((item) => (item.kind === "skip" && item.cost >= 0.5 ? [item.word] : []));
