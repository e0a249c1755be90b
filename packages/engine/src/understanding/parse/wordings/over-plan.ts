import { type ColumnEntry, holdsFigure } from "../../index/entries.ts";
import { labelSaid, lengthColumn, plannedLength } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { foreseen } from "../../lexicon/planned.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { timeUnits } from "../unit-said.ts";

const over =
  /^(?:overshoots?|overshot|overruns?|overran|overrun|overshooting|overrunning|exceeds?|exceeded)$/;
const plans =
  /^(?:plans?|planned|schedules?|scheduled|estimates?|estimated|budgets?|budgeted|quotes?|quoted|targets?|forecast|allotted)$/;
const owners: ReadonlySet<string> = new Set("the its their our his her of a".split(" "));
const heads: ReadonlySet<string> = new Set(
  "time times minutes hours duration length cost costs figure amount slot".split(" "),
);

/**
 * "By how many minutes do we overshoot the planned time on average", "carrier that overruns its plan the most", "minutes over plan by lane": what
 * was less what was planned.
 */
export function overPlan(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asked = askedFrom(tokens, at);
  const headed = heads.has(textAt(tokens, at)) && textAt(tokens, at + 1) === "over";
  const from = headed ? at + 1 : (asked ?? at);
  const verb = headed ? from : tokens.findIndex(({ text }, place) => place >= from && over.test(text));
  if (asked === null && verb !== from) return null;
  const end = planBehind(tokens, verb);
  const pair = end === null ? null : pairOf(index);
  if (end === null || pair === null) return null;
  const gap = `${labelSaid(pair.actual)} minus ${labelSaid(pair.planned)}`;
  if (headed) return { words: gap, tokens: end - at };
  if (asked === null) return ranked(tokens, at, end, gap);
  const subject = tokens.slice(from, verb).filter(({ text }) => !idle.test(text));
  const whose = subject.length === 0 ? "" : ` for ${rawOf(subject)}`;
  return { words: `${averaged(tokens) ? "" : "total "}${gap}${whose}`, tokens: end - at };
}

const idle = /^(?:do|does|did|we|they|it|you)$/;

overPlan.needs = [
  ..."over overshoot overshoots overshot overrun overruns overran exceed exceeds exceeded".split(" "),
];

/** Behind "by how many minutes", "how far", where that opens what is asked. */
function askedFrom(tokens: readonly Token[], at: number): number | null {
  const by = textAt(tokens, at) === "by" ? at + 1 : at;
  if (textAt(tokens, by) !== "how" || !/^(?:many|much|far|long)$/.test(textAt(tokens, by + 1))) return null;
  const unit = timeUnits.has(tokens[by + 2]?.lemma ?? "") ? 1 : 0;
  return by + 2 + unit;
}

/** Where "the planned time" ends behind "overshoot"; null where no plan is said. */
function planBehind(tokens: readonly Token[], verb: number): number | null {
  if (verb < 0) return null;
  let at = verb + 1;
  while (owners.has(textAt(tokens, at))) at += 1;
  if (!plans.test(textAt(tokens, at))) return null;
  return heads.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
}

const averaged = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /^(?:average|avg|mean|median|typically|usually)$/.test(text));

/** "That overruns its plan (by) the most minutes (in total)": with the most of what it is over. */
function ranked(tokens: readonly Token[], at: number, end: number, gap: string): Written | null {
  const by = textAt(tokens, end) === "by" ? end + 1 : end;
  const the = textAt(tokens, by) === "the" ? by + 1 : by;
  if (!/^(?:most|least)$/.test(textAt(tokens, the))) return null;
  const unit = timeUnits.has(tokens[the + 1]?.lemma ?? "") ? the + 2 : the + 1;
  const whole = textAt(tokens, unit) === "all" && textAt(tokens, unit + 1) === "told" ? 2 : 0;
  const much = averaged(tokens) ? "average" : "total";
  return {
    words: `has the ${textAt(tokens, the) === "most" ? "highest" : "lowest"} ${much} ${gap}`,
    tokens: unit + whole - at,
  };
}

type Pair = { actual: ColumnEntry; planned: ColumnEntry };

/** What was and what was planned, of one table: how long rows took, else two amounts of which one is a plan. */
export function pairOf(index: ModelIndex): Pair | null {
  const [actual, planned] = [lengthColumn(index.columns), plannedLength(index.columns)];
  if (actual !== null && planned !== null) return actual.table === planned.table ? { actual, planned } : null;
  const figures = index.columns.filter(holdsFigure);
  const [plan, other] = figures.filter(({ words }) => words.some((word) => foreseen.test(word)));
  const [done, second] = figures.filter(
    ({ table, words }) => table === plan?.table && words.some((word) => actuals.has(word)),
  );
  if (plan === undefined || done === undefined || other !== undefined || second !== undefined) return null;
  return { actual: done, planned: plan };
}

const actuals: ReadonlySet<string> = new Set(["actual", "act", "real", "final"]);
