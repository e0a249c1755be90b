import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const before: ReadonlySet<string> = new Set(["for", "over", "in", "during", "within", "the"]);
const said: ReadonlySet<string> = new Set([
  "forecast",
  "predict",
  "prediction",
  "projection",
  "project",
  "expect",
  "outlook",
]);
/** More hours than this are asked for by the day. */
const most = 400;

/** "For the next 48 hours": a forecast by hour; how many they are stays in the question (`hoursAhead`). */
export function hoursAheadSaid(tokens: readonly Token[], at: number): Written | null {
  let next = at;
  while (next < at + 2 && before.has(textAt(tokens, next))) next += 1;
  const [number, unit] = [tokens[next + 1], tokens[next + 2]];
  if (!["next", "coming"].includes(textAt(tokens, next)) || number?.kind !== "number") return null;
  if (unit?.lemma !== "hour") return null;
  const isForecast = tokens.some(({ lemma }) => said.has(lemma));
  return { words: `${isForecast ? "" : "forecast "}by hour`, tokens: next + 3 - at };
}

/** The hours ahead that a question asks for; null where it names none. */
export function hoursAhead(question: string): number | null {
  const [, hours] = /\b(?:next|coming) (\d{1,3}) hours?\b/i.exec(question) ?? [];
  const count = Number(hours);
  return hours !== undefined && count > 0 && count <= most ? count : null;
}

hoursAheadSaid.needs = ["hour"];
