import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { revenueWords } from "../../../lexicon/revenue-words.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled, tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const verb =
  /^(?:gets?|got|getting|has|have|had|having|receives?|received|receiving|uses?|used|using|with|earns?|earned|carr(?:y|ies|ied)|includes?|included)$/;
const articles: ReadonlySet<string> = new Set(["a", "an", "any", "some"]);
const relatives: ReadonlySet<string> = new Set(["who", "that", "which"]);
const counted = /^(?:many|number|count|share|percentage|percent|proportion|fraction|%)$/;
const longestName = 3;

/** "What share of orders used a coupon", "people who get a bonus", "how many sales had returns", "sales with a discount": those in which a column that may be missing or nothing is neither. */
export function hadAtAll(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const relative = relatives.has(textAt(tokens, at)) ? 1 : 0;
  const start = at + relative + 1;
  if (!verb.test(textAt(tokens, start - 1))) return null;
  const article = articles.has(textAt(tokens, start)) ? 1 : 0;
  const said = tokens.slice(0, at).flatMap((token) => tableNamed(token, index)?.id ?? []);
  const isOfRows =
    textAt(tokens, at) === "with" &&
    article > 0 &&
    said.length > 0 &&
    !revenueWords.has(textAt(tokens, at - 1));
  if (!isOfRows && !tokens.slice(0, at).some(({ text }) => counted.test(text))) return null;
  for (let size = longestName; size > 0; size -= 1) {
    const end = start + article + size;
    if (!isEnd(tokens, end) || end > tokens.length) continue;
    const named = tokens.slice(start + article, end);
    const last = named.at(-1);
    if (article === 0 && (last === undefined || last.text === last.lemma)) continue;
    const entry = tableCalled(named[0], index) === null ? mayLack(named, said, index) : null;
    if (entry === null) continue;
    const nothing = isNumeric(entry.column) && entry.column.profile?.nulls === 0;
    return {
      words: nothing ? `whose ${entry.column.label} is more than 0` : `whose ${entry.column.label} is known`,
      tokens: end - at,
    };
  }
  return null;
}

/** Whether nothing follows that says how much of it. */
const isEnd = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined ||
  tokens[at]?.kind === "mark" ||
  (ends.has(textAt(tokens, at)) &&
    !tokens.slice(at).some(({ text }) => /^\d+$/.test(text) && !/^(?:19|20)\d\d$/.test(text)));

const ends: ReadonlySet<string> = new Set(["by", "per", "in", "for", "each", "and", "at"]);

/**
 * The column that words name, of rows that are spoken of, which some of them have and others lack or have nothing of; of several of these
 * rows (a quantity and an amount of discount) the first.
 */
function mayLack(
  named: readonly Token[],
  said: readonly number[],
  { words, columns }: ModelIndex,
): ColumnEntry | null {
  const [first, ...rest] = named.map(({ lemma }) => new Set(words.columnsByWord.get(lemma) ?? []));
  const found = [...(first ?? [])]
    .filter((id) => rest.every((each) => each.has(id)))
    .flatMap((id) => columns[id] ?? []);
  if (said.length === 0 && found.length > 1) return null;
  const own = said.length === 0 ? found : found.filter(({ table }) => said.includes(table));
  const [only, other] = own;
  if (only === undefined || !own.every(lacksSome)) return null;
  return other === undefined || isSameFigure(own) ? only : null;
}

const lacksSome = ({ column, foreign }: ColumnEntry): boolean => {
  if (foreign || column.profile === null) return false;
  const nothing = isNumeric(column) && column.role === "measure" && Number(column.profile.minimum) === 0;
  return column.profile.nulls > 0 || nothing;
};

/** Numbers of one table that are called by the same thing ("discount quantity", "discount amount"). */
const isSameFigure = (entries: readonly ColumnEntry[]): boolean =>
  entries.every(
    ({ table, core, column }) =>
      table === entries[0]?.table && core[0] === entries[0].core[0] && column.role === "measure",
  );
