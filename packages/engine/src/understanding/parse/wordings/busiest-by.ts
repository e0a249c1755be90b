import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["busiest", "most"],
  ["quietest", "fewest"],
  ["slowest", "fewest"],
]);
const by = phrases(
  ...["by", "in terms of", "based on", "measured by", "judged by", "going by"].flatMap((word) => [
    `${word} number of`,
    `${word} the number of`,
    `${word} count of`,
    `${word} volume of`,
    word,
  ]),
);
const longest = 5;

/** "The busiest hour of the day by number of visits", "busiest weekday in terms of visits": the one with the most visits; "the slowest 3 days of May by visits": those. */
export function busiestBy(tokens: readonly Token[], at: number): Written | null {
  const end = ends.get(textAt(tokens, at));
  if (end === undefined) return null;
  const place = tokens.findIndex(
    (_, each) => each > at + 1 && each <= at + 1 + longest && phraseAt(tokens, each, by) > 0,
  );
  const part = tokens.slice(at + 1, place);
  const size = phraseAt(tokens, place, by);
  const noun = tokens[place + size];
  if (place < 0 || !part.some(({ lemma, text }) => unitOf(lemma) !== null || times.has(text))) return null;
  const counted = ["count", "volume"].includes(textAt(tokens, place + size + 1)) ? 1 : 0;
  const many = counted > 0 || noun?.text !== noun?.lemma;
  if (noun?.kind !== "word" || !many) return null;
  const raw = noun.text === noun.lemma ? `${noun.raw}s` : noun.raw;
  const units = part.map(({ raw: each }) => each).join(" ");
  const several = part[0]?.kind === "number";
  return {
    words: several
      ? `${end === "most" ? "top" : "bottom"} ${units} by number of ${raw}`
      : `${units} with the ${end} ${raw}`,
    tokens: place + size + 1 + counted - at,
  };
}

const times: ReadonlySet<string> = new Set(["hour", "hours", "weekday", "weekdays", "time"]);

busiestBy.needs = [...ends.keys()];
