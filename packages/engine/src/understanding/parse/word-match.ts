import type { Evidence } from "./link.ts";

/** A word of the data's names that a question's word may stand for; `quality` is 0 to 1. */
export type WordMatch = { word: string; evidence: Evidence; quality: number };
