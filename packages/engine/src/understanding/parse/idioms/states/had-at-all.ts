import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import { isScore } from "../../../index/is-score.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { otherForms } from "../../../lexicon/clippings.ts";
import { revenueWords } from "../../../lexicon/revenue-words.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled, tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const verb =
  /^(?:gets?|got|getting|has|have|had|having|receives?|received|receiving|uses?|used|using|with|earns?|earned|carr(?:y|ies|ied)|includes?|included|charged?|paid|pay|billed|incur(?:red)?|levied|added)$/;
/** Deeds by which rows come to some of an amount, whoever is said to have done them. */
const dealt = /^(?:charged?|paid|pay|billed|incur(?:red)?|levied|added)$/;
const doers: ReadonlySet<string> = new Set(
  "we they was were who that actually really also got and".split(" "),
);
const articles: ReadonlySet<string> = new Set(["a", "an", "any", "some"]);
const relatives: ReadonlySet<string> = new Set(["who", "that", "which"]);
const counted = /^(?:many|number|count|share|percentage|percent|pct|proportion|fraction|%)$/;
const longestName = 3;

/** "What share of orders used a coupon", "people who get a bonus", "how many sales had returns", "sales with a discount": those in which a column that may be missing or nothing is neither. */
export function hadAtAll(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const relative = relatives.has(textAt(tokens, at)) ? 1 : 0;
  const start = at + relative + 1;
  const one = thereWasOne(tokens, at, index);
  if (one !== null) return one;
  const reduced = atSome(tokens, at, index);
  if (reduced !== null) return reduced;
  const some = paidSomething(tokens, start - 1, index);
  if (some !== null) return { words: some.words, tokens: some.tokens + relative };
  if (!verb.test(textAt(tokens, start - 1))) return null;
  const article = articles.has(textAt(tokens, start)) ? 1 : 0;
  const said = tokens.slice(0, at).flatMap((token) => tableNamed(token, index)?.id ?? []);
  const isOfRows =
    textAt(tokens, at) === "with" &&
    article > 0 &&
    said.length > 0 &&
    !revenueWords.has(textAt(tokens, at - 1));
  const isDealt =
    dealt.test(textAt(tokens, start - 1)) && article > 0 && doers.has(textAt(tokens, start - 2));
  if (!isOfRows && !isDealt && !tokens.slice(0, at).some(({ text }) => counted.test(text))) return null;
  for (let size = longestName; size > 0; size -= 1) {
    const end = start + article + size;
    if (!isEnd(tokens, end) || end > tokens.length) continue;
    const named = tokens.slice(start + article, end);
    const last = named.at(-1);
    if (size === 1 && isTerm(last, index)) return null;
    if (article === 0 && (last === undefined || last.text === last.lemma)) continue;
    const entry = tableCalled(named[0], index) === null ? mayLack(named, said, index) : null;
    if (entry === null) continue;
    return {
      words: `whose ${entry.column.label} is ${mayBeNothing(entry) ? "more than 0" : "known"}`,
      tokens: end - at,
    };
  }
  return null;
}

/** Whether a number of something says of some rows that there was none of it; a mark of nothing is one. */
const mayBeNothing = (entry: ColumnEntry): boolean =>
  isNumeric(entry.column) &&
  (entry.column.profile?.nulls === 0 ||
    (entry.column.role === "measure" && hasZero(entry) && !isScore(entry)));

const hasZero = ({ column }: ColumnEntry): boolean =>
  column.profile?.topValues.some(({ value }) => value !== null && Number(value) === 0) === true;

/** "What percentage of sales were at a discount", "lamps sold at a discount": with some of the one amount that is called so. */
function atSome(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  if (!placing.test(textAt(tokens, at)) || textAt(tokens, at + 1) !== "at") return null;
  if (!articles.has(textAt(tokens, at + 2)) || !isEnd(tokens, at + 4)) return null;
  const name = tokens[at + 3]?.lemma;
  const found = columns.filter(
    (entry) => isNumeric(entry.column) && entry.core[0] === name && lacksSome(entry) && mayBeNothing(entry),
  );
  const [only] = found;
  return only === undefined || !isSameFigure(found)
    ? null
    : { words: `whose ${only.column.label} is more than 0`, tokens: 4 };
}

const placing = /^(?:is|are|was|were|sold|bought|ordered|booked|done|made|went)$/;

const something: ReadonlySet<string> = new Set(["something", "anything", "money"]);
const repaid = /^(?:refund|repaid|repayment|reimburse|payback|credit)/;
const prices = /^(?:fee|price|charge|cost|fare|paid|premium)$/;

/** "Paid something back", "charged anything": some of the one refund, or of the one price that rows have. */
function paidSomething(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  if (!dealt.test(textAt(tokens, at)) || !something.has(textAt(tokens, at + 1))) return null;
  const back = textAt(tokens, at + 2) === "back" || textAt(tokens, at + 2) === "out";
  const [only, other] = columns.filter(
    (entry) =>
      isNumeric(entry.column) &&
      entry.column.role === "measure" &&
      lacksSome(entry) &&
      entry.words.some((word) => (back ? repaid : prices).test(word)),
  );
  return only === undefined || other !== undefined
    ? null
    : { words: `whose ${only.column.label} is more than 0`, tokens: back ? 3 : 2 };
}

const one =
  /^there (?:is|was|were|are) (?:one|any|some)$|^(?:one|any|some) (?:is|was|were) (?:given|charged|paid|applied|added|due|left)$/;

/** "Average surcharge, for parcels where there was one": where there was some of the figure that is asked for. */
function thereWasOne(tokens: readonly Token[], at: number, { words, columns }: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "where") return null;
  const said = [1, 2, 3].map((place) => textAt(tokens, at + place)).join(" ");
  if (!one.test(said) || !isEnd(tokens, at + 4)) return null;
  const [figure] = tokens
    .slice(0, at)
    .flatMap(({ lemma }) => words.columnsByWord.get(lemma) ?? [])
    .flatMap((id) => columns[id] ?? [])
    .filter((entry) => isNumeric(entry.column) && entry.column.role === "measure" && lacksSome(entry));
  return figure === undefined ? null : { words: `whose ${figure.column.label} is more than 0`, tokens: 4 };
}

/** Whether nothing follows that says how much of it. */
const isEnd = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined ||
  tokens[at]?.kind === "mark" ||
  (ends.has(textAt(tokens, at)) &&
    !tokens.slice(at).some(({ text }) => /^\d+$/.test(text) && !/^(?:19|20)\d\d$/.test(text)));

const ends: ReadonlySet<string> = new Set(
  "by per in for each and at is are was were have had ended got went".split(" "),
);

/**
 * The column that words name, of rows that are spoken of, which some of them have and others lack or have nothing of; of several of these
 * rows (a quantity and an amount of discount) the first.
 */
function mayLack(
  named: readonly Token[],
  said: readonly number[],
  { words, columns }: ModelIndex,
): ColumnEntry | null {
  const called = ({ lemma, raw }: Token): ReadonlySet<number> =>
    new Set(
      [[lemma], otherForms(lemma, raw)]
        .map((forms) => forms.flatMap((form) => words.columnsByWord.get(form) ?? []))
        .find((ids) => ids.length > 0) ?? [],
    );
  const [first, ...rest] = named.map(called);
  const found = [...(first ?? [])]
    .filter((id) => rest.every((each) => each.has(id)))
    .flatMap((id) => columns[id] ?? []);
  if (said.length === 0 && found.length > 1) return null;
  const own = said.length === 0 ? found : found.filter(({ table }) => said.includes(table));
  const [only, other] = own;
  if (only === undefined || !own.every(lacksSome)) return null;
  return other === undefined || isSameFigure(own) ? only : null;
}

/** Whether a word alone says of which rows, as the data tells it ("return"). */
const isTerm = (token: Token | undefined, { conditions }: ModelIndex): boolean =>
  conditions.get(token?.lemma ?? "")?.some(({ lemmas }) => lemmas.length === 1) === true;

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
