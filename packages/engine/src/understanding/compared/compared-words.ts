import type { ModelIndex } from "../index/model-index.ts";
import { moneySaid } from "../parse/spoken/compared-figure.ts";
import { mainFigure } from "../suggest/ideas.ts";

/** Parts of regular expressions of how members are asked for by a figure of theirs. */
export const less = "lower|less|fewer|smaller|worse|shorter|weaker";
export const more = "higher|more|larger|bigger|greater|better|longer|stronger";
export const had = "with|that|who|which|have|has|had|having|saw|got|show|showed|made|did|took|had made";
export const deeds =
  "sold|sell|sells|earned|earn|earns|made|make|makes|spent|spend|spends|gave|give|gives|donated|paid|pay|pays|brought in|took in|ordered|order|orders|visited|booked";
export const asks =
  "^\\W*(?:(?:which|what|show(?: me)?|list|find|give me|name) )?(?:are )?(?:of )?(?:the |our |my |all )*";
export const rows = `(?<rows>(?!(?:how|is|was|were|did|does|do|by|in|are)\\b)[\\w' -]+?)(?: (?:that|who|which))?`;
export const figure = "(?<figure>(?!(?:in|during|for|over)\\b)[a-z][\\w' -]*?)";
const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
/** How the words of a time begin. */
export const time = `(?:the )?(?:this|last|previous|prior|past|current|q[1-4]|h[12]|\\d{4}|${month}|first|second|third|fourth|today|yesterday)\\b`;

/** The words of a question by what they say. */
export type Said = Partial<Record<string, string>>;

/** What is counted: what is named, what the deed comes to, or the main figure where it is one of money. */
export function figureSaid({ figure: named, deed }: Said, index: ModelIndex): string | null {
  const verb = deed?.toLowerCase() ?? "";
  const counted = /^(order|visit|book)/.exec(verb)?.[1];
  if (/^(?:money|cash)$/i.test(named ?? "")) return moneySaid(index) ?? mainFigure(index);
  if (named !== undefined) return /^s[oe]l/.test(verb) && named === "units" ? "units sold" : named;
  if (counted !== undefined) return `number of ${counted}${counted === "book" ? "ings" : "s"}`;
  if (/^(?:ga?[iv]ve?|donated?)/.test(verb)) return "donations";
  const sold = /^s[oe]l/.test(verb) && index.words.columnsByWord.has("sale");
  return sold ? "sales" : (moneySaid(index) ?? mainFigure(index));
}
