import type { ModelIndex } from "../../index/model-index.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { rangeAt } from "../frame/band-range.ts";
import type { Written } from "../idioms/written.ts";

const more: ReadonlySet<string> = new Set(["more", "longer", "over"]);
const less: ReadonlySet<string> = new Set(["less", "fewer", "shorter", "under"]);

/** "5 years or more since the last check" of a number that is told in years: at least 5 of them. Bands of a figure are left as they are said. */
export function unitOrMore(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  const number = numberSaid(tokens[at]);
  const unit = tokens[at + 1];
  const side = textAt(tokens, at + 2) === "or" ? textAt(tokens, at + 3) : "";
  const bound = more.has(side) ? "at least" : less.has(side) ? "at most" : null;
  if (number === null || bound === null || unit === undefined || unitOf(unit.lemma) === null) return null;
  const bands = tokens.filter((_, place) => rangeAt(tokens, place) !== null).length;
  if (!words.columnsByWord.has(unit.lemma) || bands > 1) return null;
  return { words: `${bound} ${number} ${unit.raw}`, tokens: 4 };
}

unitOrMore.needs = ["or"];
