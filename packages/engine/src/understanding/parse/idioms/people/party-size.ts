import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const nouns: ReadonlySet<string> = new Set(
  "people persons guests heads pax diners attendees participants".split(" "),
);
/** What columns call how many people a row is for. */
const headed: ReadonlySet<string> = new Set(
  "guest head person people pax cover headcount diner attendee participant".split(" "),
);
const sized: ReadonlySet<string> = new Set(["party size", "group size", "number guest", "guest count"]);
const bound = /^(?:more|less|fewer|over|up)$/;

/** "Bookings for more than 8 people", "parties of 6 or more guests": by the one number of the rows named before that tells for how many a row is. */
export function partySize(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at];
  if (noun === undefined || !nouns.has(noun.text)) return null;
  const late = textAt(tokens, at - 2) === "or" && bound.test(textAt(tokens, at - 1)) ? 2 : 0;
  if (tokens[at - 1 - late]?.kind !== "number") return null;
  const rows = tokens
    .slice(0, at - 1 - late)
    .map((token) => tableNamed(token, index))
    .find((table) => table !== null);
  const [only, other] = (rows?.columns ?? []).flatMap((id) => {
    const entry = index.columns[id];
    return entry !== undefined && tellsSize(entry) ? [entry] : [];
  });
  if (only === undefined || other !== undefined || only.words.includes(noun.lemma)) return null;
  return { words: only.column.label.toLowerCase(), tokens: 1 };
}

const tellsSize = ({ column, foreign, words }: ColumnEntry): boolean =>
  !foreign &&
  isNumeric(column) &&
  column.role === "measure" &&
  (sized.has(words.join(" ")) || (words.length === 1 && headed.has(words[0] ?? "")));

partySize.needs = nouns;
