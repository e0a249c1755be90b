/** Deeds that are told by one another's date where rows have only one of them ("arrived" of a delivery date, "completed" of a closing one). */
const groups: readonly (readonly string[])[] = [
  "closed resolved solved completed finished settled",
  "delivered arrived received arrival door doorstep",
  "shipped dispatched sent",
  "paid settled collected",
  "created opened raised reported logged added",
  "joined registered signup enrolled hired",
  "started began begun commenced",
  "ended finished expired lapsed concluded",
  "ordered placed bought purchased",
  "launched introduced released",
  "cancelled canceled terminated churned",
  "discharged released",
  "died death deceased",
  "approved decided",
  "rejected declined decided",
].map((words) => words.split(" "));

/** The other deeds that a word may stand for, which is told in the past or as it is done ("finished", "finish"). */
export const deedsAlike = (word: string): string[] =>
  groups.flatMap((group) => {
    const said = group.find((each) => each === word || each === `${word}ed` || each === `${word}d`);
    return said === undefined ? [] : group.filter((each) => each !== said);
  });
