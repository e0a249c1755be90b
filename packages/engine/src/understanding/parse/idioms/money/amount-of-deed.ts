import { type ColumnEntry, isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/**
 * "Disputed payments", "tickets reopened": where a number of the rows says how much or how often that happened, and nothing else says
 * whether it did, those with more than nothing.
 */
export function amountOfDeed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  if (!/^[a-z]{4,}ed$/.test(word) || index.values.byWord.has(word)) return null;
  const passive = ["is", "are", "was", "were", "been"].includes(textAt(tokens, at - 1)) ? 1 : 0;
  const own = [tokens[at + 1], tokens[at - 1 - passive]].map((token) =>
    token === undefined ? [] : (index.words.tablesByWord.get(token.lemma) ?? []),
  );
  const [before = [], behind = []] = own;
  const table = before[0] ?? (at + 1 === tokens.length ? behind[0] : undefined);
  if (table === undefined) return null;
  const called = (index.tables[table]?.columns ?? [])
    .flatMap((id) => index.columns[id] ?? [])
    .filter(({ words }) => words.some((each) => each.length > 3 && isRooted(word, each)));
  const [amount, other] = called.filter(isAmount);
  if (amount === undefined || other !== undefined || called.some(saysWhether)) return null;
  const rest = `with ${amount.column.label.toLowerCase()} above 0`;
  return before.length > 0
    ? { words: `${tokens[at + 1]?.raw ?? ""} ${rest}`, tokens: 2 }
    : { words: rest, tokens: 1 };
}

/** "Previous bookings not cancelled": what was not done, or to other rows. */
const elsewhere: ReadonlySet<string> = new Set("not non no without previous prior earlier before".split(" "));

/** A number that is nothing for some rows. */
const isAmount = ({ column, words }: ColumnEntry): boolean =>
  !words.some((word) => elsewhere.has(word)) &&
  column.additivity === "additive" &&
  Number(column.profile?.minimum ?? 1) === 0 &&
  Number(column.profile?.maximum) > 0;

const saysWhether = ({ column }: ColumnEntry): boolean => isTime(column) || column.physicalType === "boolean";
