import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
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

/** "What share of orders used a coupon", "people who get a bonus": those in which a column that may be missing or nothing is neither. */
export function hadAtAll(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const relative = relatives.has(textAt(tokens, at)) ? 1 : 0;
  const start = at + relative + 1;
  if (!verb.test(textAt(tokens, start - 1)) || !articles.has(textAt(tokens, start))) return null;
  if (!tokens.slice(0, at).some(({ text }) => counted.test(text))) return null;
  const said = tokens.slice(0, at).flatMap((token) => tableNamed(token, index)?.id ?? []);
  for (let size = longestName; size > 0; size -= 1) {
    const end = start + 1 + size;
    if (!isEnd(tokens, end) || end > tokens.length) continue;
    const named = tokens.slice(start + 1, end);
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

/** The one column that words name, of rows that are spoken of, which some of them have and others lack or have nothing of. */
function mayLack(
  named: readonly Token[],
  said: readonly number[],
  { words, columns }: ModelIndex,
): ColumnEntry | null {
  const [first, ...rest] = named.map(({ lemma }) => new Set(words.columnsByWord.get(lemma) ?? []));
  const ids = [...(first ?? [])].filter((id) => rest.every((each) => each.has(id)));
  const [only, other] = ids.flatMap((id) => columns[id] ?? []);
  const profile = only?.column.profile;
  if (only === undefined || other !== undefined || only.foreign || profile === null || profile === undefined)
    return null;
  if (said.length > 0 && !said.includes(only.table)) return null;
  const lacked = profile.nulls > 0;
  const nothing = isNumeric(only.column) && only.column.role === "measure" && Number(profile.minimum) === 0;
  return lacked || nothing ? only : null;
}
