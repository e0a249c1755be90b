/** The end of what goes from one place, or person, to another. */
export type Side = "from" | "to";

/** Words of where something starts. */
export const starts =
  /^(?:from|origin|original|source|src|start\w*|depart\w*|departure|pick ?up|pickup|sender|sending|leav\w*|begin\w*|began|board\w*|collect\w*|out|sent|left)$/;
/** Words of where it ends. */
export const ends =
  /^(?:to|into|dest|destination|dst|end|ended|ending|ends|arriv\w*|drop ?off|dropoff|drop|dropped|return|returned|receiver|receiving|target|deliver\w*|finish\w*|stop|stopped|land\w*|went|go|goes|gone|headed)$/;

/** Which end words speak of; null where they speak of none or of both. */
export function sideOf(words: readonly string[]): Side | null {
  const [from, to] = [words.some((word) => starts.test(word)), words.some((word) => ends.test(word))];
  return from === to ? null : from ? "from" : "to";
}
