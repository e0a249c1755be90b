import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import { soldQuantity } from "../money/sold.ts";
import type { Written } from "../written.ts";

const pieces: ReadonlySet<string> = new Set("item article piece unit".split(" "));
const splitters: ReadonlySet<string> = new Set("per by in for each".split(" "));

/** "Average number of items per order", "how many items per order" where each row says how many pieces were sold: that quantity, and not the rows. */
export function itemsCounted(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asked = `${textAt(tokens, at)} ${textAt(tokens, at + 1)}`;
  const each =
    asked === "how many" &&
    textAt(tokens, at + 3) === "per" &&
    tableCalled(tokens[at + 4], index)?.table.type === "fact";
  if (asked !== "number of" && !each) return null;
  const piece = tokens[at + 2];
  if (!pieces.has(piece?.lemma ?? "") || !splitters.has(textAt(tokens, at + 3))) return null;
  const quantity = tableCalled(piece, index) === null ? soldQuantity(index) : undefined;
  if (quantity === undefined) return null;
  const averaged = ["average", "avg", "mean"].includes(textAt(tokens, at - 1));
  const figure = each ? "average " : averaged ? "" : "total ";
  return { words: `${figure}${quantity.column.label}`, tokens: 3 };
}

itemsCounted.needs = pieces;
