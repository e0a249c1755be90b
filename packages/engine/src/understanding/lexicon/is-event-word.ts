import { occurrences } from "./occurrences.ts";
import { orderWords } from "./order-words.ts";

/** Whether a word names something that takes place, each at its time: a visit, an order. */
export const isEventWord = (word: string): boolean => occurrences.has(word) || orderWords.has(word);
