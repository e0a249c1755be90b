import { stayColumn } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isPersonal } from "../../index/persons.ts";
import { isArrival, membershipOf, spanOf } from "../../index/spans-of-rows.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import { hasPresent, peopleNouns, staffOf } from "../idioms/people/people.ts";
import type { Written } from "../idioms/written.ts";

const units = ["days", "nights", "hours", "minutes"];
const asked = phrases("how long", ...units.map((unit) => `how many ${unit}`));
const helper = /^(?:do|does|did)$/;
const adverb = /^(?:usually|typically|normally|generally)$/;
const longest = 4;
/** What "stay" only says of rows that they were in that state for a time. */
const goingOn: ReadonlySet<string> = new Set(
  "open active live running outstanding pending unresolved".split(" "),
);

const here = phrases("with us", "here", "with the company", "at the company", "in the company", "employed");
const leavers: ReadonlySet<string> = new Set(["leaver", "leavers"]);

/** "How long do leavers stay", "… our employees": those who come to work here and leave, in words for them; null for others. */
function tenureOf(tokens: readonly Token[], index: ModelIndex): string | null {
  const staff = staffOf(index);
  if (staff === null || !hasPresent(index) || isArrival(membershipOf(index, staff.id)?.from ?? null))
    return null;
  const who = tokens.filter(({ text }) => !adverb.test(text) && !["our", "the", "most"].includes(text));
  const meant = who.every(
    (token) => leavers.has(token.text) || peopleNouns.has(token.text) || tableCalled(token, index) === staff,
  );
  return who.length > 0 && meant ? rawOf(who) : null;
}

/** "How many days do inpatients stay on average", "how long did guests stay": the length of their stays, where rows have two ends. */
export function howLongStay(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, asked);
  if (size === 0 || !helper.test(textAt(tokens, at + size))) return null;
  const from = at + size + 1;
  const verb = tokens.findIndex(
    ({ text }, place) => place > from && place <= from + longest && text === "stay",
  );
  const before = tokens.slice(from, Math.max(from, verb));
  const staying = verb < 0 ? null : tenureOf(before, index);
  if (staying !== null) {
    const ours = verb + 1 + phraseAt(tokens, verb + 1, here);
    return {
      words: `average tenure of ${staying}`,
      tokens: ours + phraseAt(tokens, ours, phrases("on average")) - at,
    };
  }
  const nights = stayColumn(index.columns);
  const lasts = index.tables.some((entry) => {
    const span = spanOf(index, entry.id);
    return span?.until != null && (!isPersonal(entry, index.columns) || isArrival(span.from));
  });
  if (
    verb < 0 ||
    !(lasts || nights !== null) ||
    areMembers(tokens, verb, index) ||
    goingOn.has(textAt(tokens, verb + 1))
  )
    return null;
  const who = before.filter(({ text }) => !adverb.test(text));
  const average = phraseAt(tokens, verb + 1, phrases("on average"));
  const unit = size === 3 && textAt(tokens, at + 2) !== "nights" ? ` in ${textAt(tokens, at + 2)}` : "";
  const isCalled = who.some((token) => tableCalled(token, index) !== null);
  if (nights !== null && unit === "" && !isCalled && who.every(({ lemma }) => stayers.has(lemma)))
    return { words: "average length of stay", tokens: verb + 1 + average - at };
  return {
    words: `average length of stay${unit} of ${rawOf(who)}`,
    tokens: verb + 1 + average - at,
  };
}

/** Whom rows that tell nights are of, whether or not the data has a word for them. */
const stayers: ReadonlySet<string> = new Set(
  "guest visitor people person traveller traveler camper customer they our the".split(" "),
);

/** "With us", "with the company": people that belong to us for a time, as they do where nothing else has guests. */
function areMembers(tokens: readonly Token[], verb: number, index: ModelIndex): boolean {
  const belong = index.tables.some(
    (entry) => isPersonal(entry, index.columns) && membershipOf(index, entry.id)?.until != null,
  );
  const visited = index.tables.some(({ id }) =>
    /check|arriv|admi/.test(spanOf(index, id)?.from.words.join(" ") ?? ""),
  );
  return belong && (textAt(tokens, verb + 1) === "with" || !visited);
}

howLongStay.needs = ["stay"];
