import type { ModelIndex } from "../../../index/model-index.ts";
import { mayLack } from "../../../index/recorded-terms.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import { endsAt } from "../../asides/aside.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { articles, lackedName } from "./lacked-name.ts";

const recorded =
  /^(?:recorded|entered|noted|given|logged|filled|captured|documented|known|stated|specified|provided|registered|supplied|named|listed|written|put|set)$/;
const behind: ReadonlySet<string> = new Set(["in", "down", "out"]);
const empty = phrases("left blank", "left empty", "left out", "blank", "empty", "missing", "unknown");
const openers: ReadonlySet<string> = new Set(["where", "when", "whose", "which", "that", "if"]);
const nobodies = phrases("nobody", "no one", "noone", "no body", "we not", "they not");
const noting = phrases(
  ..."wrote down,write down,written down,noted,note,noted down,recorded,record,entered,enter,filled in,fill in,put down,put in,put,logged,log,said,say,gave,give,told us,tell us,stated,state,specified,left,leave,provided,provide,gave us,give us".split(
    ",",
  ),
);
const helpers: ReadonlySet<string> = new Set(
  "is was were are has have had been ever actually did does".split(" "),
);

/**
 * "Where the mileage wasn't entered", "where the channel was left blank", "nobody wrote down why", "no driver recorded": those that lack it; "where it was
 * noted whether they started late": those that have it. Of columns that some rows lack.
 */
export function toldOrNot(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return (
    noneRecorded(tokens, at, index) ??
    noneGiven(tokens, at, index) ??
    withKnown(tokens, at, index) ??
    thereIs(tokens, at, index) ??
    onlyWith(tokens, at, index) ??
    nobodyNoted(tokens, at, index) ??
    saidToBe(tokens, at, index) ??
    noted(tokens, at, index) ??
    filledRows(tokens, at, index)
  );
}

/** "Sales on event days", "the average fee of voucher visits": rows that have one, of what many have none of. */
function filledRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [name, rows] = [lackedName(tokens, at, index), textAt(tokens, at)];
  const noun = tokens[name?.end ?? at];
  if (name === null || rows === "why" || noun === undefined || noun.text === noun.lemma) return null;
  const { column, table } = name.entry;
  const own = index.tables[table];
  const mostly = (column.profile?.nulls ?? 0) >= (own?.table.rowCount ?? 0) * oftenEmpty;
  const isRow = unitOf(noun.lemma) !== null || tableNamed(noun, index)?.id === table;
  if (column.physicalType !== "string" || !mostly || !isRow || splits.test(textAt(tokens, at - 1)))
    return null;
  return { words: `${noun.raw} with a ${column.label}`, tokens: name.end + 1 - at };
}

/** The least part of rows that have nothing in a column of which most rows are told without a word. */
const oftenEmpty = 0.3;
const splits = /^(?:by|per|each|every|and|or|with|without|no|,)$/;

/** "No driver recorded", at the beginning or behind a mark. */
function noneRecorded(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "no" || (at > 0 && tokens[at - 1]?.kind !== "mark")) return null;
  const name = lackedName(tokens, at + 1, index);
  if (name === null || !recorded.test(textAt(tokens, name.end))) return null;
  const end = name.end + (behind.has(textAt(tokens, name.end + 1)) ? 2 : 1);
  return { words: `with missing ${name.entry.column.label}`, tokens: end - at };
}

/** "Has no reason filled in", "the customer gave no reason", "left no comment". */
function noneGiven(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opened = openers.has(textAt(tokens, at)) ? 1 : 0;
  const doer = opened === 1 && tokens[at + 1] !== undefined ? doerSize(tokens, at + 1) : 0;
  const verb = at + (doer > 0 ? opened + doer : 0);
  const has = having.has(textAt(tokens, verb));
  if ((!has && !gave.has(textAt(tokens, verb))) || textAt(tokens, verb + 1) !== "no") return null;
  const name = lackedName(tokens, verb + 2, index);
  if (name === null) return null;
  const told = recorded.test(textAt(tokens, name.end)) ? 1 : 0;
  if (has && told === 0) return null;
  const end = name.end + told + (told > 0 && behind.has(textAt(tokens, name.end + 1)) ? 1 : 0);
  return { words: `whose ${name.entry.column.label} is missing`, tokens: end - at };
}

const having: ReadonlySet<string> = new Set(["has", "have", "had"]);
const gave: ReadonlySet<string> = new Set(
  "gave give gives giving left leave leaves stated state said provided".split(" "),
);

/** How many words say who did it before the verb ("where the customer gave …"). */
function doerSize(tokens: readonly Token[], at: number): number {
  const size = [1, 2].find((words) => gave.has(textAt(tokens, at + words)));
  return size === undefined || (size === 2 && !articles.has(textAt(tokens, at))) ? 0 : size;
}

/** "With the mode recorded", "with a known age". */
function withKnown(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "with") return null;
  const start = at + 1 + (articles.has(textAt(tokens, at + 1)) ? 1 : 0);
  const before = recorded.test(textAt(tokens, start)) ? 1 : 0;
  const name = lackedName(tokens, start + before, index);
  const behind = name !== null && recorded.test(textAt(tokens, name.end)) ? 1 : 0;
  if (name === null || before + behind !== 1) return null;
  return { words: `whose ${name.entry.column.label} is known`, tokens: name.end + behind - at };
}

/** "Where there is a reason", "if there's no comment". */
function thereIs(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!openers.has(textAt(tokens, at)) || textAt(tokens, at + 1) !== "there") return null;
  const denied = ["no", "not"].includes(textAt(tokens, at + 3)) ? 1 : 0;
  const name = being.has(textAt(tokens, at + 2)) ? lackedName(tokens, at + 3 + denied, index) : null;
  if (name === null || !endsAt(tokens, name.end)) return null;
  const { label } = name.entry.column;
  return { words: denied > 0 ? `with missing ${label}` : `whose ${label} is known`, tokens: name.end - at };
}

const being: ReadonlySet<string> = new Set(["is", "was", "are", "were"]);

/** "Only those with a method": of what the rows are told by that which is known. */
function onlyWith(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "with" || !others.has(textAt(tokens, at - 1))) return null;
  const name = ["a", "an"].includes(textAt(tokens, at + 1)) ? lackedName(tokens, at + 1, index) : null;
  return name === null || !endsAt(tokens, name.end)
    ? null
    : { words: `whose ${name.entry.column.label} is known`, tokens: name.end - at };
}

const others: ReadonlySet<string> = new Set(["those", "ones"]);

/** "Nobody wrote down why", "did no one enter the mileage". */
function nobodyNoted(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  let start = at;
  while (openers.has(textAt(tokens, start)) || helpers.has(textAt(tokens, start))) start += 1;
  const nobody = phraseAt(tokens, start, nobodies);
  if (nobody === 0) return null;
  let verb = start + nobody;
  while (helpers.has(textAt(tokens, verb))) verb += 1;
  const said = phraseAt(tokens, verb, noting);
  const name = said === 0 ? null : lackedName(tokens, verb + said, index);
  return name === null ? null : { words: `with missing ${name.entry.column.label}`, tokens: name.end - at };
}

/** "Where the mileage wasn't entered", "whose channel is blank", "where the mode was noted". */
function saidToBe(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!openers.has(textAt(tokens, at))) return null;
  const name = lackedName(tokens, at + 1, index);
  if (name === null) return null;
  let verb = name.end + (readings.test(textAt(tokens, name.end)) ? 1 : 0);
  while (helpers.has(textAt(tokens, verb))) verb += 1;
  const denied = ["not", "never"].includes(textAt(tokens, verb));
  if (!helpers.has(textAt(tokens, verb - 1)) && !denied) return null;
  if (denied) verb += 1;
  while (helpers.has(textAt(tokens, verb))) verb += 1;
  const blank = phraseAt(tokens, verb, empty);
  if (blank > 0 && !denied)
    return { words: `with missing ${name.entry.column.label}`, tokens: verb + blank - at };
  if (!recorded.test(textAt(tokens, verb))) return null;
  const end = verb + (behind.has(textAt(tokens, verb + 1)) ? 2 : 1);
  const { label } = name.entry.column;
  return { words: denied ? `with missing ${label}` : `whose ${label} is known`, tokens: end - at };
}

const readings = /^(?:readings?|values?|entry|figures?|field|cell|data|measurements?|info|information)$/;

/** "Where it was noted whether they started late or not": what is noted is known. */
function noted(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  if (!openers.has(textAt(tokens, at))) return null;
  let place = at + 1;
  while (["it", "we", "they"].includes(textAt(tokens, place)) || helpers.has(textAt(tokens, place)))
    place += 1;
  if (place === at + 1 || !recorded.test(textAt(tokens, place))) return null;
  if (!["whether", "if"].includes(textAt(tokens, place + 1))) return null;
  const stop = tokens.findIndex(({ kind }, end) => end > place && kind === "mark");
  const end = stop < 0 ? tokens.length : stop;
  const said = tokens.slice(place + 2, end).map(({ lemma }) => lemma);
  const [only, other] = columns.filter(
    (entry) => mayLack(entry) && entry.core.some((word) => said.includes(word)),
  );
  return only === undefined || other !== undefined
    ? null
    : { words: `whose ${only.column.label} is known`, tokens: end - at };
}
