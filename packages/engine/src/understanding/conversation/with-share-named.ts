const opener =
  "(?:(?:and|now|so|ok|okay|then|please|show|give|me|it|that|this|them|these|those|what|how much) )*";
const percent = "(?:%|percent|per cent|percents|percentages?|pct|shares?|proportions?|fractions?)";
const plain = new RegExp(
  `^\\W*(?:${opener}(?:(?:is|are|was|were|what's) (?:that|this|it|those|these|they) )?(?:as|in) (?:an? )?${percent}|${opener}(?:the )?${percent}|${opener}(?:the )?${percent} (?:of|for) (?:each|every one|them|all of them)|(?:and |so |ok )*what ${percent} (?:is|are|was|were) (?:that|this|it|those|these|they))(?: please| then)?\\W*$`,
  "i",
);

/** Whether a follow-up wants what was shown in percent and says no more: "as a percentage", "percent", "what's that in percent?", "share of each". */
export const wantsShare = (question: string): boolean => plain.test(question.trim());

/** Such a follow-up in one wording, whatever columns of the data are called a percentage. Other questions stay as they are. */
export const withShareNamed = (question: string): string =>
  wantsShare(question) ? "what share is that" : question;
