const eachOne =
  /\beach one\b(?! (?:of|that|who|which|with|in)\b)|(?<=\bfor )each(?=(?: instead)?[?.! ]*$)|(?<=\b(?:do|does|did|is|are|was|were|has|have|had|can|will) )each(?= (?:have|had|get|got|take|took|make|made|cost|bring|come|came|sell|sold|earn|pay|paid|in|at|from|on|of(?! (?:them|those|these)\b)|for|with|worth|located|based)\b)/gi;

/** "For each one", "does each have", "the average for each": each of what was shown. */
export const withEachOfThem = (question: string): string => question.replace(eachOne, "each of them");
