import { isOfAdvertising } from "../../index/is-of-advertising.ts";
import { isColumnName } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { hasOrders } from "../../index/order-key.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { planned } from "../../lexicon/planned.ts";
import { lineRevenue, revenueWords } from "../../lexicon/revenue-words.ts";
import { isCountedAt } from "../../text/is-counted-at.ts";
import { lemma } from "../../text/lemma.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { spentByUs } from "../frame/spent-by-us.ts";
import { moneyOfFacts } from "../money-of-facts.ts";
import type { Link } from "./link.ts";

const revenuePhrases: ReadonlySet<string> = new Set([
  "revenue",
  "revenues",
  "rev",
  "sales",
  "turnover",
  "sales amount",
  "sales revenue",
  "sales value",
  "sale value",
  "income",
  "revenu",
  "sales volume in dollars",
  "total sales",
  "net sales",
  "amount sold",
  "takings",
  "amount spent",
  "total spend",
  "how much was sold",
  "how much money",
  "gross sales",
  "sales total",
  "gmv",
  "gross merchandise value",
  "gross merchandise volume",
]);
const orderValuePhrases: ReadonlySet<string> = new Set([
  "basket",
  "order value",
  "basket value",
  "basket size",
  "aov",
  "order size",
  "order total",
  "invoice total",
  "order amount",
  ...["ticket", "check", "bill", "tab", "receipt", "cart", "invoice"].flatMap((document) => [
    `${document} size`,
    `${document} value`,
  ]),
]);

/** What comes in, where nobody's wages are told. */
const earned = /^(?:total )?(?:earnings|proceeds)$/;
const wages: readonly string[] = ["salary", "wage", "compensation", "payroll"];
const isEarned = (phrase: string, { words, business }: ModelIndex): boolean =>
  earned.test(phrase) &&
  !wages.some((word) => words.columnsByWord.has(word)) &&
  !business.some(({ term, synonyms }) => [term, ...synonyms].includes("earnings"));

/** What was billed, where the data tells it as a product alone. */
const billed =
  /^(?:(?:total )?(?:billed|invoiced|charged) (?:amounts?|value|total|revenue)|(?:total )?(?:amounts?|value) (?:billed|invoiced|charged)|(?:total )?billings)$/;

/** Links of words for revenue to how the data has it: in a column under another name, or as a product of columns. */
export function findMetricLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  const told = index.revenue !== null || index.sales !== null;
  const links: Link[] = [];
  const isSplit = hasOrders(index, index.moneyTable ?? -1);
  for (let start = 0; start < tokens.length; start += 1) {
    let phrase = "";
    for (let end = start + 1; end <= Math.min(tokens.length, start + 5); end += 1) {
      phrase = `${phrase} ${tokens[end - 1]?.text ?? ""}`.trim();
      if (isColumn(tokens.slice(start, end), index)) continue;
      const figure = moneyOfFacts(tokens.slice(start, end), index);
      if (figure !== null) {
        links.push({ kind: "metric", start, end, metric: { kind: "defined", figure } });
        continue;
      }
      const sided = sidedMoney(phrase, index);
      if (sided !== null) {
        links.push(takingsLink(start, end, sided, index));
        continue;
      }
      const spent = spentByUs(tokens, { start, end }, index);
      if (spent !== null) {
        links.push(takingsLink(start, end, spent.column, index));
        continue;
      }
      if (!told || isOwnCost(tokens, { start, end }, index)) continue;
      const name =
        revenuePhrases.has(phrase) ||
        isEarned(phrase, index) ||
        (index.revenue !== null &&
          (billed.test(phrase) || isFees(phrase, index) || isOfDeals(tokens.slice(start, end), index))) ||
        (isSpending(tokens.slice(start, end), index) && !areCounted(tokens, start, index)) ||
        isCost(tokens.slice(start, end), index) ||
        isAboutDeals(tokens.slice(start, end), index) ||
        isSumOfDeals(tokens, start, end) ||
        isValue(tokens, start, end, index)
          ? "revenue"
          : orderValuePhrases.has(singular(tokens.slice(start, end))) ||
              isDealValue(tokens.slice(start, end), index)
            ? "order-value"
            : null;
      if (index.lines !== null && phrase === lineRevenue)
        links.push({ kind: "metric", start, end, metric: { kind: "lexicon", name: "line-revenue" } });
      else if (
        name === null ||
        (/^(?:total )?sales$/.test(phrase) && isCounted(tokens, start, end)) ||
        (phrase === "sales" && isOfSeller(tokens[end], index)) ||
        isOfAnother(tokens, { start, end }, index)
      )
        continue;
      else if (index.revenue !== null || index.takings !== null || (name === "order-value" && isSplit))
        links.push({ kind: "metric", start, end, metric: { kind: "lexicon", name } });
    }
  }
  return links;
}

/** "Rental income": by the name of the deals, whose lines tell it. */
const isOfDeals = (span: readonly Token[], index: ModelIndex): boolean =>
  span.length > 1 &&
  revenueWords.has(span.at(-1)?.text ?? "") &&
  index.words.phrases
    .get(
      span
        .slice(0, -1)
        .map(({ lemma: word }) => word)
        .join(""),
    )
    ?.some(({ kind, id }) => kind === "table" && [index.dealTable, index.moneyTable].includes(id)) === true;

/** "Ad revenue" of ad spots: by what the deals are about, which is nothing else in the data. */
const isAboutDeals = (span: readonly Token[], { words, tables, columns, takings }: ModelIndex): boolean =>
  span.length === 2 &&
  span.every(
    ({ lemma: word, text }, at) =>
      (at === 1 && revenueWords.has(text)) ||
      (at === 0 &&
        tables[columns[takings ?? -1]?.table ?? -1]?.words.slice(0, -1).includes(word) === true &&
        !everyUnit.has(word) &&
        !words.columnsByWord.has(word) &&
        !words.phrases.has(word)),
  );

/** "Total fees" where rows tell how many there were at what fee. */
function isFees(phrase: string, { revenue, columns, words }: ModelIndex): boolean {
  if (!/^(?:total )?(?:fees|charges)$/.test(phrase)) return false;
  const fee = lemma(phrase.split(" ").at(-1) ?? "");
  const priced = columns[revenue?.price ?? -1]?.words ?? [];
  return priced.includes(fee) || (priced.includes("rate") && !words.columnsByWord.has(fee));
}

/** "Order values" as an order value. */
const singular = (span: readonly Token[]): string =>
  [...span.slice(0, -1).map(({ text }) => text), span.at(-1)?.lemma ?? ""].join(" ");

/** Words right before "sales" that ask for their money, where rows hold it. */
const ranking: ReadonlySet<string> = new Set("by most least highest lowest biggest largest".split(" "));
const everyUnit: ReadonlySet<string> = new Set(
  "daily weekly monthly quarterly yearly annual cumulative total".split(" "),
);

/**
 * "Order value" is one thing, and not the orders beside a value; "top products by sales" and "sales by city" are money where rows tell
 * it, and not how many sales there are; "revenue" is no other word for rows.
 */
export function withoutRows(links: readonly Link[], tokens: readonly Token[], index: ModelIndex): Link[] {
  const deals = new Set([index.dealTable, index.moneyTable]);
  const isMoney = (link: Link): boolean => {
    if (link.kind !== "table" || index.moneyTable === null) return false;
    const span = tokens.slice(link.start, link.end).map(({ text }) => text);
    if (!revenuePhrases.has(span.join(" "))) return false;
    if (link.evidence === "synonym" && span.at(-1) !== "sales") return true;
    if (!deals.has(link.table) && qualifies(tokens, link, index)) return true;
    const [before, after] = [tokens[link.start - 1]?.text ?? "", tokens[link.end]?.text ?? ""];
    const split =
      ["by", "per"].includes(after) ||
      everyUnit.has(before) ||
      ranking.has(before) ||
      (openings.has(before) && qualifies(tokens, link, index) && splitsLater(tokens, link.end));
    return split && deals.has(link.table) && !isCounted(tokens, link.start, link.end);
  };
  return withoutOrders(links, tokens, index).filter((link) => !isMoney(link));
}

/** "Sales" of sales reps and sales orders: a word that says what rows are about, and not what they are. */
const qualifies = (
  tokens: readonly Token[],
  { start, end, table }: Extract<Link, { kind: "table" }>,
  { tables }: ModelIndex,
): boolean => end === start + 1 && tables[table]?.words.at(-1) !== tokens[start]?.lemma;

/** Whether what is told is split, by whatever stands between: "sales and freight per country", "sales this week vs last by town". */
const splitsLater = (tokens: readonly Token[], start: number): boolean =>
  tokens.some(({ text }, at) => at >= start && (text === "by" || text === "per"));

/** Before a figure that is asked for first, or beside another one. */
const openings: ReadonlySet<string> = new Set(["", "total", "the", "our", "my", "and", ",", "&", ":", "of"]);

function withoutOrders(links: readonly Link[], tokens: readonly Token[], index: ModelIndex): Link[] {
  const metrics = links.filter(
    (link) =>
      link.kind === "metric" &&
      link.metric.kind === "lexicon" &&
      (link.metric.name === "order-value" ||
        isSumOfDeals(tokens, link.start, link.end) ||
        (index.revenue !== null && isOfDeals(tokens.slice(link.start, link.end), index))),
  );
  return links.filter(
    (link) =>
      link.kind !== "table" ||
      !metrics.some(({ start, end }) => start <= link.start && link.end <= end && end - start > 1),
  );
}

/** "the biggest order by value": its money, where nothing is called a value. */
const isValue = (tokens: readonly Token[], start: number, end: number, { words }: ModelIndex): boolean =>
  end === start + 1 &&
  tokens[start]?.text === "value" &&
  tokens[start - 1]?.text === "by" &&
  !words.columnsByWord.has("value");

/** "Invoice totals by country", "top accounts by order total": what they add up to, where no word before or behind speaks of one of them. */
const isSumOfDeals = (tokens: readonly Token[], start: number, end: number): boolean =>
  /^(?:order|invoice) total$/.test(singular(tokens.slice(start, end))) &&
  !cuesOf(tokens[start - 1]?.text ?? "").some(({ kind }) => ofOne.has(kind)) &&
  (everyUnit.has(tokens[start - 1]?.text ?? "") || isSplit(tokens, start, end));

const isSplit = (tokens: readonly Token[], start: number, end: number): boolean =>
  (tokens[end] === undefined || summed.has(tokens[end].text)) &&
  (summed.has(tokens[end]?.text ?? "") ||
    ["by", "on"].includes(tokens[start - 1]?.text ?? "") ||
    openings.has(tokens[start - 1]?.text ?? ""));

const ofOne: ReadonlySet<string> = new Set(["aggregate", "average-of", "extreme", "top", "is"]);
const summed: ReadonlySet<string> = new Set(["by", "per", "for", "each", ",", "in"]);

/** "Booking value", "rental size": what one of the deals comes to, by the name of their table. */
const isDealValue = (span: readonly Token[], { words, dealTable }: ModelIndex): boolean =>
  span.length > 1 &&
  /^(?:value|size|worth)$/.test(span.at(-1)?.lemma ?? "") &&
  words.phrases
    .get(
      span
        .slice(0, -1)
        .map(({ lemma }) => lemma)
        .join(""),
    )
    ?.some(({ kind, id }) => kind === "table" && id === dealTable) === true;

/** "Net revenue", "gross sales" where the rows say what they come to before and after something: the column of that side. */
function sidedMoney(phrase: string, { takings, columns }: ModelIndex): number | null {
  const side = /^(net|gross) (?:revenues?|sales|turnover|income|takings)$/.exec(phrase)?.[1];
  const table = columns[takings ?? -1]?.table;
  if (side === undefined || table === undefined) return null;
  const [only, other] = columns.filter(
    (entry) => entry.table === table && entry.column.role === "measure" && entry.words.includes(side),
  );
  return only === undefined || other !== undefined ? null : only.id;
}

const takingsLink = (start: number, end: number, column: number, { columns }: ModelIndex): Link => ({
  kind: "column",
  start,
  end,
  options: [
    { column, evidence: "synonym", strength: 1.1, kind: "number", table: columns[column]?.table ?? -1 },
  ],
});

/** "Number of sales", "how many sales", "sales count", "no sales records": deals and not money. */
const isCounted = (tokens: readonly Token[], start: number, end: number): boolean =>
  ["count", "record", "entry"].includes(tokens[end]?.lemma ?? "") ||
  tokens[start - 1]?.text === "count" ||
  isCountedAt(tokens, start);

/** "Sales rep" where the data tells reps: who sells, and nothing that was sold. */
const isOfSeller = (next: Token | undefined, { words }: ModelIndex): boolean =>
  sellers.test(next?.text ?? "") && words.columnsByWord.has(next?.lemma ?? "");

const sellers = /^(?:reps?|representatives?|persons?|people|agents?|managers?|man|men|staff|employees?)$/;

/** "What they spent", "which cities bring us most": what customers pay, where the data has no word of its own for it. */
const isSpending = (span: readonly Token[], { words }: ModelIndex): boolean =>
  spending.test(span.map(({ text }) => text).join(" ")) &&
  span.every(({ lemma }) => !words.columnsByWord.has(lemma) && !words.tablesByWord.has(lemma));

const spending =
  /^(?:spends?|spent|spending|(?:bring|brings|brought|make|makes|made|earn|earns|earned|pay|pays|paid) us(?: money)?|(?:bring|brings|brought|came|come|comes) in(?: money)?|raised)$/;

/** "Hotel costs" of expenses: what such rows come to, where no figure of theirs is called a cost. */
function isCost(
  [word, further]: readonly Token[],
  { words, columns, tables, moneyTable }: ModelIndex,
): boolean {
  if (word?.lemma !== "cost" || further !== undefined) return false;
  const ofOutlays = tables[moneyTable ?? -1]?.words.some((each) => outlays.has(each)) === true;
  const own = words.columnsByWord.get("cost") ?? [];
  return ofOutlays && !own.some((id) => columns[id]?.column.role === "measure");
}

/** "Spend by campaign", "what we spent": the cost that rows tell beside what came of it, where they are of advertising or the question says that it is ours. */
function isOwnCost(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
  index: ModelIndex,
): boolean {
  const table = index.columns[index.takings ?? index.sales ?? -1]?.table;
  if (!/\b(?:spend|spent|spending)$/.test(tokens[end - 1]?.text ?? "")) return false;
  if (isNamedCost(tokens[start - 1], index)) return true;
  if (!/^(?:we|our)$/.test(tokens[start - 1]?.text ?? "") && !isOfAdvertising(table, index)) return false;
  return (index.words.columnsByWord.get("cost") ?? []).some((id) => {
    const { table: of, column, core } = index.columns[id] ?? {};
    return of === table && column?.additivity === "additive" && core?.length === 1;
  });
}

/** "Fuel spend" where rows tell a fuel cost. */
const isNamedCost = (before: Token | undefined, { words }: ModelIndex): boolean =>
  before !== undefined &&
  [before.text, before.lemma].some((word) =>
    (words.phrases.get(`${word}cost`) ?? []).some(({ kind }) => kind === "column"),
  );

const outlays: ReadonlySet<string> = new Set("expense expenditure outlay spending".split(" "));

/** "How many invoices came in", "orders that came in", "how many claims were raised": rows and not their money. */
const areCounted = (tokens: readonly Token[], start: number, { words }: ModelIndex): boolean =>
  /^(?:came|comes?|raised)$/.test(tokens[start]?.text ?? "") &&
  ([1, 2, 3].some((before) => isCountedAt(tokens, start - before)) ||
    (tokens[start]?.text !== "raised" &&
      isRows(tokens[textAt(tokens, start - 1) === "that" ? start - 2 : start - 1], words)));

/** What rows, or the number of them that rows tell, are called in the plural. */
const isRows = (token: Token | undefined, { tablesByWord, phrases }: ModelIndex["words"]): boolean =>
  token !== undefined &&
  token.text !== token.lemma &&
  !revenueWords.has(token.text) &&
  (tablesByWord.has(token.lemma) || (phrases.get(token.lemma) ?? []).some(({ kind }) => kind === "column"));

/** Whether the data has a column of that very name. */
const isColumn = (span: readonly Token[], index: ModelIndex): boolean =>
  isColumnName(index, span.map(({ lemma }) => lemma).join(""));

/** "Concession sales" where concessions hold an amount of sales of their own beside the tickets that sales are mostly of. */
function isOfAnother(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
  { tables, columns, moneyTable }: ModelIndex,
): boolean {
  const [word] = tokens.slice(start, end);
  if (word === undefined || end !== start + 1) return false;
  const usual = tables[moneyTable ?? -1]?.words ?? [];
  const said = new Set(tokens.map(({ lemma }) => lemma));
  return tables.some(
    (table) =>
      table.id !== moneyTable &&
      !table.words.some((each) => planned.test(each)) &&
      table.words.some((each) => said.has(each)) &&
      !table.words.some((each) => usual.includes(each)) &&
      table.columns.some(
        (id) => columns[id]?.column.role === "measure" && columns[id].words.includes(word.lemma),
      ),
  );
}
