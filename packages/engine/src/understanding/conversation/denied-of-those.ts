const those = "(?:those|these|them|there|(?:those|these|that) [\\w-]+)";
const denial =
  "(?:(?:did|do|does|have|has|had|were|was|are|is) not|(?:did|do|does|have|has|had|were|was|are|is)n[’']?t)";
const wish = new RegExp(
  `^(?<asked>\\W*(?:(?:and|so|but|ok|okay) )*(?:which|how many|find|list|show|give|count|get|what) .+?)(?: (?:who|that|which))? ${denial} (?!(?:have|had) (?:a|an|any)\\b)(?:[\\w-]+ ){0,3}?(?<those>${those})(?= *[?.!]*\\s*$)`,
  "i",
);

/** "How many drivers did not drive these lorries?": drivers without those that were shown. Other questions stay as they are. */
export const withDeniedLeftOut = (question: string): string =>
  question.replace(wish, (_, asked: string) => `${asked} except those`);
