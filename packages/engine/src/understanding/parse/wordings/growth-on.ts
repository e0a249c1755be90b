import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";

const joints: ReadonlySet<string> = new Set("on over from vs versus against to with".split(" "));
const before: ReadonlySet<string> = new Set("previous prior preceding last".split(" "));

const behind: ReadonlySet<string> = new Set("before earlier prior".split(" "));
const changes = /^(?:changes?|differences?|increases?|decreases?|development|delta|deltas)$/;
const percents: ReadonlySet<string> = new Set(["%", "percent", "percentage", "pct", "percents"]);

/**
 * "Fees per month with the growth on the previous month", "fees per month vs the month before, in %": where rows are told unit by unit, the
 * growth or the change from each to the next, and no comparison with the one before today. Growth that is named before says it already.
 */
export function growthOn(tokens: readonly Token[], at: number): Written | null {
  const grown = textAt(tokens, at) === "growth" ? 1 : 0;
  const compared = textAt(tokens, at + grown) === "compared" ? 1 : 0;
  const reference = referenceAt(tokens, at + grown + compared, grown === 1);
  if (reference === null || !isTold(tokens, reference.unit)) return null;
  const { unit, end } = reference;
  const said = { tokens: end - at };
  if (grown === 1) return { words: `${unit} over ${unit} growth`, ...said };
  const before = tokens.slice(0, at);
  if (before.some(({ text, lemma }) => changes.test(text) || (lemma === unit && text !== unit))) return null;
  if (tokens.some(({ text }, place) => text === unit && textAt(tokens, place - 1) === "this")) return null;
  if (before.some(({ text }) => text === "growth")) return { words: "", ...said };
  if (tokens.some(({ text }) => percents.has(text))) return { words: `${unit} over ${unit} growth`, ...said };
  return { words: `and change from one ${unit} to the next`, ...said };
}

/** "On the previous month", "vs last month" of growth, "against the month before": where it ends, and the unit. */
function referenceAt(
  tokens: readonly Token[],
  joint: number,
  grows: boolean,
): { unit: string; end: number } | null {
  if (!joints.has(textAt(tokens, joint))) return null;
  const start = textAt(tokens, joint + 1) === "the" ? joint + 2 : joint + 1;
  const [one, other] = tokens.slice(start, start + 2);
  const [last, first] = [unitOf(other?.lemma), unitOf(one?.lemma)];
  if (before.has(one?.text ?? "") && last !== null && (grows || one?.text !== "last"))
    return { unit: last, end: start + 2 };
  return first !== null && behind.has(other?.text ?? "") ? { unit: first, end: start + 2 } : null;
}

/** Whether rows are told by a unit: "monthly", "per month". */
const isTold = (tokens: readonly Token[], unit: string): boolean =>
  tokens.some(
    ({ text }, place) =>
      text === `${unit}ly` ||
      (text === "daily" && unit === "day") ||
      (text === unit && ["per", "by", "each", "every"].includes(textAt(tokens, place - 1))),
  );

growthOn.needs = [...before, ...behind];
