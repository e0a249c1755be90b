import { askedHints } from "../../lexicon/adjectives.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const happened = "it happened|it occurred|it was|it was reached|it took place|that was|that happened|of it";
const asked = phrases(
  ..."and the day|and the date|and on which day|and on what day|and on which date|and what day|and which day"
    .split("|")
    .flatMap((day) => happened.split("|").map((deed) => `${day} ${deed}`)),
);

/** "The highest load of each region and the day it happened": and when it was. */
export function whenItWas(tokens: readonly Token[], at: number): Written | null {
  const size = phraseAt(tokens, at, asked);
  const next = tokens[at + size];
  return size === 0 || (next !== undefined && next.kind !== "mark")
    ? null
    : { words: "and when it was", tokens: size };
}

const ofIt = phrases("was it", "is it", "was that", "is that", "was this", "were they", "are they");

/** "The hottest day and how warm was it": and how much it was. */
export function howItWas(tokens: readonly Token[], at: number): Written | null {
  const how = textAt(tokens, at) === "and" && textAt(tokens, at + 1) === "how";
  const size = how ? phraseAt(tokens, at + 3, ofIt) : 0;
  const next = tokens[at + 3 + size];
  const measured = askedHints(textAt(tokens, at + 2)).some(({ role }) => role === "measure");
  if (size === 0 || !measured || (next !== undefined && next.kind !== "mark")) return null;
  return { words: "and how much was it", tokens: 3 + size };
}

whenItWas.needs = openings(asked);

howItWas.needs = ["how"];
