import { standardConventions } from "@parlance/contract";
import { cuesOf } from "../../lexicon/cues.ts";
import { ordinalOf } from "../../lexicon/ordinals.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { readUnit } from "../../time/read-unit.ts";
import { unitOf } from "../../time/unit-of.ts";
import { yearAt } from "../../time/unit-words.ts";
import type { Written } from "../idioms/written.ts";

const today = { day: 0, calendar: standardConventions };
const longest = 4;

/**
 * "First-quarter revenue in 1998", "March orders of 2024": the unit of that year, said before what is counted; "the 2023 month with …" is
 * the month in 2023.
 */
export function unitBeforeYear(tokens: readonly Token[], at: number): Written | null {
  if (yearAt(tokens, at) !== null) return monthOfYear(tokens, at);
  if (unitOf(textAt(tokens, at)) !== null) return ofYear(tokens, at);
  const ordinal = ordinalOf(textAt(tokens, at));
  const hyphen = ordinal !== null && textAt(tokens, at + 1) === "-" ? 1 : 0;
  if (hyphen === 0 && !tokens.some((_, place) => place > at && yearAt(tokens, place) !== null)) return null;
  const unit = unitAt([...tokens.slice(at, at + 1), ...tokens.slice(at + 1 + hyphen, at + 4)]);
  if (unit === null) return null;
  const end = at + unit + hyphen;
  const said = tokens.slice(at, end).filter(({ kind }) => kind !== "mark");
  const words = rawOf(said);
  const joint = tokens.slice(end, end + longest + 1).findIndex(({ text }) => joints.has(text));
  const nouns = tokens.slice(end, end + Math.max(0, joint));
  const found = yearAt(tokens, end + joint + 1);
  if (joint < 1 || found === null || !nouns.every(isNoun) || goesOn(tokens, end + joint + 2))
    return hyphen === 0 ? null : { words, tokens: unit + hyphen };
  return {
    words: `${words} of ${found} ${rawOf(nouns)}`,
    tokens: end + joint + 2 - at,
  };
}

const joints: ReadonlySet<string> = new Set(["in", "of", "for", "during"]);

/** How many tokens name a part of some year; "may" and "march" in small letters are verbs as often as months. Null where none do. */
function unitAt(tokens: readonly Token[]): number | null {
  const { raw = "" } = tokens[0] ?? {};
  if (["May", "March"].includes(raw) && tokens[1]?.kind === "word") return 1;
  if (tokens[1]?.text === "half" && ["first", "second"].includes(textAt(tokens, 0))) return 2;
  const unit = readUnit(tokens, 0, today);
  return unit?.yearless === true && unit.grain !== "day" && raw !== "may" && raw !== "march"
    ? unit.end
    : null;
}

const isNoun = ({ kind, text, lemma }: Token): boolean =>
  kind === "word" && cuesOf(text).length === 0 && unitOf(lemma) === null;

/** "In 2023 and 2024", "in 2024-03": more than one year is said. */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  ["and", "or", "to", "-", "&", ","].includes(textAt(tokens, at)) && tokens[at + 1]?.kind === "number";

/** "The month of 2023 with the most visits": no period by itself. */
function ofYear(tokens: readonly Token[], at: number): Written | null {
  const [unit, of, year] = tokens.slice(at, at + 3);
  return of?.text === "of" && yearAt(tokens, at + 2) !== null && textAt(tokens, at + 3) === "with"
    ? { words: `${unit?.raw} in ${year?.raw}`, tokens: 3 }
    : null;
}

/** "The 2023 month with the most visits". */
function monthOfYear(tokens: readonly Token[], at: number): Written | null {
  const [year, unit] = tokens.slice(at, at + 2);
  const grain = unitOf(unit?.text);
  const open = at === 0 || ["the", "which", "what"].includes(textAt(tokens, at - 1));
  return grain !== null &&
    grain !== "year" &&
    open &&
    ["with", "had", "has", "saw"].includes(textAt(tokens, at + 2))
    ? { words: `${unit?.raw} in ${year?.raw}`, tokens: 2 }
    : null;
}
