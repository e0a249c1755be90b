import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeNamed } from "../frame/time-named.ts";
import type { Written } from "../idioms/written.ts";
import { onAverage } from "./days-it-lasts.ts";

const units = ["days", "hours", "minutes", "weeks"];
const asked = phrases(
  ...["how long", ...units.map((unit) => `how many ${unit}`)].flatMap((length) =>
    ["do", "does", "did", "must", "have", "has"].map((helper) => `${length} ${helper}`),
  ),
);
const waiting = /^(?:wait|waits|waited|waiting)$/;
const until: ReadonlySet<string> = new Set(["until", "till", "before"]);
const articles: ReadonlySet<string> = new Set(["a", "an", "the", "their", "our", "his", "her"]);
const longest = 5;

/** "How long do callers wait until a plumber is sent", "how many hours did guests wait for an answer": the time to the date that is named, whoever waits. */
export function howLongWait(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, asked);
  if (size === 0) return null;
  const verb = tokens.findIndex(
    ({ text }, place) => place >= at + size && place <= at + size + longest && waiting.test(text),
  );
  if (verb < 0) return null;
  const joint = verb + 1 + phraseAt(tokens, verb + 1, onAverage);
  const unit = units.find((each) => textAt(tokens, at + 2) === each);
  const length = unit === undefined ? "average time" : `average ${unit}`;
  if (until.has(textAt(tokens, joint))) return { words: `${length} until`, tokens: joint + 1 - at };
  if (textAt(tokens, joint) !== "for") return null;
  const noun = joint + (articles.has(textAt(tokens, joint + 1)) ? 2 : 1);
  return timeNamed(tokens[noun], index, null) !== null ? { words: `${length} to`, tokens: noun - at } : null;
}

howLongWait.needs = ["how"];
