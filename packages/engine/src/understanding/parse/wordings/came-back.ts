import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const list = (text: string): string[] => text.split("|");
const deeds = list(
  "came back|come back|returned|return|bought again|buy again|ordered again|order again|showed up again",
);
const absent = phrases(
  ...deeds.flatMap((deed) =>
    list("never|not|did not|have not|had not|has not").map((none) => `${none} ${deed}`),
  ),
  ...list("bought|ordered|booked|rented|purchased|spent|paid").flatMap((deed) => [
    `${deed} nothing`,
    `${deed} nothing more`,
    `${deed} nothing at all`,
    `${deed} none`,
  ]),
);
const times: ReadonlySet<string> = new Set(["in", "since", "after", "during", "this", "last"]);

/** "2023 tenants who paid nothing in 2024", "who moored in May and never came back in June": but not in that time. */
export function cameBack(tokens: readonly Token[], at: number): Written | null {
  let start = at;
  while (["who", "that", "and", "but", "they", ","].includes(textAt(tokens, start))) start += 1;
  const size = phraseAt(tokens, start, absent);
  const behind = start + size;
  const timed = tokens.slice(0, at).some(({ kind, number }) => kind === "number" && (number ?? 0) > 1900);
  return size > 0 && timed && times.has(textAt(tokens, behind))
    ? { words: "but not", tokens: behind - at }
    : null;
}

cameBack.needs = openings(absent);
