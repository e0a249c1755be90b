import type { ModelIndex } from "../../../index/model-index.ts";
import { revenueWords } from "../../../lexicon/revenue-words.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const said = phrases(
  ..."after|net of|less|minus|with|including|considering"
    .split("|")
    .flatMap((joint) => [
      `${joint} discount`,
      `${joint} discounts`,
      `${joint} the discount`,
      `${joint} all discounts`,
    ]),
);

/** "Sales after discount" where revenue is what is left of the price, or told net: nothing that it is not anyway. */
export function afterDiscount(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const isOff = index.revenue === null ? isNet(index) : index.revenue.discount !== null;
  const size = isOff ? phraseAt(tokens, at, said) : 0;
  if (size === 0 || at === 0) return null;
  const before = tokens[at - 1]?.lemma ?? "";
  const money = revenueWords.has(before) || revenueWords.has(textAt(tokens, at - 1)) || amounts.has(before);
  return beside.has(textAt(tokens, at)) && !money ? null : { words: "", tokens: size };
}

/** Whether the money that comes in is told net, beside what was taken off. */
const isNet = ({ columns, takings }: ModelIndex): boolean => {
  const held = columns[takings ?? -1];
  return (
    held?.words.includes("net") === true &&
    columns.some(({ table, words }) => table === held.table && words.includes("discount"))
  );
};

/** "Orders with discount", "correlated with discount": what stands beside something else than money says more. */
const beside: ReadonlySet<string> = new Set(["with", "including", "considering"]);
const amounts: ReadonlySet<string> = new Set("amount value total price spend spending money sale".split(" "));

afterDiscount.needs = ["discount"];
