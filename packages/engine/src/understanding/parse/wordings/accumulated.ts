import { lowered } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { moneyColumnOf } from "../../index/money-column-of.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const said = phrases(
  ..."added|adds|add|adding|piled|piles|piling|built|builds|building|summed|sums|mounted|mounts"
    .split("|")
    .flatMap((verb) => [`has ${verb} up`, `have ${verb} up`, `${verb} up`]),
  ..."accumulating|accumulated|accumulates|accumulate|accumulation of|cumulating|snowballing"
    .split("|")
    .flatMap((verb) => [`has ${verb}`, `have ${verb}`, verb]),
);
const leads: ReadonlySet<string> = new Set(["running", "cumulative", "accumulated", "cumulated"]);
const totals: ReadonlySet<string> = new Set(["total", "sum", "count", "tally", "number"]);
/** What the money of one row is called where "total" is said of it: "invoice total". */
const amounts: ReadonlySet<string> = new Set(["total", "amount", "value", "sum"]);
const steps: ReadonlySet<string> = new Set(["to", "after", "by", "on"]);
const longest = 2;

/** "Revenue accumulating from month to month", "how signups have added up over the quarters", "running signup total": a running total. */
export function accumulated(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  if (leads.has(word)) return named(tokens, at, index);
  if (word === "from" || word === "over" || unitOf(tokens[at]?.lemma) !== null) return inSteps(tokens, at);
  const size = phraseAt(tokens, at, said);
  if (size === 0 || (textAt(tokens, at + size) === "to" && !isStepped(tokens))) return null;
  const isSaid = tokens.some(({ text }) => leads.has(text));
  return isInTime(tokens) ? { words: isSaid ? "" : "cumulative", tokens: size } : null;
}

/** The noun between "running" and "total" is what is added up: the money of rows that hold some, or the rows. */
function named(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = tokens.slice(at + 1, at + 2 + longest).findIndex(({ text }) => totals.has(text));
  const nouns = tokens.slice(at + 1, at + 1 + Math.max(0, size));
  if (size < 1 || !nouns.every(({ kind }) => kind === "word")) return null;
  const counted = ["count", "number", "tally"].includes(textAt(tokens, at + 1 + size)) ? "number of " : "";
  const rows = counted === "" && size === 1 ? tableNamed(nouns[0], index) : null;
  const money = rows === null ? null : moneyColumnOf(rows, index);
  if (money?.words.some((each) => amounts.has(each)) === true)
    return { words: `running total of total ${lowered(money.column.label)}`, tokens: size + 2 };
  return { words: `running total of ${counted}${rawOf(nouns)}`, tokens: size + 2 };
}

/** "From month to month", "month after month", "over the quarters" of what adds up. */
function inSteps(tokens: readonly Token[], at: number): Written | null {
  const from = textAt(tokens, at) === "from" ? 1 : 0;
  const unit = unitOf(tokens[at + from]?.lemma);
  if (textAt(tokens, at) === "over" && textAt(tokens, at + 1) === "the") {
    const over = unitOf(tokens[at + 2]?.lemma);
    return over !== null && tokens[at + 2]?.text !== over && isAddedUp(tokens)
      ? { words: `by ${over}`, tokens: 3 }
      : null;
  }
  if (unit === null || !steps.has(textAt(tokens, at + from + 1))) return null;
  const again = unitOf(tokens[at + from + 2]?.lemma) === unit;
  return again && isAddedUp(tokens) ? { words: `by ${unit}`, tokens: from + 3 } : null;
}

const isAddedUp = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => leads.has(token.text) || phraseAt(tokens, at, said) > 0);

/** Whether it is told by units of time, in which something can add up; "over the whole of last year" is one figure. */
const isInTime = (tokens: readonly Token[]): boolean =>
  isStepped(tokens) ||
  tokens.some(
    ({ lemma, text }, at) =>
      /^(?:dai|week|month|quarter|year)ly$/.test(text) ||
      (unitOf(lemma) !== null && /^(?:by|per|each|every)$/.test(textAt(tokens, at - 1))) ||
      (unitOf(lemma) !== null && text !== lemma && textAt(tokens, at - 1) === "the"),
  );

/** "From month to month", "month by month". */
const isStepped = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lemma }, at) =>
      unitOf(lemma) !== null && steps.has(textAt(tokens, at + 1)) && tokens[at + 2]?.lemma === lemma,
  );
