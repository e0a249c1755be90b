import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const takes = phrases(
  "how long does it take to",
  "how long did it take to",
  "how long does it take us to",
  "how long did it take us to",
  "how long does it take us on average to",
  "how long does it usually take to",
  "how long does it take on average to",
  "how fast do we",
  "how quickly do we",
  "how fast did we",
  "how quickly did we",
);
const asked: ReadonlySet<string> = new Set(["fast", "quickly", "soon"]);
const helpers: ReadonlySet<string> = new Set(["are", "were", "is", "was"]);
const deeds: ReadonlySet<string> = new Set(
  "resolve close fix solve ship deliver pay answer complete process fulfil fulfill".split(" "),
);
const longest = 4;

const moves: ReadonlySet<string> = new Set("go travel move drive ride run fly sail".split(" "));
const onAverage = phrases("on average", "on avg", "usually", "typically");

/** "How long does it take to resolve a ticket", "how fast are orders shipped": the average time to do it; "how fast do ferries go": their speed. */
export function howFast(tokens: readonly Token[], at: number): Written | null {
  if (textAt(tokens, at) !== "how") return null;
  const speed = speedOf(tokens, at);
  if (speed !== null) return speed;
  const size = phraseAt(tokens, at, takes);
  const deed = tokens[at + size];
  if (size > 0)
    return deed !== undefined && deeds.has(deed.text)
      ? { words: `average time to ${deed.text}`, tokens: size + 1 }
      : null;
  if (!asked.has(textAt(tokens, at + 1)) || !helpers.has(textAt(tokens, at + 2))) return null;
  const done = tokens.findIndex((token, place) => place > at + 3 && deedOf(token) !== undefined);
  if (done < 0 || done > at + 3 + longest) return null;
  const things = rawOf(tokens.slice(at + 3, done));
  return { words: `average time to ${deedOf(tokens[done])} ${things}`, tokens: done + 1 - at };
}

/** "How fast do cabs go on average, mph": the unit is said of what the speed is in. */
function speedOf(tokens: readonly Token[], at: number): Written | null {
  if (textAt(tokens, at + 1) !== "fast" || !/^(?:do|does|did)$/.test(textAt(tokens, at + 2))) return null;
  const verb = tokens.findIndex(({ text }, place) => place > at + 3 && moves.has(text));
  if (verb < 0 || verb > at + 3 + longest) return null;
  const behind = verb + 1 + phraseAt(tokens, verb + 1, onAverage);
  const unit = textAt(tokens, behind) === "," && speeds.test(textAt(tokens, behind + 1)) ? 1 : 0;
  return { words: unit === 1 ? "average speed in" : "average speed", tokens: behind + unit - at };
}

const speeds = /^(?:mph|kmh|kph|knots)$/;

/** "Resolve" of "resolved", "ship" of "shipped". */
const deedOf = (token: Token | undefined): string | undefined =>
  [token?.lemma, token?.text.slice(0, -1), token?.text.slice(0, -2)].find((form) => deeds.has(form ?? ""));

howFast.needs = ["how"];
