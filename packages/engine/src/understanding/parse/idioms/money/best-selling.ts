import type { ColumnEntry } from "../../../index/entries.ts";
import { isValueWord } from "../../../index/is-value-word.ts";
import { labelAmongTables } from "../../../index/label-among-tables.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isPersonal } from "../../../index/persons.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { revenueWords } from "../../../lexicon/revenue-words.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import { figureAt } from "../counts/number-at.ts";
import { tableCalled, tableNamed } from "../kinds/facts.ts";
import { doers } from "../people/doers.ts";
import type { Written } from "../written.ts";
import { dealtWith, piecesOf as piecesOfTable } from "./dealt-with.ts";
import { soldQuantity } from "./sold.ts";

const selling = (ends: string): string[] =>
  ends.split(" ").flatMap((end) => [`${end} selling`, `${end} - selling`]);
const best = phrases(...selling("best top highest most"), "most sold");
const worst = phrases(...selling("worst lowest least slowest"), "least sold");
const sold = (...ends: string[]): string[] =>
  ["sold", "sells", "sell"].flatMap((verb) =>
    ends.flatMap((end) => [`${verb} the ${end}`, `${verb} ${end}`]),
  );
const most = phrases(...sold("most", "best"));
const least = phrases(...sold("least", "worst"));
const earning = phrases(
  ..."makes|make|made|brings in|bring in|brought in|brings|bring|brought|earns|earn|earned|generates|generate|generated"
    .split("|")
    .flatMap((verb) => [
      ...[`${verb} the most money`, `${verb} most money`],
      ...[`${verb} us the most money`, `${verb} us most money`, `${verb} us the most`],
    ]),
);

/** Before a noun, by the money that it brings; behind "top 5" too. */
const bestEarning = phrases(
  ...["best", "top", "highest", "most"].flatMap((word) =>
    ["earning", "grossing"].map((deed) => `${word} ${deed}`),
  ),
  "most lucrative",
);
const worstEarning = phrases(
  ...["worst", "lowest", "least"].flatMap((word) => ["earning", "grossing"].map((deed) => `${word} ${deed}`)),
);

const bought = phrases(
  ..."buy|buys|bought|purchase|purchases|purchased|order|orders|ordered|consume|consumes|consumed|sell|sells|sold|supply|supplies|supplied"
    .split("|")
    .flatMap((verb) => [`${verb} the most`, `${verb} most`]),
);

const boughtBy = phrases(
  ..."buy|buys|bought".split("|").flatMap((verb) => [`${verb} the most`, `${verb} most`]),
);

/** "Which shops bought the most", not "which lamps were bought the most". */
const isActive = (tokens: readonly Token[], at: number): boolean =>
  !/^(?:is|are|was|were|been|being|get|gets|got)$/.test(textAt(tokens, at - 1));

/**
 * "The 5 best selling genres", "which artists sold the most": ranked by the pieces sold where these are wares, by the money that sales
 * brought where they are those who sell, buy or where; "makes the most money" by the money. What is ranked by another figure that
 * stands behind ("best selling genre by tracks sold") is left to it.
 */
export function bestSelling(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const counted = bestNumbered(tokens, at, index);
  if (counted !== null) return counted;
  const named = phraseAt(tokens, at, best) || phraseAt(tokens, at, worst);
  if (named > 0) return beforeNoun(tokens, at, named, index);
  const paid = phraseAt(tokens, at, bestEarning) || phraseAt(tokens, at, worstEarning);
  const numbered = paid === 0 && tokens[at - 1]?.kind === "number" && textAt(tokens, at - 2) === "top";
  if (numbered && /^(?:earning|grossing)$/.test(textAt(tokens, at)))
    return beforeNoun(tokens, at, 1, index, true);
  const isCalled = textAt(tokens, at + 1) === "grossing" && index.words.columnsByWord.has("gross");
  if (paid > 0 && !isCalled) return beforeNoun(tokens, at, paid, index, true);
  const taken = phraseAt(tokens, at, bought);
  const dealt = taken > 0 ? boughtMost(tokens, at, taken, index) : null;
  if (dealt !== null) return dealt;
  const buying = phraseAt(tokens, at, boughtBy);
  const earned = phraseAt(tokens, at, earning) || (isActive(tokens, at) ? buying : 0);
  const deed = earned || phraseAt(tokens, at, most) || phraseAt(tokens, at, least);
  if (deed === 0 || !endsAt(tokens, at + deed)) return null;
  const noun = nounIn(tokens.slice(0, at), index);
  const isTime =
    noun === null && tokens.slice(0, at).some(({ lemma }) => unitOf(lemma) !== null || lemma === "weekday");
  const figure = earned > 0 || isTime ? moneyOf(index) : noun === null ? null : figureOf(noun, index);
  const end = phraseAt(tokens, at, least) > 0 ? "lowest" : "highest";
  return figure === null ? null : { words: `has the ${end} ${figure}`, tokens: deed };
}

/** "Ten best selling items by quantity": the top ten, by the figure that is named behind. */
function bestNumbered(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const number = tokens[at];
  if (
    number === undefined ||
    numberSaid(number) === null ||
    ["top", "bottom"].includes(textAt(tokens, at - 1))
  )
    return null;
  const size = phraseAt(tokens, at + 1, best) || phraseAt(tokens, at + 1, worst);
  const start = at + 1 + size;
  const by = tokens.slice(start, start + longestNoun + 1).findIndex(({ text }) => text === "by");
  if (size === 0 || by < 1 || figureAt(tokens, start + by + 1, index) === 0) return null;
  return {
    words: `${phraseAt(tokens, at + 1, worst) > 0 ? "bottom" : "top"} ${number.raw}`,
    tokens: 1 + size,
  };
}

/** "Which client buys the most cheese": the most pieces of what is a value or a ware of the data; rows of other tables are counted. */
function boughtMost(tokens: readonly Token[], at: number, taken: number, index: ModelIndex): Written | null {
  const { words } = index;
  const ware = tokens[at + taken];
  const named = tokens
    .slice(0, at)
    .some((token, place) => tableNamed(token, index) !== null || doers(tokens, place, index) !== null);
  if (!named || ware?.kind !== "word") return null;
  const table = endsAt(tokens, at + taken + 1) ? tableCalled(ware, index) : null;
  const dealt = table === null ? null : piecesOfTable(table, index);
  if (dealt !== null) return { words: `has the highest ${dealt}`, tokens: taken + 1 };
  if (words.tablesByWord.has(ware.lemma) || words.columnsByWord.has(ware.lemma)) return null;
  const pieces = piecesOf(index);
  const known = [ware.text, ware.lemma].some((word) => isValueWord(index, word));
  return pieces === null || !known ? null : { words: `has the highest ${pieces} for`, tokens: taken };
}

/** "top 5 best selling genres": "top 5 genres by quantity". */
function beforeNoun(
  tokens: readonly Token[],
  at: number,
  taken: number,
  index: ModelIndex,
  earning = false,
): Written | null {
  const [start, end] = [at + taken, at + taken + longestNoun];
  const whole = [3, 2].find((size) => isName(tokens.slice(start, Math.min(end, start + size)), size, index));
  const place = whole ?? [1, 2].find((size) => nounIn(tokens.slice(start, start + size), index) !== null);
  if (place === undefined) return null;
  const span = tokens.slice(at + taken, at + taken + place);
  const noun = nounIn(span, index);
  const paid = earning && noun !== null && !isWaged(noun, index) ? moneyOf(index) : null;
  const figure = earning ? paid : noun === null ? null : figureOf(noun, index);
  const behind = at + taken + place;
  const dealt = textAt(tokens, behind) === "by" && dealtWith(tokens, behind + 1, index) !== null;
  const split = isSplit(tokens, behind, index);
  const ranks = !split && ["by", "in", "according"].some((word) => ranksBy(tokens, behind, word));
  if (figure === null || (ranks && !dealt)) return null;
  const low = phraseAt(tokens, at, worst) > 0 || phraseAt(tokens, at, worstEarning) > 0;
  const ranked = tokens
    .slice(Math.max(0, at - 2), at)
    .some(({ text }) => text === "top" || text === "bottom");
  const numbered = tokens[at - 1]?.kind === "number";
  const order = ranked ? "" : low ? (numbered ? "lowest " : "bottom ") : "top ";
  const things = `${order}${wareOf(span, index) ?? rawOf(span)}`;
  if (!split && ranksLater(tokens, behind, index)) return { words: things, tokens: taken + place };
  if (split) return { words: `${things} by ${figure} in each`, tokens: taken + place + 1 };
  return { words: dealt ? things : `${things} by ${figure}`, tokens: taken + place };
}

const longestNoun = 3;

/** "Best selling items" of the items of a menu and those of each check: the wares, and not the lines that sold them; null where a word names one. */
function wareOf(span: readonly Token[], { byHead }: ModelIndex): string | null {
  const called = (span.length === 1 ? byHead.get(span[0]?.lemma ?? "") : undefined) ?? [];
  const [ware, other] = called.filter(({ table }) => table.type !== "fact");
  return called.length > 1 && other === undefined ? (ware?.table.label ?? null) : null;
}

/** "Product category": all of a column's name. */
const isName = (span: readonly Token[], size: number, { words, columns }: ModelIndex): boolean =>
  span.length === size &&
  (words.phrases.get(span.map(({ lemma }) => lemma).join("")) ?? []).some(
    ({ kind, id }) => kind === "table" || (kind === "column" && columns[id]?.column.role !== "measure"),
  );

/** "Best selling beer per town", "by town": of each town, which is no figure that it could be ranked by ("by orders", "by tracks sold"). */
function isSplit(tokens: readonly Token[], at: number, index: ModelIndex): boolean {
  const [word, noun, next] = [textAt(tokens, at), tokens[at + 1], textAt(tokens, at + 2)];
  if (noun === undefined || noun.text !== noun.lemma || /^(?:sold|bought)$|ed$/.test(next)) return false;
  return (word === "per" || word === "by") && nounIn([noun], index) !== null;
}

/** "by revenue", "in terms of revenue", "according to units" behind what is ranked. */
const ranksBy = (tokens: readonly Token[], at: number, word: string): boolean =>
  textAt(tokens, at) === word && (word !== "in" || textAt(tokens, at + 1) === "terms");

/** "Best selling genre in each country by tracks sold", "(in sales)": what it is ranked by stands further behind. */
const ranksLater = (tokens: readonly Token[], behind: number, { words, columns }: ModelIndex): boolean =>
  tokens.some(({ text }, at) => {
    const next = tokens[at + 1];
    const ranks = text === "by" || (text === "in" && textAt(tokens, at - 1) === "(");
    if (at <= behind || !ranks || next === undefined) return false;
    return (
      revenueWords.has(next.text) ||
      figures.has(next.text) ||
      (words.columnsByWord.get(next.lemma) ?? []).some((id) => columns[id]?.column.role === "measure")
    );
  });

const figures: ReadonlySet<string> = new Set(["units", "pieces", "quantity", "volume", "value", "number"]);

/** Behind the deed nothing says what was sold ("sold the most bikes"). */
const endsAt = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  return next === undefined || next.kind === "mark" || after.has(next.text);
};

const after: ReadonlySet<string> = new Set(
  "in during since last this for per by on between from to over and".split(" "),
);

/** "Top earning employees" are those with the highest wages, where the data tells these. */
const isWaged = ({ person }: Noun, { columns }: ModelIndex): boolean =>
  person && columns.some(({ words }) => words.some((word) => ["salary", "wage", "pay"].includes(word)));

type Noun = { person: boolean };

/** What is ranked: the last word that names a table or a column of kinds. */
function nounIn(span: readonly Token[], index: ModelIndex): Noun | null {
  for (const token of span.toReversed()) {
    const table = tableNamed(token, index);
    if (table !== null)
      return { person: isPersonal(table, index.columns) || table.words.some((word) => sellers.has(word)) };
    const [column] = index.words.columnsByWord.get(token.lemma) ?? [];
    const entry = index.columns[column ?? -1];
    if (entry !== undefined && entry.column.role !== "measure")
      return { person: entry.column.role === "geo" || entry.words.some((word) => sellers.has(word)) };
  }
  return null;
}

/** Who sells or buys, and where. */
const sellers: ReadonlySet<string> = new Set(
  "employee staff rep representative salesperson agent seller customer client buyer account store shop branch outlet region country city state territory market area office team manager".split(
    " ",
  ),
);

const figureOf = ({ person }: Noun, index: ModelIndex): string | null =>
  person ? moneyOf(index) : (piecesOf(index) ?? moneyOf(index));

const piecesOf = (index: ModelIndex): string | null => {
  const quantity = soldQuantity(index);
  return quantity === undefined ? null : called(quantity, index);
};

/** What the money of sales is called. */
function moneyOf(index: ModelIndex): string | null {
  if (index.lines !== null || index.revenue !== null) return "revenue";
  const held =
    index.columns[index.takings ?? -1] ??
    index.columns.find(
      ({ column, words }) => column.role === "measure" && words.some((word) => revenueWords.has(word)),
    );
  return held === undefined ? null : called(held, index);
}

const called = (entry: ColumnEntry, index: ModelIndex): string => `total ${labelAmongTables(entry, index)}`;

bestSelling.needs = openings(
  best,
  worst,
  most,
  least,
  earning,
  bestEarning,
  worstEarning,
  bought,
  boughtBy,
).concat("earning", "grossing");
