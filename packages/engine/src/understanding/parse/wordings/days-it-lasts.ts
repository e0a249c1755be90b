import { lowered, pluralOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isPersonal } from "../../index/persons.ts";
import { spanOf } from "../../index/spans-of-rows.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { lastingRows, rowsCalled } from "../frame/lasting-rows.ts";
import type { Written } from "../idioms/written.ts";
import { timeUnits } from "../unit-said.ts";

const units: ReadonlySet<string> = new Set(["minutes", "hours", "days", "weeks"]);
const articles: ReadonlySet<string> = new Set("a an the each our one that which".split(" "));
const helpers: ReadonlySet<string> = new Set("is are was were does do did".split(" "));
/** What says behind a length of time that its average is asked for. */
export const onAverage = phrases("on average", "usually", "typically", "normally");

const being = "is|are|was|were|be|stays|stay|stayed|remains|remain|remained|goes|go".split("|");
/** What rows of their own do. */
const lasting = phrases(
  ..."lasts|last|lasted|takes|take|took|runs|run|ran".split("|"),
  ...being.flatMap((verb) => ["open", "active", "live", "ongoing"].map((state) => `${verb} ${state}`)),
);
/** What is done by things that are lent or rented, whose rows end with their return. */
const away = phrases(
  ...[...being, ""].flatMap((verb) =>
    ["out", "away", "gone", "on loan", "on hire", "rented out", "lent out", "checked out", "kept"].map(
      (state) => `${verb} ${state}`.trim(),
    ),
  ),
);
/** What those do to whom they are lent. */
const keeping = phrases("keep", "keeps", "kept", "hold on to", "hang on to", "borrow", "hold", "have");
const staying = phrases("stays", "stay", "stayed", "spends", "spend", "spent");

/**
 * "The average number of days a boat is out", "days that a repair takes", "how long is an item away on average": how long the rows last
 * that tell it, from their one time to the other, of things that are away until they are returned those of their return.
 */
export function daysItLasts(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asked = askedAt(tokens, at);
  if (asked === null) return null;
  let noun = asked.end;
  while (articles.has(textAt(tokens, noun))) noun += 1;
  const found = tokens[noun]?.kind === "word" ? rowsThatLast(tokens, noun, index) : null;
  if (found === null || saysEnds(tokens, found.end)) return null;
  const behind = phraseAt(tokens, found.end, onAverage);
  const kind = tokens.slice(found.verb - 1, found.verb).filter((token) => isValue(token, index));
  const such = rawOf(tokens.slice(noun, found.verb - 1));
  const between = betweenTimes(found.rows, asked.unit ?? "days", index);
  const rows = `${such === "" ? "" : `${such} `}${pluralOf(lowered(found.rows.words.join(" ")))}`;
  const words = [
    asked.average ? "average" : "",
    between === null ? `duration of ${rows}` : `${between}${such === "" ? "" : ` for ${rows}`}`,
    asked.unit === null || between !== null ? "" : `in ${asked.unit}`,
    kind.length === 0 ? "" : `for ${rawOf(kind)}`,
  ];
  return { words: words.filter((word) => word !== "").join(" "), tokens: found.end + behind - at };
}

/** "Number of days", "days", "how long is", "how many hours does": the unit, and where what it is asked of begins. */
function askedAt(
  tokens: readonly Token[],
  at: number,
): { unit: string | null; average: boolean; end: number } | null {
  const [first, second, third] = [at, at + 1, at + 2].map((place) => textAt(tokens, place));
  if (first === "how" && second === "long" && helpers.has(third ?? ""))
    return { unit: null, average: true, end: at + 3 };
  if (first === "how" && second === "many" && units.has(third ?? "") && helpers.has(textAt(tokens, at + 3)))
    return { unit: third ?? null, average: true, end: at + 4 };
  const number = first === "number" && second === "of" ? 2 : 0;
  const unit = textAt(tokens, at + number);
  return units.has(unit) ? { unit, average: false, end: at + number + 1 } : null;
}

/** "Days from rental date to return date", where "rental duration" is a figure of something else; null where it is not. */
function betweenTimes({ id, words }: TableEntry, unit: string, index: ModelIndex): string | null {
  const span = index.words.phrases.has(`${words.join("")}duration`) ? spanOf(index, id) : null;
  const [from, to] = [span?.from, span?.until].map((time) => lowered(time?.column.label ?? ""));
  return span?.until == null ? null : `${unit} from ${from} to ${to}`;
}

/** "From logging to fixing", "to complete": from when to when is said. */
const saysEnds = (tokens: readonly Token[], at: number): boolean =>
  ["from", "between", "to"].includes(textAt(tokens, at + phraseAt(tokens, at, onAverage)));

const isValue = ({ text, lemma }: Token, { values }: ModelIndex): boolean =>
  [text, lemma, `${text}s`].some((word) => values.byKey.has(word));

/** The rows that last by what is said of a noun, which may have a word before it; null where none do. */
function rowsThatLast(
  tokens: readonly Token[],
  noun: number,
  index: ModelIndex,
): { rows: TableEntry; verb: number; end: number } | null {
  for (const verb of [noun + 1, noun + 2]) {
    const lasts = isLastUnit(tokens, verb) ? 0 : phraseAt(tokens, verb, lasting);
    const called = lasts === 0 ? null : rowsCalled(tokens[verb - 1], index);
    if (called !== null && lastingRows(called, index)?.kind === "between")
      return { rows: called, verb, end: verb + lasts };
    const gone = phraseAt(tokens, verb, away);
    const lent = gone === 0 ? null : onlySpan(index, /\breturn/);
    if (lent !== null) return { rows: lent, verb, end: verb + gone };
    const kept = verb === noun + 1 ? keptAt(tokens, verb) : 0;
    const held = kept === 0 ? null : onlySpan(index, /\breturn/);
    if (held !== null) return { rows: held, verb, end: verb + kept };
    const stays = phraseAt(tokens, verb, staying);
    const stay = stays === 0 ? null : onlySpan(index, /./);
    if (stay !== null) return { rows: stay, verb, end: placeEnd(tokens, verb + stays, index) };
  }
  return null;
}

/** "Keep a costume", "hold on to our books": how many tokens say that somebody has what is theirs for a while. */
function keptAt(tokens: readonly Token[], verb: number): number {
  const keeps = phraseAt(tokens, verb, keeping);
  let noun = verb + keeps;
  while (articles.has(textAt(tokens, noun))) noun += 1;
  if (keeps === 0 || tokens[noun]?.kind !== "word") return 0;
  const next = tokens[noun + 1];
  const closes = next?.kind !== "word" || joints.has(next.text) || phraseAt(tokens, noun + 1, onAverage) > 0;
  return closes ? noun + 1 - verb : 0;
}

const joints: ReadonlySet<string> = new Set("by per in on for before at".split(" "));

/** "Hours per lawyer last month": the month before, and nothing that lasts. */
const isLastUnit = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === "last" && timeUnits.has(tokens[at + 1]?.lemma ?? "");

/** Where "in the workshop" ends, which is where all of them stay. */
const placeEnd = (tokens: readonly Token[], at: number, { values }: ModelIndex): number =>
  ["in", "at", "with"].includes(textAt(tokens, at)) &&
  ["the", "our", "a", "us"].includes(textAt(tokens, at + 1)) &&
  !values.byKey.has(textAt(tokens, at + 2))
    ? at + (textAt(tokens, at + 1) === "us" ? 2 : 3)
    : at;

/** The one table, of people none, whose rows last until such a time. */
function onlySpan(index: ModelIndex, until: RegExp): TableEntry | null {
  const [only, other] = index.tables.filter(
    (table) =>
      !isPersonal(table, index.columns) && until.test(spanOf(index, table.id)?.until?.words.join(" ") ?? ""),
  );
  return other === undefined ? (only ?? null) : null;
}

daysItLasts.needs = ["how", ...units];
