import { lowered, rowOf, rowsOf } from "@parlance/contract";
import { isTime } from "../../index/entries.ts";
import { dues } from "../../index/lateness.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { doers } from "../../lexicon/workers.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { type Token, tokenize, valueKey } from "../../text/tokenize.ts";
import { timeNamed } from "../frame/time-named.ts";
import { happening, tableCalled } from "../idioms/kinds/facts.ts";
import { nearestParty, workerOf } from "../idioms/people/parties-of.ts";
import type { Written } from "../idioms/written.ts";

type End = "highest" | "lowest";
const speeds: ReadonlyMap<string, End> = new Map([
  ["fastest", "lowest"],
  ["quickest", "lowest"],
  ["soonest", "lowest"],
  ["slowest", "highest"],
  ["latest", "highest"],
]);
/** Which of two that are named does it sooner. */
const faster: ReadonlyMap<string, End> = new Map([
  ["faster", "lowest"],
  ["quicker", "lowest"],
  ["sooner", "lowest"],
  ["slower", "highest"],
]);
/** How people are called by how soon they pay: "worst payers", "slow paying customers". */
const payers: ReadonlyMap<string, End> = new Map([
  ...speeds,
  ["worst", "highest"],
  ["slow", "highest"],
  ["best", "lowest"],
  ["prompt", "lowest"],
]);
/** Deeds that end the work on rows, as people who do it are told fast or slow by; the last of them first. */
const deeds = "deliver complete finish resolve solve fix close ship".split(" ");
const tail: ReadonlySet<string> = new Set("in on during since last this between from for per by".split(" "));
const joints: ReadonlySet<string> = new Set(["at", "to", "in"]);
const articles: ReadonlySet<string> = new Set(["the", "our", "my"]);
const farthest = 5;
const several = 10;

/**
 * "Which carrier delivers fastest", "who is slowest to reply", "the slowest agent", "our worst paying customers": ranked by how long it takes
 * them on average, and not by a date.
 */
export const fastestDoers = (tokens: readonly Token[], at: number, index: ModelIndex): Written | null =>
  (at === 0 ? byDeed(tokens, index) : null) ?? byName(tokens, at, index);

/** "Which carrier delivers parcels fastest", "who is the slowest at replying", "which crew finishes sooner, A or B". */
function byDeed(tokens: readonly Token[], index: ModelIndex): Written | null {
  const opening = textAt(tokens, 0);
  if (opening !== "who" && opening !== "which" && opening !== "what") return null;
  const ofTwo = tokens.some(({ text }) => text === "or") && !tokens.some(({ text }) => text === "than");
  const degrees = ofTwo ? new Map([...speeds, ...faster]) : speeds;
  const at = tokens.findIndex(({ text }) => degrees.has(text));
  const end = degrees.get(textAt(tokens, at));
  const behind = textAt(tokens, at + 1);
  if (at < 1 || at > 2 * farthest || end === undefined) return null;
  const before = articles.has(textAt(tokens, at - 1)) ? at - 1 : at;
  const isLink = /^(?:is|are|was|were)$/.test(textAt(tokens, before - 1));
  const verb = isLink ? at + 2 : tokens.findIndex((token, place) => place > 0 && isDeed(token, index));
  const deed = tokens[verb];
  if (deed === undefined || !isDeed(deed, index) || (isLink && !joints.has(behind))) return null;
  if (!isLink && (verb >= before || !(behind === "" || tokens[at + 1]?.kind === "mark" || tail.has(behind))))
    return null;
  const named = tokens.slice(1, isLink ? before - 1 : verb);
  const rows = timeNamed(deed, index, null)?.table;
  const doer =
    rows === undefined ? null : (doerOf(deed, rows, index) ?? (ofTwo ? holderOf(tokens, rows, index) : null));
  const who = opening === "who" ? doer : rawOf(named);
  if (who === null || who === "" || named.length > (opening === "who" ? 1 : farthest)) return null;
  const object = isLink ? "" : ` ${rawOf(tokens.slice(verb + 1, before))}`;
  const time = `time to ${deed.lemma}${object}`.trimEnd();
  if (ofTwo) {
    const comma = textAt(tokens, at + 1) === "," ? 1 : 0;
    return {
      words: `average ${time} by ${who}${comma > 0 ? " for" : ""}`,
      tokens: (isLink ? verb : at) + 1 + comma,
    };
  }
  const isPlural = opening !== "who" && named.at(-1)?.text !== named.at(-1)?.lemma;
  return {
    words: ranked(isPlural ? null : "which", who, end, time),
    tokens: (isLink ? verb : at) + 1,
  };
}

const ranked = (which: "which" | null, who: string, end: End, time: string): string =>
  which === null
    ? `${end === "highest" ? "top" : "bottom"} ${several} ${who} by average ${time}`
    : `which ${who} has the ${end} average ${time}`;

/** Whether a verb is a deed whose time rows tell, and names nothing else. */
const isDeed = (token: Token, index: ModelIndex): boolean =>
  token.kind === "word" && tableCalled(token, index) === null && timeNamed(token, index, null) !== null;

const pays = /^(?:pay|paid|settle)/;

/** Who does it: those who pay, or those who work on the rows. */
function doerOf({ text }: Token, rows: number, index: ModelIndex): string | null {
  if (!pays.test(text)) return workerOf(rows, index);
  const party = nearestParty(rows, index);
  return party === null ? null : lowered(rowOf(party.table.label));
}

/** What the one column of rows is called that holds one of two who are named ("DPD or UPS"). */
function holderOf(tokens: readonly Token[], rows: number, { values, columns }: ModelIndex): string | null {
  const or = tokens.findIndex(({ text }) => text === "or");
  const [only, other] = new Set(
    [tokens[or - 1], tokens[or + 1]].flatMap((token) =>
      (values.byKey.get(valueKey(token?.raw ?? "")) ?? []).flatMap((id) => values.values[id]?.column ?? []),
    ),
  );
  const holder = columns[only ?? -1];
  return other === undefined && holder?.table === rows ? lowered(holder.column.label) : null;
}

/** "The slowest agents", "worst payers", "slow paying customers". */
function byName(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const paid = payersAt(tokens, at, index);
  if (paid !== null) return paid;
  const end = speeds.get(textAt(tokens, at));
  const noun = tokens[at + 1];
  const next = textAt(tokens, at + 2);
  const isLast = next === "" || tokens[at + 2]?.kind === "mark" || tail.has(next);
  if (end === undefined || textAt(tokens, at) === "latest" || noun === undefined || !isLast) return null;
  if (!doers.has(noun.lemma)) return null;
  const table = tableCalled(noun, index);
  const rows = table === null ? columnCalled(noun, index) : happening(table, index)?.id;
  const deed = rows === undefined ? undefined : deeds.find((each) => doneIn(each, rows, index));
  if (deed === undefined) return null;
  const words =
    noun.text === noun.lemma
      ? `${noun.raw} with the ${end} average time to ${deed}`
      : ranked(null, noun.raw, end, `time to ${deed}`);
  return { words, tokens: 2 };
}

const doneIn = (deed: string, rows: number, index: ModelIndex): boolean =>
  timeNamed(tokenize(deed, 1)[0], index, rows) !== null;

/** The table with the one column that a word names. */
function columnCalled({ lemma }: Token, { words, columns }: ModelIndex): number | undefined {
  const [only, other] = new Set((words.columnsByWord.get(lemma) ?? []).map((id) => columns[id]?.table));
  return other === undefined ? only : undefined;
}

function payersAt(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const end = payers.get(textAt(tokens, at));
  if (end === undefined) return null;
  const hyphen = textAt(tokens, at + 1) === "-" ? 1 : 0;
  const word = textAt(tokens, at + 1 + hyphen);
  const rows = timeNamed(tokenize("paid", 1)[0], index, null)?.table;
  if (rows === undefined || !/^(?:payers?|paying)$/.test(word)) return null;
  const noun = word === "paying" ? tokens[at + 2 + hyphen] : undefined;
  if (word === "paying" && noun?.kind !== "word") return null;
  const party = nearestParty(rows, index);
  const one = noun === undefined ? word === "payer" : noun.text === noun.lemma;
  const who =
    noun?.raw ?? (party === null ? "" : lowered(one ? rowOf(party.table.label) : rowsOf(party.table.label)));
  if (who === "") return null;
  const time = timeToPay(rows, index);
  const words = one ? `${who} with the ${end} average ${time}` : ranked(null, who, end, time);
  return { words, tokens: (noun === undefined ? 2 : 3) + hyphen };
}

/** From when it was due until it was paid, else from the beginning. */
function timeToPay(rows: number, index: ModelIndex): string {
  const paid = timeNamed(tokenize("paid", 1)[0], index, rows);
  const due = index.columns.find(
    ({ table, column, words }) => table === rows && isTime(column) && words.some((word) => dues.has(word)),
  );
  return due === undefined || paid === null
    ? "days to pay"
    : `days from ${lowered(due.column.label)} to ${lowered(paid.column.label)}`;
}

fastestDoers.needs = [...payers.keys(), ...faster.keys()];
