import { numberSaid } from "../../lexicon/numbers.ts";
import { isUnit } from "../../lexicon/units.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const openers: ReadonlySet<string> = new Set(["in", "per", "by", "for", "each", "every"]);
const bands: ReadonlySet<string> = new Set("band class bucket bracket bin range step interval".split(" "));
const longestName = 3;

/** "In each 500 g weight band", "per 10 minute wait bracket": by that, in bands so wide. */
export function eachBand(tokens: readonly Token[], at: number): Written | null {
  if (!openers.has(textAt(tokens, at))) return null;
  const start = ["each", "every"].includes(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const width = numberSaid(tokens[start]);
  if (width === null) return null;
  const hyphen = textAt(tokens, start + 1) === "-" ? start + 2 : start + 1;
  const unit = isUnit(textAt(tokens, hyphen)) || ["%", "$", "€", "£"].includes(textAt(tokens, hyphen));
  const name = unit ? hyphen + 1 : hyphen;
  const end = tokens.findIndex(({ lemma }, place) => place >= name && bands.has(lemma));
  if (end < 0 || end - name > longestName) return null;
  const years = /^years?$/.test(textAt(tokens, name)) ? 1 : 0;
  const said = tokens.slice(name + years, end);
  const aged = years === 1 && (said.length === 0 ? isOfAge(tokens, at) : said[0]?.text === "age");
  if (years === 1 && !aged) return null;
  if (said.some(({ kind }) => kind !== "word")) return null;
  if (said.length === 0 && start === at + 1 && textAt(tokens, at) === "in") return null;
  const size = unit ? `${width} ${textAt(tokens, hyphen)}` : `${width}`;
  const by = aged ? "by age " : said.length === 0 ? "" : `by ${rawOf(said)} `;
  return { words: `${by}in bands of ${size}`, tokens: end + 1 - at };
}

/** "Ages of members in 10 year classes": years of age are meant. */
const isOfAge = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ lemma }) => lemma === "age");
