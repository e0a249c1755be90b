import type { ModelIndex } from "../../../index/model-index.ts";
import { clients } from "../../../lexicon/workers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { deedTable, tablesOf } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

/** What people are called by what they do. */
const deeds: ReadonlyMap<string, string> = new Map([
  ["buyer", "bought"],
  ["purchaser", "purchased"],
  ["subscriber", "subscribed"],
  ["borrower", "borrowed"],
  ["renter", "rented"],
  ["attendee", "attended"],
]);
/** Words before such a noun that count those people, and rank or compare nothing. */
const counting: ReadonlySet<string> = new Set([
  "",
  ..."many our the total unique distinct different and daily weekly monthly quarterly yearly".split(" "),
]);
const behind: ReadonlySet<string> = new Set([
  ...["", "?", "."],
  ..."by per in during since last this each every over from between did do were we there and have placed".split(
    " ",
  ),
]);

/** "Buyers by region", "how many subscribers in May", where nothing is called so: the customers who bought, and not all there are. */
export function deedNoun(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  const verb = token === undefined || token.text === token.lemma ? undefined : deeds.get(token.lemma);
  if (verb === undefined || !isCounted(tokens, at) || !behind.has(textAt(tokens, at + 1))) return null;
  if (isKnown(token, index)) return null;
  const found = index.tables.flatMap((party) => {
    const rows = clients.has(party.words.at(-1) ?? "") ? deedTable(verb, party, index) : null;
    return rows === null ? [] : [{ party, rows, near: tablesOf(party, index).includes(rows) }];
  });
  const [only, other] = found.length > 1 ? found.filter(({ near }) => near) : found;
  if (only === undefined || other !== undefined) return null;
  return { words: `${only.party.table.label} with ${only.rows.table.label}`, tokens: 1 };
}

const isCounted = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at - 1) === "of"
    ? ["number", "count"].includes(textAt(tokens, at - 2))
    : counting.has(textAt(tokens, at - 1));

const isKnown = (token: Token | undefined, { words, values }: ModelIndex): boolean =>
  token !== undefined &&
  (words.tablesByWord.has(token.lemma) ||
    words.columnsByWord.has(token.lemma) ||
    values.byWord.has(token.text));

deedNoun.needs = [...deeds.keys()];
