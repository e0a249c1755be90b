import { pluralOf } from "@parlance/contract";
import { isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isSuperlative } from "../../../lexicon/superlative.ts";
import { isCountedAt } from "../../../text/is-counted-at.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const dealings: ReadonlySet<string> = new Set("order sale purchase invoice transaction receipt".split(" "));
const helpers =
  /^(?:are|is|do|does|did|was|were|has|have|had|per|by|in|for|each|from|with|over|there|we|,|\?|)$/;

/**
 * "How many orders does Ann have", "our biggest order" of data that calls them invoices: what is dealt, under another word than the only table that
 * records it. Sales are money unless they are counted.
 */
export function dealing(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token?.kind !== "word") return null;
  const sales = token.text === "sales";
  const single = token.text === token.lemma;
  const ranked = single && isSuperlative(textAt(tokens, at - 1));
  if (!sales && ((single && !ranked) || !dealings.has(token.lemma))) return null;
  if (sales && !(isCountedAt(tokens, at) && helpers.test(textAt(tokens, at + 1)))) return null;
  if ([token.text, token.lemma, ...(sales ? ["sale"] : [])].some((word) => isNamed(word, index))) return null;
  const [only, other] = index.tables.filter(
    ({ words: [word = "", ...rest] }) => rest.length === 0 && dealings.has(word),
  );
  return only === undefined || other !== undefined
    ? null
    : { words: ranked ? only.words.join(" ") : pluralOf(only.words.join(" ")), tokens: 1 };
}

/** Whether the data has something else by that name: times of what is dealt ("order date") are of its own rows. */
const isNamed = (word: string, { words, columns, values }: ModelIndex): boolean =>
  words.phrases.has(word) ||
  words.tablesByWord.has(word) ||
  values.byKey.has(word) ||
  (words.columnsByWord.get(word) ?? []).some(
    (id) => columns[id] !== undefined && !isTime(columns[id].column),
  );

dealing.needs = [...dealings, "sales"];
