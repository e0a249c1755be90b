import { foldOf } from "./random.ts";

/** How names are shortened: without the vowels behind their first letters, cut off behind three or four letters, or now one, now the other or not. */
export const styles = ["contracted", "cut", "mixed"] as const;
export type Style = (typeof styles)[number];

const shortest = 5;

/** A word as a database's names may have it; short ones stay, and of those of five letters every second. The same in all names of a database. */
export function abbreviated(word: string, style: Style, database: string): string {
  const chance = foldOf(`${database} ${word}`, 6);
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return word;
  if (word.length === shortest && chance % 2 === 0) return word;
  const own = style !== "mixed" ? style : ([null, "contracted", "cut"] as const)[chance % 3];
  return own == null ? word : own === "cut" ? cut(word) : contracted(word);
}

/** "quantity" → "quan", "description" → "desc", "category" → "cat". */
const cut = (word: string): string => word.slice(0, /[aeiou]/.test(word.charAt(3)) ? 3 : 4);

/** "quantity" → "qnty", "shipped" → "shpd". */
function contracted(word: string): string {
  const bare = (word.charAt(0) + word.slice(1).replace(/[aeiou]/g, "")).replace(/(.)\1+/g, "$1");
  return bare.length < 3 ? word.slice(0, 4) : bare.slice(0, 5);
}
