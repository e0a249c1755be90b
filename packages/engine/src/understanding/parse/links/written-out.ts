import { expandedWords } from "../../index/names.ts";

/** Words as one key, short forms as names have them spelt out; the "vs" between two things is none. */
export const writtenOut = (texts: readonly string[]): string =>
  texts.join(" ") === "vs" ? "vs" : expandedWords(texts).join("");
