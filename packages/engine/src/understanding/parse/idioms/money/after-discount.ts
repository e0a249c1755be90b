import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases } from "../../../text/phrase-at.ts";
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

/** "Sales after discount" where revenue is what is left of the price: nothing that it is not anyway. */
export function afterDiscount(tokens: readonly Token[], at: number, { revenue }: ModelIndex): Written | null {
  const size = revenue === null || revenue.discount === null ? 0 : phraseAt(tokens, at, said);
  return size === 0 || at === 0 ? null : { words: "", tokens: size };
}
