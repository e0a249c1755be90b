import type { ModelIndex } from "../../../index/model-index.ts";
import { cuesOf, longestCue } from "../../../lexicon/cues.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { isUnit } from "../../../lexicon/units.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { timeUnits } from "../../unit-said.ts";
import type { Written } from "../written.ts";
import { delayMeant } from "./delay-meant.ts";

const helpers: ReadonlySet<string> = new Set(
  "are is was were be been arrived arrive departed left ran run came".split(" "),
);
const late = phrases("too late", "late", "delayed", "overdue", "behind schedule", "behind");
const timely = phrases("early or on time", "on time or early", "early", "on time");
const suffixes = phrases("or more", "or longer", "or later", "or less", "or over");

/**
 * "Delayed by more than 15 minutes", "more than 2 hours late", "early or on time (0 or less), 1 to 30 minutes late, more than 30 late": by
 * how much rows are late, where a column tells it.
 */
export function lateByMore(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [delay, other] = index.late.flatMap((each) => (each.kind === "delay" ? [each.delay] : []));
  if (delay === undefined || other !== undefined) return null;
  const { entry, isSaid } = delayMeant(tokens, at, delay, index);
  const opening = isSaid ? "" : `with ${entry.column.label} `;
  const banded = bandsOfLateness(tokens, at, opening);
  if (banded !== null) return banded;
  const start = helpers.has(textAt(tokens, at)) ? at + 1 : at;
  const before = phraseAt(tokens, start, late);
  const by = before > 0 && textAt(tokens, start + before) === "by" ? 1 : 0;
  const size = boundAt(tokens, start + before + by);
  const end = start + before + by + size;
  const behind = before === 0 ? phraseAt(tokens, end, late) : 0;
  if (size === 0 || before + behind === 0) return null;
  const bound = tokens.slice(end - size, end).map(plainly);
  return { words: `${opening}${bound.join(" ")}`, tokens: end + behind - at };
}

/** "An hour" in numbers. */
const plainly = ({ raw, text, lemma }: Token): string =>
  timeUnits.has(text) ? `${lemma}s` : text === "a" || text === "an" ? "1" : raw;

/** How many tokens bound a number, its unit behind it: "more than 2 hours", "15 minutes or more"; 0 where none do. */
function boundAt(tokens: readonly Token[], at: number): number {
  const compare = compareAt(tokens, at);
  const article = compare > 0 && ["a", "an"].includes(textAt(tokens, at + compare));
  if (!article && numberSaid(tokens[at + compare]) === null) return 0;
  const unit = isUnit(textAt(tokens, at + compare + 1)) ? 1 : 0;
  const suffix = phraseAt(tokens, at + compare + 1 + unit, suffixes);
  return (compare > 0 || suffix > 0) && (unit > 0 || !article) ? compare + 1 + unit + suffix : 0;
}

function compareAt(tokens: readonly Token[], at: number): number {
  for (let size = longestCue; size > 0; size -= 1) {
    const words = tokens.slice(at, at + size).map(({ text }) => text);
    if (words.length === size && cuesOf(words.join(" ")).some(({ kind }) => kind === "compare")) return size;
  }
  return 0;
}

const bandWords: ReadonlySet<string> = new Set(
  ", ; and or to - more less than over under above below up at least most late delayed".split(" "),
);

/** Bands that begin with what is in time, which a bracket may tell in numbers. */
function bandsOfLateness(tokens: readonly Token[], at: number, opening: string): Written | null {
  const start = helpers.has(textAt(tokens, at)) ? at + 1 : at;
  const size = phraseAt(tokens, start, timely);
  const opened = textAt(tokens, start + size) === "(";
  const closing = opened
    ? tokens.findIndex(({ text }, place) => place > start && text === ")")
    : start + size - 1;
  if (size === 0 || closing < 0) return null;
  const inside = tokens.slice(start + size + 1, closing);
  const first = inside.slice(Math.max(0, inside.findIndex(isOfBand)));
  const length = tokens.slice(closing + 1).findIndex((token) => !isOfBand(token));
  const end = length < 0 ? tokens.length : closing + 1 + length;
  const further = tokens.slice(closing + 1, end);
  if (further.filter((token) => numberSaid(token) !== null).length < 2) return null;
  const kept = further.filter(({ text }) => !isUnit(text) && text !== "late" && text !== "delayed");
  const words = [
    ...(first.length === 0 ? ["0 or less"] : first.map(({ raw }) => raw)),
    ...kept.map(({ raw }) => raw),
  ];
  return { words: `${opening}${words.join(" ")}`, tokens: end - at };
}

const isOfBand = (token: Token): boolean =>
  numberSaid(token) !== null || isUnit(token.text) || bandWords.has(token.text);
