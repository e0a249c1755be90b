import type { ModelIndex } from "../../index/model-index.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "../links/link.ts";

/** What stands before rows that are counted, listed or ranked, and not before what they came to. */
const rowsBefore =
  /^(?:many|number|count|list|show|all|each|every|per|which|what|any|individual|single|recent|first|last|latest|earliest|largest|biggest|smallest|highest|lowest|top|bottom|most|fewest|of|#|than|with|without|no|had|have|has|made|make|or|these|those|a|an|the|whose|their|are|were|our)$/;
const counting = /^(?:number|count|many|amount|list|all|most|each|some|none|any)$/;
/** What stands behind rows that are told apart. */
const rowsBehind =
  /^(?:with|where|that|which|who|whose|over|above|below|under|exceeding|greater|more|less|worth|are|is|were|was|do|does|did|have|has|had|made|id|ids|count|counts|transactions?|records?|rows?|orders?|persons?|people|person|reps?|representatives?|team|staff|per|each|and|or|each)$/;

/**
 * "Sales last week", "cash vs card sales", "how did sales grow" of a table of sales that holds their money: the money, and not how many
 * there are, unless something beside the word counts, lists or tells rows apart.
 */
export function withoutSoldRows(
  links: readonly Link[],
  tokens: readonly Token[],
  { takings, columns }: ModelIndex,
): readonly Link[] {
  const held = columns[takings ?? -1]?.table;
  return links.filter(
    (link) =>
      link.kind !== "table" ||
      !revenueWords.has(tokens[link.start]?.text ?? "") ||
      link.end !== link.start + 1 ||
      !links.some(({ kind, start }) => kind === "metric" && start === link.start) ||
      !(isGrown(tokens, link) || (link.table === held && !isRows(tokens, link))),
  );
}

function isRows(tokens: readonly Token[], { start, end }: Link): boolean {
  const [before, behind] = [tokens[start - 1], tokens[end]];
  if (tokens[start]?.text !== "sales" || tokens.some(({ text }) => counting.test(text))) return true;
  if (before?.kind === "number" || rowsBefore.test(before?.text ?? "")) return true;
  return rowsBehind.test(behind?.text ?? "");
}

const isGrown = (tokens: readonly Token[], { start, end }: Link): boolean =>
  (tokens[start - 1]?.text === "of" && growth.has(tokens[start - 2]?.lemma ?? "")) ||
  grown.test(tokens[end]?.text ?? "");

const growth: ReadonlySet<string> = new Set(
  "growth change increase decrease decline drop trend development evolution forecast".split(" "),
);
const grown =
  /^(?:grow|grew|grown|growing|growth|develop|developed|changed?|evolved?|trend|trends|increased?|drop|dropped|fall|fell|declined?|rise|rose|risen|vs|minus)$/;
