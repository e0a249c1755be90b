import { lowered } from "@parlance/contract";
import { columnKindOf } from "../../index/column-kind-of.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import { isValueWord } from "../../index/is-value-word.ts";
import { columnsOfWord } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { deedIn, objectEnd, timeTold } from "../frame/deed-in.ts";
import { timeBetween } from "../frame/time-between.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { gapUnit } from "../links/usual-unit.ts";
import { timeUnits } from "../unit-said.ts";
import { onAverage } from "./days-it-lasts.ts";

const joints: ReadonlyMap<string, readonly string[]> = new Map([
  ["from", ["to", "until", "till", "before"]],
  ["between", ["and"]],
]);
/** How far behind a length of time its two ends are said, and how many words the first may take. */
const reach = { cue: 10, first: 7 };

/**
 * "How long do people wait from being put on the list to the operation", "average days between ordering and asking for it", "from booking to going
 * out": the time from one date of a row to another, each told by a deed or by what takes place then.
 */
export function betweenDeeds(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asked = askedAt(tokens, at);
  if (asked === null) return null;
  const cue = tokens.findIndex(
    ({ text }, place) => place >= asked.end && place <= asked.end + reach.cue && joints.has(text),
  );
  if (cue < 0 || tokens.some((_, place) => timeBetween(tokens, place, index).length > 0)) return null;
  const middle = keptOf(tokens.slice(asked.end, cue), index);
  const ends = middle === null ? null : endsOf(tokens, cue, index);
  if (ends === null) return null;
  const tail = tailAt(tokens, ends.end);
  const averaged = tokens.some(({ text }) => averages.has(text));
  const figure = asked.whole && !averaged ? "average " : tail.average && !asked.whole ? "average " : "";
  const unit = asked.unit ?? tail.unit ?? `${gapUnit(ends.from, ends.to)}s`;
  const [from, to] = [ends.from, ends.to].map(({ column }) => lowered(column.label));
  const length = `${asked.whole && averaged && tail.average ? "average " : figure}${unit} from ${from} to ${to}`;
  return { words: `${length}${middle === "" ? "" : ` for ${middle}`}`, tokens: tail.end - at };
}

const lengths: ReadonlySet<string> = new Set(["time", "wait", "gap", "delay", "lag"]);
const averages: ReadonlySet<string> = new Set(
  "average avg mean median longest shortest maximum minimum max min".split(" "),
);

/** "How long", "how many days", "days", "the wait": the unit, whether it is a question of its own, and where it ends. */
function askedAt(
  tokens: readonly Token[],
  at: number,
): { unit: string | null; whole: boolean; end: number } | null {
  if (textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "long")
    return { unit: null, whole: true, end: at + 2 };
  const many = textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "many" ? 2 : 0;
  const token = tokens[at + many];
  if (token === undefined) return null;
  const isUnit = timeUnits.has(token.lemma) && token.text !== token.lemma;
  if (isUnit) return { unit: token.text, whole: many > 0, end: at + many + 1 };
  return many === 0 && lengths.has(token.text) && textAt(tokens, at - 1) !== "to"
    ? { unit: null, whole: false, end: at + 1 }
    : null;
}

const idle: ReadonlySet<string> = new Set(
  "do does did is are was were it they we you us people everyone somebody someone wait waits waited waiting have has had to take takes took pass passes passed go goes by there usually normally typically on average , the a an in each".split(
    " ",
  ),
);

/** What is said between the length and its ends: the rows that are meant by a value or a flag ("emergency jobs"); empty where it says nothing, null where it says anything else. */
function keptOf(said: readonly Token[], index: ModelIndex): string | null {
  const kept = said.filter(({ text }) => !idle.has(text) && text !== "for");
  const isKnown = kept.every(
    (token) => isValueWord(index, token.text) || isRows(token, index) || isFlag(token, index),
  );
  const isSuch = (token: Token | undefined): boolean => token !== undefined && !isRows(token, index);
  return isKnown ? rawOf(kept.filter((token, at) => isSuch(token) || isSuch(kept[at - 1]))) : null;
}

/** Whether a word only names rows, or what they tell. */
const isRows = (token: Token, index: ModelIndex): boolean =>
  tableNamed(token, index) !== null || (index.words.columnsByWord.has(token.lemma) && !isFlag(token, index));

/** "Emergencies" of a flag: which of the rows are meant. */
const isFlag = (token: Token, index: ModelIndex): boolean =>
  columnsOfWord(token.lemma, index).some(({ column }) => columnKindOf(column) === "flag");

type Ends = { from: ColumnEntry; to: ColumnEntry; end: number };

/** The two times that are told behind a cue; null where either is not, or they are of other rows. */
function endsOf(tokens: readonly Token[], cue: number, index: ModelIndex): Ends | null {
  const words = joints.get(textAt(tokens, cue)) ?? [];
  for (let joint = cue + 2; joint <= cue + reach.first; joint += 1) {
    if (!words.includes(textAt(tokens, joint))) continue;
    const first = tokens.slice(cue + 1, joint);
    const known = timeTold(tokens, joint + 1, index);
    const from = deedIn(first, index, known?.entry.table ?? null);
    const to = known ?? (from === null ? null : timeTold(tokens, joint + 1, index, from.entry.table));
    if (to !== null && from !== null && from.entry.id !== to.entry.id)
      return { from: from.entry, to: to.entry, end: objectEnd(tokens, to.end, index) };
  }
  return null;
}

const asides = phrases("average", "avg", "on average", "mean");

/** "…, average days", "on average", "in hours" behind both ends. */
export function tailAt(
  tokens: readonly Token[],
  at: number,
): { unit: string | null; average: boolean; end: number } {
  const comma = textAt(tokens, at) === "," ? 1 : 0;
  const size = phraseAt(tokens, at + comma, asides) || phraseAt(tokens, at + comma, onAverage);
  const led = textAt(tokens, at + comma + size) === "in" ? 1 : 0;
  const place = at + comma + size + led;
  const token = tokens[place];
  const isUnit = token !== undefined && timeUnits.has(token.lemma) && token.text !== token.lemma;
  if (isUnit && size + led > 0) return { unit: token.text, average: size > 0, end: place + 1 };
  return size > 0
    ? { unit: null, average: true, end: at + comma + size }
    : { unit: null, average: false, end: at };
}

betweenDeeds.needs = ["from", "between"];
