const rising = /^(?:grew|grown|grow|growing|increased|increasing|rose|rising|improved|improving|gained)$/;
const falling =
  /^(?:decreased|decreasing|declined|declining|dropped|dropping|fell|falling|shrank|shrinking|worsened|lost)$/;

/** Which way a word says that something went: 1 up, -1 down; null of words that tell of no change. */
export const wentWhere = (word: string): 1 | -1 | null =>
  rising.test(word) ? 1 : falling.test(word) ? -1 : null;
