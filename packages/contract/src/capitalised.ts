/** A text with its first letter large, as a sentence or a heading begins. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A heading within a sentence: "Order date" and "Total Order Value" without their capitals, while "SKU", "VAT Rate"'s VAT
 * and, in a heading that is not capitalised throughout, names ("Revenue in Germany") keep theirs.
 */
export function lowered(label: string): string {
  const words = label.split(" ");
  const heading = words.every((word, place) => (place > 0 && joints.has(word)) || /^\p{Lu}/u.test(word));
  return words.map((word, place) => (heading || place === 0 ? lowerFirst(word) : word)).join(" ");
}

const joints: ReadonlySet<string> = new Set("and of or per the".split(" "));

/** A plain word without its capital; abbreviations keep theirs. */
const lowerFirst = (word: string): string =>
  /^\p{Lu}(\p{Ll}|$)/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;

/** A measure's heading: "Total total credits" is the total of a column that is called a total itself, and says so once. */
export const saidOnce = (label: string): string => label.replace(/^(total|average) (?=\1\b)/i, "");
