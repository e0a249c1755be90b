const eachOne = /\beach one\b(?! (?:of|that|who|which|with|in)\b)/gi;

/** "For each one", "does each one have": each of what was shown. */
export const withEachOfThem = (question: string): string => question.replace(eachOne, "each of them");
