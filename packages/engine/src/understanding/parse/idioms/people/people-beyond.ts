import { rowsOf } from "@parlance/contract";
import { isNumeric } from "../../../index/entries.ts";
import { columnsCalled, isWordOf } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isPerson } from "../../../index/people-dated.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { peopleNouns } from "./people.ts";

const bounds = phrases(
  "over the age of",
  "under the age of",
  "over",
  "under",
  "above",
  "below",
  "older than",
  "younger than",
);
const spans = phrases("between the ages of", "between", "from");
/** Whom sheets tell the age of, beside those whom a business counts by. */
const others: ReadonlySet<string> = new Set(
  "men women man woman male female passenger applicant candidate child kid adult resident participant driver claimant player volunteer driver pupil learner worker visitor policyholder runner attendee anyone anybody those one".split(
    " ",
  ),
);
/** What may stand behind an age; anything else is counted or measured by the number. */
const next: ReadonlySet<string> = new Set(
  "who that which with without were was are is had have has in on at by per and or from of for did do do seen treated please vs not than got get went whose count earn earns earning make makes making paid work works working live lives living left bought".split(
    " ",
  ),
);
const oldest = 110;

/** "Over 80", "between 25 and 30": a bound of an age, and where it ends. */
function ageBound(tokens: readonly Token[], at: number): { words: string; end: number } | null {
  const age = (place: number): number | null => {
    const number = tokens[place]?.number ?? null;
    return number === null || number < 1 || number > oldest ? null : number;
  };
  const size = phraseAt(tokens, at, bounds);
  if (size > 0) {
    const side = /^(?:over|above|older)/.test(textAt(tokens, at)) ? "over" : "under";
    const number = age(at + size);
    return number === null ? null : { words: `${side} ${number}`, end: at + size + 1 };
  }
  const span = phraseAt(tokens, at, spans);
  const [low, high] = [age(at + span), age(at + span + 2)];
  return span === 0 ||
    low === null ||
    high === null ||
    high < low ||
    !["and", "to"].includes(textAt(tokens, at + span + 1))
    ? null
    : { words: `between ${low} and ${high}`, end: at + span + 3 };
}

/** "Patients over 80", "anyone between 18 and 25 who came": of the one age that rows tell, where nothing else is counted. */
export function peopleBeyond(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const who = tokens[at];
  if (who?.kind !== "word") return null;
  const isOf = isPerson(who.lemma) || others.has(who.lemma) || peopleNouns.has(who.text);
  const place = at + 1 + (["aged", "who", "are"].includes(textAt(tokens, at + 1)) ? 1 : 0);
  const bound = isOf ? ageBound(tokens, place) : null;
  if (bound === null) return null;
  const { end } = bound;
  const behind = tokens[end];
  if (
    behind !== undefined &&
    !next.has(behind.text) &&
    !(behind.kind === "mark" && /^[,;:?!()]$/.test(behind.text))
  )
    return null;
  const [age, other] = index.columns.filter(
    ({ column, words }) => words.includes("age") && isNumeric(column) && column.role !== "key",
  );
  if (age === undefined || other !== undefined) return null;
  const table = index.tables[age.table]?.table;
  const isKind = columnsCalled(index, who.lemma).some((entry) => entry.table === age.table);
  const isOfRows =
    (isKind || isPerson(who.lemma)) && table !== undefined && ofRows.has(textAt(tokens, at - 1));
  const split = at === 0 && isKind && tokens.slice(end).some(({ text }) => text === "by" || text === "per");
  const isAnyone = generic.has(who.text) || peopleNouns.has(who.text);
  if (!isKind && !isAnyone && !isWordOf(index, who.text, who.lemma) && !isPerson(who.lemma)) return null;
  const known = isKind || !isAnyone || who.text === "those";
  const named =
    (isOfRows || !known) && table !== undefined ? rowsOf(table.label.toLowerCase()) : rawOf([who]);
  return {
    words: `${split ? "number of " : ""}${named} whose ${age.column.label} is ${bound.words}`,
    tokens: end - at,
  };
}

/** Words for people that tell nothing more of them; others are left to what the data knows of them. */
const generic: ReadonlySet<string> = new Set(["anyone", "anybody", "those", "one", "ones"]);

/** What a figure stands before that is of all rows of some people, and not of each of these. */
const ofRows: ReadonlySet<string> = new Set(["for", "among", "from", "with", "by"]);
