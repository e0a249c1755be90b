const opening =
  /^(?:and|also|but|or|what about|how about|only|just|now|make (?:it|that)|instead|same|the same|as an? |as percent|by |per |break|split|group (?:it|them|that)|exclude|excluding|without|except|limit|sort|order (?:it|them)|show (?:only|just|them|it|that|me only)|in |for |from |since |of those|of these|which of|those|these|them|top \d+$|bottom \d+$|why|add |remove |drop |ignor|filter|then|monthly|weekly|daily|quarterly|yearly|annually|cumulative|sorted|restrict|narrow)\b/;

/** Whether a question's words say that it goes on from the one before. */
export function opensFollowUp(question: string): boolean {
  const text = question.trim().toLowerCase().slice(0, 80);
  return opening.test(text) || /\b(?:instead|too|as well)[.?!]*$/.test(text);
}
