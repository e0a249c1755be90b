import { standardConventions } from "@parlance/contract";
import { wayIn } from "../../lexicon/growth-verbs.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { readUnit } from "../../time/read-unit.ts";
import { unitOf } from "../../time/unit-of.ts";
import { monthAt, yearAt } from "../../time/unit-words.ts";
import type { Written } from "../idioms/written.ts";

const joints: ReadonlySet<string> = new Set(["over", "on", "vs", "versus", "against", "than", "to", "with"]);
const before: ReadonlySet<string> = new Set(["last", "previous", "prior"]);
const growth = /^(?:growth|change|%|percent|percentage|up|down)$/;

/**
 * "This year over last", "growth October 2011 on September": one period against the other. What the second leaves out (its unit, its year)
 * is that of the first.
 */
export function periodOnPeriod(tokens: readonly Token[], at: number): Written | null {
  const joint = textAt(tokens, at);
  if (!joints.has(joint) || at === 0) return null;
  const the = textAt(tokens, at + 1) === "the" ? 1 : 0;
  const behind = at + 1 + the;
  const compares = !["over", "on"].includes(joint) ? joint : grows(tokens) ? "vs" : null;
  if (compares === null) return null;
  const said = textAt(tokens, at - 1) === "compared" ? at - 1 : at;
  const unit = unitOf(tokens[said - 1]?.lemma);
  if (before.has(textAt(tokens, behind)) && unit !== null && textAt(tokens, said - 2) === "this")
    return isAlone(tokens, behind + 1)
      ? { words: `${compares} last ${unit}`, tokens: 2 + the }
      : unitOf(tokens[behind + 1]?.lemma) === null || compares === joint
        ? null
        : { words: compares, tokens: 1 };
  const first = compares === "vs" && joint !== "vs" ? endsPeriod(tokens, at) : null;
  const second = first === null ? null : readUnit(tokens, behind, today);
  if (first === null || second === null) return null;
  const year =
    first.year !== null && second.yearless && monthAt(tokens, behind) !== null ? ` ${first.year}` : "";
  const other = tokens.slice(behind, behind + second.end - behind);
  return { words: `vs ${rawOf(other)}${year}`, tokens: second.end - at };
}

const today = { day: 0, calendar: standardConventions };

const grows = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => growth.test(text)) || wayIn(tokens.map(({ lemma }) => lemma)) !== undefined;

const isAlone = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  return next === undefined || next.kind === "mark" || ["by", "per", "in", "for", "and"].includes(next.text);
};

const longest = 4;

/** The year of a unit of the calendar that ends before a token, null in it where none is said; null where none ends there. */
function endsPeriod(tokens: readonly Token[], at: number): { year: number | null } | null {
  for (let start = Math.max(0, at - longest); start < at; start += 1)
    if (readUnit(tokens, start, today)?.end === at) return { year: yearAt(tokens, at - 1) };
  return null;
}
