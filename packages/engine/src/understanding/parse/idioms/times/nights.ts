import { isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const means = /^(?:total|sum|average|avg|mean|median|most|fewest|longest|maximum|minimum|max|min)$/;
const bounds = /^(?:than|least|most|over|under|above|below|exactly)$/;
const opens = /^(?:of|with|for|that|lasting|took)$/;

/**
 * "Nights per hotel", "average nights", "reservations of more than 12 nights" where rows have a day of arrival and one of departure and nothing else
 * counts nights: the length of the stay. A number of them is a bound where words compare it.
 */
export function nights(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!hasStays(index)) return null;
  const counted = /^(?:how many|number of)$/.test(`${textAt(tokens, at)} ${textAt(tokens, at + 1)}`) ? 2 : 0;
  if (counted > 0)
    return textAt(tokens, at + 2) === "nights" ? { words: "total length of stay", tokens: 3 } : null;
  if (opens.test(textAt(tokens, at))) return bounded(tokens, at);
  if (textAt(tokens, at) !== "nights") return null;
  if (
    tokens[at - 1]?.kind === "number" ||
    (textAt(tokens, at - 1) === "of" && textAt(tokens, at - 2) !== "sum")
  )
    return null;
  const told = means.test(textAt(tokens, at - 1)) || textAt(tokens, at - 1) === "of";
  return { words: told ? "length of stay" : "total length of stay", tokens: 1 };
}

nights.needs = ["nights"];

/** "Of more than 12 nights". */
function bounded(tokens: readonly Token[], at: number): Written | null {
  for (let place = at + 1; place < at + 5; place += 1) {
    if (tokens[place]?.kind !== "number") continue;
    if (textAt(tokens, place + 1) !== "nights" || !bounds.test(textAt(tokens, place - 1))) return null;
    const bound = tokens.slice(at + 1, place + 1).map(({ raw }) => raw);
    return { words: `with a length of stay of ${bound.join(" ")}`, tokens: place + 2 - at };
  }
  return null;
}

/** Whether rows tell the days of arrival and departure, and no number of nights. */
const hasStays = ({ columns, words }: ModelIndex): boolean =>
  !words.phrases.has("night") &&
  !columns.some(({ core }) => core.length === 1 && core[0] === "night") &&
  [
    ["check", "in"],
    ["check", "out"],
  ].every((end) =>
    columns.some((entry) => isTime(entry.column) && end.every((word) => entry.words.includes(word))),
  );
