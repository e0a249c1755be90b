import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** How the ends of a stay are also called, by the words of the columns that hold them. */
const ends: ReadonlyMap<string, readonly string[]> = new Map([
  ["arrival", ["check", "in"]],
  ["departure", ["check", "out"]],
]);
const verbs: ReadonlyMap<string, string> = new Map([
  ...["arrival", "arrivals", "arrive", "arrives", "arrived", "arriving"].map(
    (said) => [said, "arrival"] as const,
  ),
  ...["departure", "departures", "depart", "departs", "departed", "departing"].map(
    (said) => [said, "departure"] as const,
  ),
]);

/**
 * "Arrivals per month", "who arrived in May" of data that has check-ins: those, where it has no arrivals of its own. The deed is said, and no
 * date, which asks for no more than when it was.
 */
export function stays(tokens: readonly Token[], at: number, { words, columns }: ModelIndex): Written | null {
  const token = tokens[at];
  const end = token === undefined ? undefined : verbs.get(token.text);
  const called = end === undefined ? undefined : ends.get(end);
  if (end === undefined || called === undefined || words.columnsByWord.has(end)) return null;
  const [column, other] = columns.filter(
    (entry) => called.every((word) => entry.words.includes(word)) || entry.words.includes(called.join("")),
  );
  if (column === undefined || other !== undefined) return null;
  const [verb = "", particle = ""] = called;
  if (["date", "dates", "day", "time"].includes(textAt(tokens, at + 1)))
    return { words: `${verb} ${particle}`, tokens: 1 };
  return { words: token?.lemma === end ? `${verb} ${particle}s` : `${verb}ed ${particle}`, tokens: 1 };
}

stays.needs = [...verbs.keys()];
