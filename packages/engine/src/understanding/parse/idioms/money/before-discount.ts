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

/** "Revenue without shipping" of money that is told line by line and never held what is charged beside it: nothing that it is not anyway. */
export function withoutExtras(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const joint = phraseAt(tokens, at, leavesOut);
  const named = textAt(tokens, at + joint) === "the" ? joint + 1 : joint;
  const extra = textAt(tokens, at + named);
  if (joint === 0 || !extras.has(extra) || !isMoney(tokens, at)) return null;
  const costs = textAt(tokens, at + named + 1);
  const size = named + (/^(?:costs?|fees?|charges?)$/.test(costs) ? 2 : 1);
  return holdsNoExtras(index) ? { words: "", tokens: size } : null;
}

const amounts: ReadonlySet<string> = new Set("value amount total spend basket turnover".split(" "));

/** Whether the words before a token name what came in ("average order value", "what does the average basket come to"). */
const isMoney = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ text, lemma }) => revenueWords.has(text) || revenueWords.has(lemma) || amounts.has(lemma));

/** Whether revenue is what lines or pieces come to: what is charged for the whole stands elsewhere. */
const holdsNoExtras = ({ revenue, takings, columns, lines }: ModelIndex): boolean => {
  const own = takings === null ? null : (columns[takings] ?? null);
  const isOfLines = own?.words.some((word) => ["line", "net", "subtotal"].includes(word)) === true;
  return takings === null ? revenue !== null || lines !== null : isOfLines;
};
