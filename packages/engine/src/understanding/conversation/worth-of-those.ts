const those = "(?:those|these|they|them|it|that|this)";
const worth = new RegExp(
  `^(?:and |so |ok |but )*(?:(?:what|how much) (?:are|is|were|was) ${those} (?:all )?worth|(?:what|how much) (?:did|do|does|have|has) ${those} (?:bring in|brought in|come to|make us|earn us|add up to))(?: in total| altogether| together| in all)?(?=[?.! ]*$)`,
  "i",
);

/** "What are they worth in total?", "what did they bring in?": the revenue of those. Other questions stay as they are. */
export const withWorthNamed = (question: string): string => question.replace(worth, "total revenue of those");

const bare = new RegExp(
  `^\\W*(?:(?:and|so|ok|but) )*how much (?:are|is|were|was) ${those}(?: all)?(?: in total| altogether| together| in all)?[?.! ]*$`,
  "i",
);

/** Whether a follow-up asks how much money that is which was shown, and says no more. */
export const asksWorth = (question: string): boolean => bare.test(question) || worth.test(question);
