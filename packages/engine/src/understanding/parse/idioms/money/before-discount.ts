import type { ModelIndex } from "../../../index/model-index.ts";
import { revenueWords } from "../../../lexicon/revenue-words.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const joints = "before|excluding|without|ignoring|not counting|leaving out".split("|");
const determiners = ["", "the ", "any ", "all "];
const beforeDiscount = phrases(
  ...joints.flatMap((joint) =>
    determiners.flatMap((which) => ["discount", "discounts"].map((what) => `${joint} ${which}${what}`)),
  ),
);
const undiscounted: ReadonlySet<string> = new Set(["gross", "undiscounted"]);

/**
 * "Revenue before discounts", "gross sales", "undiscounted revenue" where revenue is what is left of the price: quantity times price, unless
 * a column is called so.
 */
export function grossRevenue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const { revenue, columns, words } = index;
  if (revenue === null || (revenue.discount === null && revenue.off === null)) return null;
  const said = undiscounted.has(textAt(tokens, at)) ? 1 : 0;
  if (said === 1 && words.columnsByWord.has(textAt(tokens, at))) return null;
  const money = revenueWords.has(textAt(tokens, at + said)) ? said + 1 : 0;
  const before = money === 0 ? 0 : phraseAt(tokens, at + money, beforeDiscount);
  if (money === 0 || (said === 0 && before === 0)) return null;
  const figures = [revenue.quantity, revenue.price].map((id) => columns[id]?.column.label ?? "");
  const opened = textAt(tokens, at - 1) === "total" ? "" : "total ";
  return { words: `${opened}${figures.join(" times ")}`, tokens: money + before };
}

const leavesOut = phrases(...joints, "excl", "excl.", "ex", "exclusive of");
const extras: ReadonlySet<string> = new Set(
  "shipping freight delivery postage tax vat gst tip tips fees surcharge surcharges".split(" "),
);

/** What says behind a charge that it does not count. */
const isLeftOut = phrases(
  ...["not included", "excluded", "not counted", "left out", "left aside"].flatMap((out) => [
    out,
    `is ${out}`,
    `are ${out}`,
  ]),
);

/**
 * "Revenue without shipping", "total sales in May, tax not included" of money that never held what is charged beside it, since it is told line by
 * line or stands beside that charge: nothing that it is not anyway.
 */
export function withoutExtras(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opened = [",", "("].includes(textAt(tokens, at)) ? at + 1 : at;
  const joint = opened > at && textAt(tokens, opened) === "no" ? 1 : phraseAt(tokens, opened, leavesOut);
  const named = opened + joint + (textAt(tokens, opened + joint) === "the" ? 1 : 0);
  const extra = textAt(tokens, named);
  if (!extras.has(extra) || (joint === 0 && opened === at)) return null;
  const end = named + (/^(?:costs?|fees?|charges?)$/.test(textAt(tokens, named + 1)) ? 2 : 1);
  const out = joint > 0 ? 0 : phraseAt(tokens, end, isLeftOut);
  const isAside = joint > 0 ? isMoney(tokens, at, opened > at ? at : 4) : out > 0 && isMoney(tokens, at, at);
  if (!isAside || isOfRows(tokens, at, index) || !holdsNoExtras(index, tokens[named]?.lemma ?? ""))
    return null;
  const closed = opened > at && textAt(tokens, at) === "(" && textAt(tokens, end + out) === ")" ? 1 : 0;
  return { words: "", tokens: end + out + closed - at };
}

const amounts: ReadonlySet<string> = new Set("value amount total spend basket turnover".split(" "));

/** Whether one of the words before a token names what came in ("average order value", "what does the average basket come to"). */
const isMoney = (tokens: readonly Token[], at: number, far: number): boolean =>
  tokens
    .slice(Math.max(0, at - far), at)
    .some(({ text, lemma }) => revenueWords.has(text) || revenueWords.has(lemma) || amounts.has(lemma));

/** "Revenue of orders without shipping": of those that had none. */
const isOfRows = (tokens: readonly Token[], at: number, { words }: ModelIndex): boolean =>
  ["of", "for", "from", "on"].includes(textAt(tokens, at - 2)) &&
  words.tablesByWord.has(tokens[at - 1]?.lemma ?? "");

/** Whether revenue is what lines or pieces come to, or stands beside what is charged for the whole and is no total of all. */
const holdsNoExtras = ({ revenue, takings, tables, columns, lines }: ModelIndex, extra: string): boolean => {
  const own = takings === null ? null : (columns[takings] ?? null);
  if (own === null) return revenue !== null || lines !== null;
  if (own.words.some((word) => ["line", "net", "subtotal"].includes(word))) return true;
  const isBeside = tables[own.table]?.columns.some((id) => {
    const { words = [], column } = columns[id] ?? {};
    return id !== own.id && column?.role === "measure" && words.includes(extra);
  });
  return isBeside === true && !own.words.some((word) => wholes.has(word));
};

/** What money is called that holds all that was charged. */
const wholes: ReadonlySet<string> = new Set("total gross grand invoice paid payment due".split(" "));

grossRevenue.needs = revenueWords;

withoutExtras.needs = extras;
