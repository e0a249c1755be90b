import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { onAverage } from "./days-it-lasts.ts";

const units = ["days", "hours", "minutes", "weeks"];
const taking = phrases(
  ...["does it", "did it", "do we", "did we"].flatMap((does) =>
    ["take us", "take", "need"].map((verb) => `${does} ${verb}`),
  ),
);

/** "How many days does it take us on average to finish a request", "… until a claim is settled": the average days to it. */
export function howLongItTakes(tokens: readonly Token[], at: number): Written | null {
  if (textAt(tokens, at) !== "how" || textAt(tokens, at + 1) !== "many") return null;
  const unit = units.find((each) => each === textAt(tokens, at + 2));
  const opening = at + 3 + phraseAt(tokens, at + 3, onAverage);
  const verb = phraseAt(tokens, opening, taking);
  if (unit === undefined || verb === 0) return null;
  const joint = opening + verb + phraseAt(tokens, opening + verb, onAverage);
  return ["to", "until", "till", "before"].includes(textAt(tokens, joint))
    ? { words: `average ${unit} ${textAt(tokens, joint) === "to" ? "to" : "until"}`, tokens: joint + 1 - at }
    : null;
}

howLongItTakes.needs = units;
