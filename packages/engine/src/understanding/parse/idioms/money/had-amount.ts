import { type ColumnEntry, isNumeric, isTime, type TableEntry } from "../../../index/entries.ts";
import { isValueWord } from "../../../index/is-value-word.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { nameWords } from "../../../index/names.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const helpers = /^(?:was|were|is|are|been|being|got|get)$/;
const getting = /^(?:got|get|gets|received|receive|receives|gave|give|left|paid|used)$/;
const articles = /^(?:a|an|any|some|no)$/;

/**
 * "Orders that were discounted", "discounted orders", "customers who got a discount" where rows hold how much it was: those that have
 * some of it.
 */
export function hadAmount(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [first, second] = tokens.slice(at, at + 2);
  if (first === undefined || second === undefined) return null;
  if (helpers.test(first.text)) {
    const denied = second.text === "not";
    const amount = doneBy(denied ? tokens[at + 2] : second, index);
    const size = denied ? 3 : 2;
    if (amount !== null && endsAt(tokens, at + size))
      return { words: `${denied ? "without" : "had"} a ${amount.column.label}`, tokens: size };
  }
  if (getting.test(first.text) && articles.test(second.text)) {
    const thing = tokens[at + 2];
    const amount =
      thing === undefined ? null : amountCalled(index, ({ core }) => core.join(" ") === thing.lemma);
    if (amount !== null && textAt(tokens, at + 3) !== "of")
      return { words: `had ${second.text} ${amount.column.label}`, tokens: 3 };
  }
  const rows = tableNamed(second, index);
  const counted = ["many", "of"].includes(textAt(tokens, at - 1));
  const amount = rows === null ? null : doneBy(first, index);
  if (amount !== null) return { words: `${second.raw} with a ${amount.column.label}`, tokens: 2 };
  const time = rows !== null && counted ? timeOf(first, rows, index) : null;
  return time === null ? null : { words: `${second.raw} whose ${time.column.label} is known`, tokens: 2 };
}

/** Whether nothing behind a participle tells more of it ("visited before May"). */
const endsAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === "mark" || ends.has(textAt(tokens, at));

const ends: ReadonlySet<string> = new Set(["", "in", "during", "since", "last", "this", "per", "and", "at"]);

/** The amount that a participle says there was some of; null where a time or a value of the data is called so. */
function doneBy(token: Token | undefined, index: ModelIndex): ColumnEntry | null {
  if (token?.kind !== "word" || !/..ed$/.test(token.text)) return null;
  const { words, columns } = index;
  const known = isValueWord(index, token.text);
  if (known || words.columnsByWord.has(token.text) || words.tablesByWord.has(token.text)) return null;
  if (columns.some(({ column, core }) => isTime(column) && core.some((word) => isRooted(word, token.text))))
    return null;
  return amountCalled(
    index,
    ({ core: [word = "", other] }) => other === undefined && isRooted(word, token.text),
  );
}

/** "How many cancelled permits" of those that have a day of cancellation: what some of the rows have. */
function timeOf(
  { text }: Token,
  { columns: own }: TableEntry,
  { columns, values }: ModelIndex,
): ColumnEntry | null {
  if (!/..ed$/.test(text) || values.byKey.has(text)) return null;
  const [only, other] = own
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ column, core }) =>
        isTime(column) &&
        (column.profile?.nulls ?? 0) > 0 &&
        nameWords(column.name)[0] !== text &&
        core.some((word) => isRooted(word, text)),
    );
  return other === undefined ? (only ?? null) : null;
}

/** The one amount of rows that is called so, where no table is. */
function amountCalled(
  { columns, tables }: ModelIndex,
  fits: (entry: ColumnEntry) => boolean,
): ColumnEntry | null {
  const [only, other] = columns.filter(
    (entry) => !entry.foreign && entry.column.role === "measure" && isNumeric(entry.column) && fits(entry),
  );
  if (only === undefined || other !== undefined) return null;
  return tables.some(({ words }) => words.join(" ") === only.core.join(" ")) ? null : only;
}
