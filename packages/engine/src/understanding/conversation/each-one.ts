const eachOne = /\beach one\b(?! (?:of|that|who|which|with|in)\b)|(?<=\bfor )each(?=(?: instead)?[?.! ]*$)/gi;

/** "For each one", "does each one have", "the average for each": each of what was shown. */
export const withEachOfThem = (question: string): string => question.replace(eachOne, "each of them");
