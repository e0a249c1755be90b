import { isTime } from "../../index/entries.ts";
import { columnsOfWord } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

/**
 * "Check ins per club", "sign ups by channel", "where do we drop people off", "how did members sign up": a verb and its particle, or
 * the noun of these, where columns begin with both in one word ("checkin_at", "signup_channel"). It names their rows, and which of the columns is meant
 * follows from what is asked.
 */
export function particleVerb(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return askedWay(tokens, at, index) ?? rowsOfDeed(tokens, at, index);
}

const particles: ReadonlySet<string> = new Set("in ins out outs up ups off offs".split(" "));
const bareOf = (particle: string): string => particle.replace(/s$/, "");

/** A deed that columns of a table are named by. */
type Deed = {
  word: string;
  /** The token behind it. */
  end: number;
  isMany: boolean;
  rows: string;
  /** What the columns are called that tell its kinds or places, and the one that tells when. */
  kinds: string[];
  time: string | null;
};

/** The deed that stands at a token, in one word, in two, or around up to two words ("drop people off"). */
function deedOf(tokens: readonly Token[], at: number, index: ModelIndex): Deed | null {
  const token = tokens[at];
  if (token?.kind !== "word") return null;
  const gap = tokens[at + 1]?.text === "-" ? 1 : 0;
  const particle = [1 + gap, 2, 3].find((step) => particles.has(textAt(tokens, at + step)));
  const said = particle === undefined ? "" : textAt(tokens, at + particle);
  const joined =
    particle === undefined
      ? null
      : (rootsOf(token)
          .map((root) => named(`${root}${bareOf(said)}`, index))
          .find((each) => each !== null) ?? null);
  if (joined !== null && particle !== undefined)
    return { ...joined, end: at + particle + 1, isMany: said !== bareOf(said) };
  const whole = /(?:in|out|up|off)s?$/.test(token.text) ? named(bareOf(token.text), index) : null;
  return whole === null ? null : { ...whole, end: at + 1, isMany: bareOf(token.text) !== token.text };
}

/** "Checked", "dropped": the verb in its ground form. */
const rootsOf = ({ text, lemma }: Token): string[] => [
  lemma,
  text.replace(/ed$/, ""),
  text.replace(/(.)\1ed$/, "$1"),
];

/** What is known of the columns that begin with a deed's word, where all of them are of one table and none tells how many there were ("logins"). */
function named(
  word: string,
  { columns, tables, words }: ModelIndex,
): Pick<Deed, "word" | "rows" | "kinds" | "time"> | null {
  const own = columnsOfWord(word, { words, columns });
  const table = verbs.has(word.replace(/(?:in|out|up|off)$/, "")) ? tables[own[0]?.table ?? -1] : undefined;
  if (table === undefined || own.some((entry) => entry.table !== table.id || entry.words[0] !== word))
    return null;
  if (own.some((entry) => entry.column.role === "measure" && entry.words.length === 1)) return null;
  const times = own.filter(({ column }) => isTime(column));
  return {
    word,
    rows: table.table.label.toLowerCase(),
    kinds: own.filter(({ column }) => column.physicalType === "string").map(labelOf),
    time: times.length === 1 && times[0] !== undefined ? labelOf(times[0]) : null,
  };
}

/** Verbs that make one word with a particle; "cabin" is none of these. */
const verbs: ReadonlySet<string> = new Set(
  "check drop pick sign log hand pay opt start clock move pull fill walk tap tee cash sell buy turn lay take kick roll set shut break".split(
    " ",
  ),
);

const labelOf = ({ column }: ModelIndex["columns"][number]): string => column.label.toLowerCase();

/** "Where do we drop people off most often", "how did members sign up": the places, or ways, of that deed. */
function askedWay(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["where", "how"].includes(textAt(tokens, at))) return null;
  if (!["do", "did", "does"].includes(textAt(tokens, at + 1))) return null;
  const place = tokens.findIndex((_, each) => each > at + 1 && deedOf(tokens, each, index) !== null);
  const deed = place < 0 || place > at + farthest ? null : deedOf(tokens, place, index);
  const [way, ...others] = deed?.kinds ?? [];
  if (deed === null || way === undefined || others.length > 0) return null;
  const often = /^(?:most|mostly|usually)$/.test(textAt(tokens, deed.end));
  const most = often || tokens.slice(at, place).some(({ text }) => text === "most");
  const end = often ? deed.end + (textAt(tokens, deed.end + 1) === "often" ? 2 : 1) : deed.end;
  return { words: most ? `most common ${way}` : `${deed.rows} by ${way}`, tokens: end - at };
}

const farthest = 5;

/** "Pickups by area", "check ins per club", "drop offs by hour", "sign ups at Oslo": its rows, and what the deed's columns tell of them. */
function rowsOfDeed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const deed = deedOf(tokens, at, index);
  if (deed === null) return null;
  const behind = textAt(tokens, deed.end);
  const next = tokens[deed.end + (textAt(tokens, deed.end + 1) === "the" ? 2 : 1)];
  const [kind, ...others] = deed.kinds;
  if (
    prepositions.has(behind) &&
    /^\p{Lu}/u.test(next?.raw ?? "") &&
    kind !== undefined &&
    others.length === 0
  ) {
    const rows = deed.isMany ? `${deed.rows} ` : "";
    const isDone = /ed$/.test(textAt(tokens, at));
    return deed.isMany || isDone ? { words: `${rows}with ${kind}`, tokens: deed.end + 1 - at } : null;
  }
  if (!deed.isMany) return null;
  if ((behind === "by" || behind === "per") && next !== undefined) {
    const split = deed.kinds.find((label) => label.endsWith(` ${next.lemma}`));
    if (split !== undefined) return { words: `${deed.rows} by ${split}`, tokens: deed.end + 2 - at };
    if (next.lemma === "hour" && deed.time !== null) {
      const said = textAt(tokens, deed.end + 2) === "of" ? 4 : 2;
      return { words: `${deed.rows} by hour of day of ${deed.time}`, tokens: deed.end + said - at };
    }
  }
  return counted.has(behind) ? { words: deed.rows, tokens: deed.end - at } : null;
}

const prepositions: ReadonlySet<string> = new Set(["in", "at", "from"]);
const counted: ReadonlySet<string> = new Set(["", "?", "by", "per", "were", "did", "each"]);
