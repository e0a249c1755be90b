import type { SemanticQuery } from "@parlance/contract";

const opening =
  "(?:(?:and|so|ok|okay|but|now|no|please) )*(?:(?:show|give|make|do|put|have)(?: me)?(?: it| that| this| them)? |(?:the )?same |what about (?:it )?|how about (?:it )?)?";
const money =
  "(?:(?:in|by|as) (?:the )?(?:euros?|eur|dollars?|usd|pounds?|gbp|money|cash|value|amount|monetary terms|money terms|value terms|terms of (?:money|value))|(?:the )?(?:value|money))";
const counted = "(?:counts?|numbers?|volumes?|quantit(?:y|ies))";
const asked = new RegExp(
  `^\\W*${opening}${money}(?:,? (?:instead|rather)(?: of| than)?(?: the| a| in| by| just)*(?: ${counted}(?: of [\\w ]{2,30})?)?|,? not (?:the |by |in )*${counted})\\W*$`,
  "i",
);

const howMuch =
  /^\W*(?:(?:and|so|ok|okay|but) )*how much(?: money)?(?: in (?:total|all)| altogether| together)?\W*$/i;

/** "In euros instead of the count", "by value, not the number", "and how much?": the revenue in place of how many there were. Other follow-ups stay as they are. */
export const inMoney = (question: string, previous: SemanticQuery): string =>
  countsOnly(previous) && (asked.test(question) || howMuch.test(question)) ? "revenue instead" : question;

const countsOnly = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" &&
  query.measures.length > 0 &&
  query.measures.every(
    ({ expression }) => expression.kind === "aggregate" && expression.aggregation.startsWith("count"),
  );
