import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { isOfKinds } from "../kinds/is-of-kinds.ts";
import type { Written } from "../written.ts";

const verbs: ReadonlySet<string> = new Set("pay pays paid paying spend spends spent spending".split(" "));
const bounds: ReadonlySet<string> = new Set(
  "more less over under above below between at exactly up nothing".split(" "),
);
const prices: ReadonlySet<string> = new Set("fare price fee cost amount rent premium charge toll".split(" "));

/** "Passengers who paid more than 200" of the only sheet: by the one number there that is paid; of those who have several rows its total. */
export function paidMore(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = tokens[at];
  const [sheet, other] = index.tables;
  if (verb === undefined || !verbs.has(verb.text) || sheet === undefined || other !== undefined) return null;
  if (!bounds.has(textAt(tokens, at + 1)) || index.words.columnsByWord.has(verb.text)) return null;
  const having = textAt(tokens, at - 1) === "who" ? "have" : "with";
  const each = perUnit(tokens, at, index);
  if (each === null && index.revenue !== null && isOfKinds(tokens, at, index))
    return { words: `${having} total revenue`, tokens: 1 };
  const price = each ?? priceOf(index);
  if (price === null || index.words.columnsByWord.has(verb.lemma)) return null;
  const told = tokens.slice(at + 1, at + 7).some(({ lemma }) => price.words.includes(lemma));
  if (told) return null;
  const none = textAt(tokens, at + 1) === "nothing" ? " of 0" : "";
  const summed = isOfKinds(tokens, at, index) ? "total " : "";
  return { words: `${having} ${summed}${price.column.label}${none}`, tokens: none === "" ? 1 : 2 };
}

/** "More than 100 a month": the number that is told for each of these ("monthly charges"). */
function perUnit(tokens: readonly Token[], at: number, { columns }: ModelIndex): ColumnEntry | null {
  const place = tokens.findIndex(
    ({ text }, each) => each > at && ["a", "an", "per", "each", "every"].includes(text) && each < at + 7,
  );
  const unit = place < 0 ? "" : textAt(tokens, place + 1);
  const [only, other] = columns.filter(
    ({ column, words }) =>
      column.role === "measure" && unit !== "" && words.some((word) => word === `${unit}ly` || word === unit),
  );
  return other === undefined ? (only ?? null) : null;
}

/** The one number of a sheet that says what is paid for a row. */
function priceOf({ columns, sales, takings }: ModelIndex): ColumnEntry | null {
  const held = columns[takings ?? sales ?? -1];
  const paid = columns.filter(
    ({ column, words }) => column.role === "measure" && words.some((word) => prices.has(word)),
  );
  const [only, other] = paid.filter(({ words }) => paid.length === 1 || !words.some(isEach));
  return held ?? (other === undefined ? (only ?? null) : null);
}

/** "Monthly", "nightly": said of what is paid for each of these. */
const isEach = (word: string): boolean =>
  /^(?:hourly|daily|nightly|weekly|monthly|yearly|annual)$/.test(word);

paidMore.needs = verbs;
