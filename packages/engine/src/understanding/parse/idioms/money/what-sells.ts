import { lowered, pluralOf } from "@parlance/contract";
import { columnsWith } from "../../../index/columns-with.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { wareOf, wareWords } from "../../../index/ware-of.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { soldQuantity } from "./sold.ts";

const askers = phrases("what do we", "what did we", "what have we", "what are we", "what");
const most = phrases(
  ..."sells|sell|sold|selling|is selling".split("|").flatMap((verb) => [`${verb} best`, `${verb} the best`]),
  ..."sells|sell|sold|selling|is selling|is sold|was sold"
    .split("|")
    .flatMap((verb) => [`${verb} the most of`, `${verb} most of`, `${verb} the most`, `${verb} most`]),
);
const selling = phrases("what did we sell", "what have we sold", "how much did we sell");
const inMoney = phrases("in money", "in money terms", "in terms of money", "in currency");
const best: ReadonlySet<string> = new Set("best top biggest hottest strongest".split(" "));
const worst: ReadonlySet<string> = new Set("worst bottom slowest slow poorest poor weakest".split(" "));
const sellers: ReadonlySet<string> = new Set("seller sellers bestseller bestsellers".split(" "));

/** "What sells best", "what do we sell most", "8 best sellers", "worst sellers in each kind": the wares that lines of sales are of, by the pieces sold; "what did we sell, in money" the revenue. */
export function whatSells(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const money = sellsInMoney(tokens, at);
  if (money !== null) return money;
  const asked = at === 0 ? phraseAt(tokens, at, askers) : 0;
  const deed = asked > 0 ? phraseAt(tokens, at + asked, most) : 0;
  const named = deed > 0 ? null : sellersAt(tokens, at);
  const isOfPeople = textAt(tokens, 0) === "who" || isCalledSeller(index);
  if (deed === 0 && (named === null || isOfPeople)) return null;
  const quantity = soldQuantity(index);
  const thing =
    quantity === undefined
      ? null
      : (wareOf(quantity.table, index)?.words.join(" ") ?? wareColumn(quantity.table, index));
  if (quantity === undefined || thing === null) return null;
  const figure = `total ${quantity.column.label}`;
  if (named === null)
    return { words: `which ${pluralOf(thing)} have the highest ${figure}`, tokens: asked + deed };
  const ranks = tokens.slice(at).some(({ text }) => text === "by");
  const things = named.count === null ? thing : `${named.count} ${pluralOf(thing)}`;
  return { words: `${named.end} ${things}${ranks ? "" : ` by ${figure}`}`, tokens: named.tokens };
}

type Sellers = { end: "top" | "bottom"; count: string | null; tokens: number };

/** "Best sellers", "top 5 sellers", "the 8 worst sellers", "a bestseller": which end of what sells, and how many of it. */
function sellersAt(tokens: readonly Token[], start: number): Sellers | null {
  let [at, count, low]: [number, string | null, boolean | null] = [start, null, null];
  for (; at < start + mostBefore && !sellers.has(textAt(tokens, at)); at += 1) {
    const [token, text] = [tokens[at], textAt(tokens, at)];
    if (best.has(text) || worst.has(text)) low = worst.has(text);
    else if (token !== undefined && count === null && numberSaid(token) !== null) count = token.raw;
    else return null;
  }
  const noun = textAt(tokens, at);
  if (!sellers.has(noun) || (low === null && !noun.startsWith("best"))) return null;
  const several = noun.endsWith("s") ? usual : null;
  return { end: low === true ? "bottom" : "top", count: count ?? several, tokens: at + 1 - start };
}

/** "top 5 best" may stand before those who sell. */
const mostBefore = 4;
/** How many are shown of what sells best where no number is said. */
const usual = "10";

/** Whether the data has sellers of its own. */
const isCalledSeller = (index: ModelIndex): boolean =>
  index.tables.some(({ words }) => words.includes("seller")) || columnsWith(["seller"], index).length > 0;

/** "What did we sell last month, in money". */
function sellsInMoney(tokens: readonly Token[], at: number): Written | null {
  const deed = phraseAt(tokens, 0, selling);
  const money = tokens.findIndex((_, place) => place >= deed && phraseAt(tokens, place, inMoney) > 0);
  if (deed === 0 || money < 0) return null;
  if (at === 0) return { words: "total revenue", tokens: deed };
  return at === money ? { words: "", tokens: phraseAt(tokens, money, inMoney) } : null;
}

/** What the lines themselves call their wares, where these have no table. */
function wareColumn(lines: number, { tables, columns }: ModelIndex): string | null {
  const [only, other] = (tables[lines]?.columns ?? [])
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ column }) => column.role === "category" && column.synonyms.some((name) => wareWords.has(name)),
    );
  return only === undefined || other !== undefined ? null : lowered(only.column.label);
}

whatSells.needs = [...openings(selling, askers), ...sellers];
