import { cuesOf } from "./cues.ts";

/** Whether a word by itself is the end of a scale: "best", "worst", "cheapest"; "interest" is none. */
export const isSuperlative = (word: string): boolean =>
  word === "best" ||
  word === "worst" ||
  (word.endsWith("est") && cuesOf(word).some(({ kind }) => kind === "extreme"));
