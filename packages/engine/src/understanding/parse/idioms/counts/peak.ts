import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { numberAt } from "./number-at.ts";

/** "Peak load", "the daily peak temperature": the highest that was reached, unless a column is called a peak. */
export const peak = (tokens: readonly Token[], at: number, index: ModelIndex): Written | null =>
  textAt(tokens, at) === "peak" &&
  !index.words.columnsByWord.has("peak") &&
  numberAt(tokens, at + 1, index) > 0
    ? { words: "maximum", tokens: 1 }
    : null;

peak.needs = ["peak"];
