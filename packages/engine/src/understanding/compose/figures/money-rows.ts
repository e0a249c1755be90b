import { moneyColumnOf } from "../../index/money-column-of.ts";
import { counting } from "../../lexicon/counting-words.ts";
import { exactedNouns, moneyNouns } from "../../lexicon/money-nouns.ts";
import { lemma } from "../../text/lemma.ts";
import { type Build, tableOf } from "../build-context.ts";
import type { Figure } from "./figure.ts";
import { isPaidDeed, meansMoney } from "./means-money.ts";
import { countedTable } from "./measures.ts";
import { moneyFigure } from "./revenue-figure.ts";

/** "payments by quarter": what rows that are sums of money add up to; null for other rows. How many there are is asked with "how many", or where they are called rows. */
export function moneyOfRows(build: Build, table: number): Figure | null {
  const asked = inMoneyAsked(build, table);
  if (asked !== null) return asked;
  return meansMoney(build, table) && !areRows(build, table) && !areOfKind(build)
    ? comesTo(build, table)
    : null;
}

/** "Loans by type, in pounds", "bills per month (amount)": what rows of any facts come to that are asked for in money, and not by their number. */
export function inMoneyAsked(build: Build, table: number): Figure | null {
  if (
    !(inCurrency.test(build.text) || byAmount.test(build.text)) ||
    counting.some((word) => build.lemmas.has(word))
  )
    return null;
  return build.index.tables[table]?.table.type === "fact" ? comesTo(build, table) : null;
}

/** "In pounds", "in €", at the end or before what it is split by; no amount, and nothing that is priced in it. */
const inCurrency =
  /(?:^|[\s,(])in (?:\$|€|£|usd|eur|gbp|chf|euros?|dollars?|pounds?|francs?|sterling)(?=\s*(?:[,.?!;:)]|$)|\s+(?:by|per|for each|each|every|since|from)\b)/i;

/** "(Amount)", ", value" behind all that is asked. */
const byAmount =
  /(?:\((?:in )?(?:total )?(?:amounts?|value|money|sum)\)|[,;] ?(?:in )?(?:total )?(?:amount|value|money))[\s.?!]*$/i;

/** "Vaccinations by month" of charges that are for a "Vaccination": how many there were. */
const areOfKind = ({ frame }: Build): boolean =>
  frame.targets.length === 0 &&
  frame.conditions.some(({ test }) => test.kind === "value" && test.value.options[0]?.evidence === "stem");

/** "Rows by channel": of a table that is not called by its name. */
const areRows = ({ index, lemmas }: Build, table: number): boolean =>
  ["row", "record"].some((word) => lemmas.has(word)) &&
  index.tables[table]?.words.some((word) => lemmas.has(word)) === false;

/** What the rows of a table come to in money; null where no one column tells. */
function comesTo(build: Build, table: number): Figure | null {
  const entry = build.index.tables[table];
  const money = entry === undefined ? null : moneyColumnOf(entry, build.index);
  return money === null ? null : moneyFigure(build, money.id, "sum");
}

/** "who gave the most" of gifts and donations: money changes hands in each row. */
const isGiven = ({ index }: Build, table: number): boolean =>
  index.tables[table]?.words.some((word) => word === "gift" || moneyNouns.has(word)) === true;

const paying = ["pay", "paid", "spend", "spent", "donate", "contribute", "give", "gave", "given"];
const bringing = ["bring", "brought", "collect", "generate", "receive", "take"];

/** "Top members by donations": by what they come to, where it is not their number. */
function isByMoney(text: string): boolean {
  const [, word = ""] = /\bby (?:(?:the|their|total|overall) )*(\p{L}+)/iu.exec(text) ?? [];
  return [word, lemma(word.toLowerCase())].some((each) => moneyNouns.has(each) || exactedNouns.has(each));
}

/** "who paid us the most", "brought in most payments": the money that the counted rows add up to; null where none is spoken of. */
export function moneyRanked(build: Build, entity: number, table: number | null): Figure | null {
  const said = (words: readonly string[]): boolean => words.some((word) => build.lemmas.has(word));
  const own = build.frame.context
    .map((noun) => tableOf(build, noun))
    .find((each) => each !== null && moneyOfRows(build, each) !== null);
  const rows = table ?? own ?? countedTable(build, entity);
  if (table !== null && isByMoney(build.text)) return moneyOfRows(build, rows);
  if (!said(table === null ? paying : bringing) && !isPaidDeed(build, rows)) return null;
  const money = moneyOfRows(build, rows);
  if (money !== null || table !== null) return money;
  return isGiven(build, rows) ? comesTo(build, rows) : null;
}
