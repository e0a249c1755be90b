import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

const usual = phrases(
  ...[
    "the overall average",
    "our overall average",
    "overall average",
    "the average overall",
    "average overall",
    "the average",
    "our average",
    "an average",
    "average",
    "the overall mean",
    "the mean",
    "the general average",
  ],
  ...["the company wide average", "the companywide average", "the total average", "the global average"],
  ...["the company average", "the norm", "overall", "on average", "the usual", "usual"],
  ...["we", "we all", "others", "everyone else"].flatMap((who) =>
    ["pay", "get", "have", "see", "do"].map((verb) => `${who} ${verb} on average`),
  ),
  ...["company", "business", "group", "firm", "team", "organisation", "organization"].flatMap((whole) => [
    `the ${whole} as a whole`,
    `the whole ${whole}`,
    `the ${whole} overall`,
  ]),
);

/** How many tokens say what is usual for all ("the overall average", "our average", "the norm"); 0 where none do. */
export const usualAt = (tokens: readonly Token[], at: number): number => phraseAt(tokens, at, usual);

/** The words of which one is said where the usual is. */
export const usualWords: readonly string[] = ["average", "mean", "norm", "overall", "whole", "usual"];
