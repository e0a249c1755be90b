import type { ModelIndex } from "../../../index/model-index.ts";
import { onlyTableHolding } from "../../../index/tables-holding.ts";
import { type Phrases, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { lastingRows, lastingVerbs, rowsCalled, wordsOfLength } from "../../frame/lasting-rows.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

/**
 * "How long do outages last", "how long is the average jazz track", "how long do calls last on average": how long the rows that
 * the words behind name last, where these tell it.
 */
export function howLong(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return durationOf(tokens, at, index) ?? lengthOf(tokens, at, index);
}

const onAverage = phrases("on average", "in average");
const units = ["days", "hours", "minutes", "weeks"];
const lengths = ["how long", ...units.map((unit) => `how many ${unit}`)];
const asked = (verbs: readonly string[]): Phrases =>
  phrases(...lengths.flatMap((length) => verbs.map((verb) => `${length} ${verb}`)));
const auxiliaries = asked(["do", "does", "did"]);
const states = asked(["are", "is", "were", "have", "has"]);
const going = phrases(
  ...["open", "active", "live", "running", "outstanding", "pending"].flatMap((state) => [
    state,
    ...["stay", "remain", "stayed", "remained", "been"].map((verb) => `${verb} ${state}`),
  ]),
);

/**
 * "How long do outages last", "how long do posts stay open", "how many minutes does an urgent call take": the duration of rows that go from
 * one time to another; whatever else is said stays.
 */
function durationOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const said = phraseAt(tokens, at, auxiliaries);
  const size = said || phraseAt(tokens, at, states);
  if (size === 0) return null;
  const from = at + size + (["the", "an", "a", "our"].includes(textAt(tokens, at + size)) ? 1 : 0);
  const { place, lasts } = rowsThatLast(tokens, from, said > 0);
  const [token] = tokens.slice(place, place + 1);
  if (token === undefined || lasts === 0) return null;
  const length =
    wordsOfLength(token, index) ??
    (place === from ? lengthOfKind(token, index) : null) ??
    durationOfTable(token, index);
  if (length === null) return null;
  const behind = phraseAt(tokens, place + lasts + 1, onAverage);
  const end = untilEnd(tokens, place + lasts + 1 + behind);
  const unit = units.find((each) => each === textAt(tokens, at + 2));
  const kind = place > from ? ` for ${rawOf(tokens.slice(from, place + 1))}` : "";
  return { words: `average ${length}${unit === undefined ? "" : ` in ${unit}`}${kind}`, tokens: end - at };
}

/** The rows right before the verb that tells how long they last, with what tells of which kind they are. */
function rowsThatLast(
  tokens: readonly Token[],
  from: number,
  isVerb: boolean,
): { place: number; lasts: number } {
  for (let place = from; place <= from + mostKinds; place += 1) {
    const lasts =
      isVerb && lastingVerbs.has(textAt(tokens, place + 1)) ? 1 : phraseAt(tokens, place + 1, going);
    if (lasts > 0) return { place, lasts };
  }
  return { place: from, lasts: 0 };
}

/** How many words may say of which kind rows are: "a dine-in order", "urgent support calls". */
const mostKinds = 3;

/** The duration of rows that are called by another word. */
function durationOfTable(token: Token, index: ModelIndex): string | null {
  const table = tableCalled(token, index);
  const rows = table === null ? null : lastingRows(table, index);
  return table !== null && rows?.kind === "between" ? `${table.table.label.toLowerCase()} duration` : null;
}

/** "How long does a changeover take": the duration of the rows that are of the kind which a value tells. */
function lengthOfKind({ lemma, raw }: Token, index: ModelIndex): string | null {
  const table = onlyTableHolding([lemma], index);
  if (table === null) return null;
  const rows = lastingRows(table, index);
  return rows?.kind === "between" ? `${table.words[0]} duration for ${raw}` : null;
}

/** Where "before it ends", "until they are cancelled" ends, which any length goes to; the token itself where nothing of the kind is said. */
function untilEnd(tokens: readonly Token[], at: number): number {
  const subject = ["before", "until", "till"].includes(textAt(tokens, at)) ? textAt(tokens, at + 1) : "";
  if (!["it", "they", "he", "she"].includes(subject)) return at;
  const verb =
    at + 2 + (["is", "are", "was", "were", "gets", "get", "got"].includes(textAt(tokens, at + 2)) ? 1 : 0);
  return ends.test(textAt(tokens, verb)) ? verb + 1 : at;
}

const ends =
  /^(?:end|stop|finish|cancel|close|expire|over|churn|quit|leave|terminate|resolve|complete|return)/;

const averages = phrases(
  "how long is the average",
  "how long is an average",
  "how long is a typical",
  "how long was the average",
  "how long does the average",
  "how long does an average",
  "how long does a typical",
);
const plain = phrases("how long are", "how long do", "how long were", "how long did");
const farthest = 4;

/** "How long is the average jazz track": the one length of the rows that a word soon behind names; that word stays. */
function lengthOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const averaged = phraseAt(tokens, at, averages);
  const onAverage = tokens.some(
    ({ text }, place) => text === "on" && textAt(tokens, place + 1) === "average",
  );
  const size = averaged > 0 ? averaged : onAverage ? phraseAt(tokens, at, plain) : 0;
  if (size === 0) return null;
  const noun = tokens
    .slice(at + size, at + size + farthest)
    .findLast((token) => rowsCalled(token, index) !== null);
  const table = rowsCalled(noun, index);
  const rows = table === null ? null : lastingRows(table, index);
  const single = rows?.kind === "held" ? rows.columns.length === 1 : rows !== null;
  return table !== null && single
    ? { words: `${averaged > 0 ? "average " : ""}${table.words.join(" ")} length of`, tokens: size }
    : null;
}

howLong.needs = ["how"];
