/** Whether a short form is letters of a word in their order, from its first on: "lnz" of "linz", "pnd" of "pending". */
export function isMadeOf(short: string, word: string): boolean {
  if (short[0] !== word[0]) return false;
  let from = 0;
  for (const letter of short) {
    const found = word.indexOf(letter, from);
    if (found < 0) return false;
    from = found + letter.length;
  }
  return true;
}
