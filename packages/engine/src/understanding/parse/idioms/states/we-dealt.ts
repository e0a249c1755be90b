import { pluralOf } from "@parlance/contract";
import { isTime, type TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isPersonal } from "../../../index/persons.ts";
import { spanOf } from "../../../index/spans-of-rows.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import { happening, tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { deedTable, doneOf, tablesOf } from "./deed-table.ts";
import { leads } from "./deeds.ts";

const subjects: ReadonlySet<string> = new Set(["we", "they", "you", "i"]);
const apart: ReadonlySet<string> = new Set(["different", "distinct", "unique"]);
/** What brings rows about, which their own dates tell, and what changes nothing. */
const gains =
  /^(?:get|got|gain|add|win|won|acquir|sign|regist|enrol|hire|hiring|recruit|lose|lost|onboard|have|had|own|know|start|open|creat|make|made|hold|held|host|stage|organi[sz]|schedul)/;
/**
 * "How many patients did we see in 2024", "different guests we had in May", "how many shops did we sell to": those to whom something happened then,
 * whenever they came to be known.
 */
export function weDealt(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const helper = ["did", "have"].includes(textAt(tokens, at)) ? 1 : 0;
  if (!subjects.has(textAt(tokens, at + helper))) return null;
  const [before, verb] = [at - 1, at + helper + 1];
  const joined = textAt(tokens, at + helper) === "we" && joinsWhom(tokens, verb + 1);
  const end = joined ? verb + 2 : verb + 1;
  const table = tableNamed(tokens[before], index);
  const said = textAt(tokens, verb);
  if (table === null || !(joined || leads(tokens, end)) || textAt(tokens, before - 1) === "new") return null;
  const ended = ends.test(said) ? endOf(table, index) : null;
  if (ended !== null) return { words: ended, tokens: end - at };
  const different = tokens.slice(Math.max(0, before - 2), before).some(({ text }) => apart.has(text));
  if (!different && gains.test(said)) return null;
  const party =
    different ||
    (joined && table.table.type !== "fact") ||
    isPersonal(table, index.columns) ||
    isServed(table, index);
  if (isOwn(said, table, index) || !party) return null;
  const deed = deedTable(doneOf(said), table, index) ?? happening(table, index);
  return deed === null ? null : { words: `with ${pluralOf(deed.table.label)}`, tokens: end - at };
}

/** "Shops we sold to in May", "bought from by month": behind a deed, what joins it to those who stand before it, and to nobody behind. */
export const joinsWhom = (tokens: readonly Token[], at: number): boolean =>
  particles.has(textAt(tokens, at)) && (closing.has(textAt(tokens, at + 1)) || leads(tokens, at + 1));

const particles: ReadonlySet<string> = new Set(["to", "for", "with", "from"]);
const closing: ReadonlySet<string> = new Set(
  ["", "?", "."].concat("by per each every so overall altogether last this today yesterday".split(" ")),
);

const ends = /^(?:finish|complet|clos|resolv|settl|fix|solv)/;

/** What is said of rows when they are done with ("fixed" of repairs), where they tell when. */
function endOf({ id }: TableEntry, index: ModelIndex): string | null {
  const [word = ""] = spanOf(index, id)?.until?.column.label.toLowerCase().split(" ") ?? [];
  return /..ed$/.test(word) ? word : null;
}

const gained = /^(?:get|got|gain|add|win|won|acquir|attract)/;
const between: ReadonlySet<string> = new Set(["were", "have", "has", "that", "who", "did", "we"]);

/**
 * "New patients registered in May", "new leads last week", "new member signups per month": those whose own date tells that deed, and no
 * value that is called so.
 */
export function newlyDone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const table = textAt(tokens, at) === "new" ? tableNamed(tokens[at + 1], index) : null;
  if (table === null) return null;
  let verb = at + 2;
  while (between.has(textAt(tokens, verb))) verb += 1;
  const deed = tokens[verb];
  const own = deed !== undefined && (gained.test(deed.text) || isOwn(deed.text, table, index));
  if (own && index.values.byKey.has(`new${tokens[at + 1]?.lemma}`)) return { words: "", tokens: 1 };
  if (!isTimed(tokens) || !isDated(table, index)) return null;
  if (index.values.byKey.has(`new${tokens[at + 1]?.lemma}`)) return null;
  if (comings.test(textAt(tokens, at + 2))) return { words: tokens[at + 1]?.raw ?? "", tokens: 3 };
  if (at === 0 && !tokens.some(({ text }) => listing.test(text)))
    return { words: textAt(tokens, at + 2) === "count" ? "" : "number of", tokens: 1 };
  return index.values.byKey.has("new") ? { words: "", tokens: 1 } : null;
}

const listing = /^(?:with|names?|list|and|who|their)$/;
const comings = /^(?:sign-?ups?|registrations?|enrol?ments?|additions?|arrivals?|intakes?)$/;
const periods =
  /^(?:(?:19|20)\d\d|today|yesterday|monthly|weekly|daily|quarterly|yearly|jan\w*|feb\w*|march|april|june|july|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|q[1-4]|growth|grow|grew|growing|trend|trends|cumulative|yoy|qoq|mom)$/;
const leading: ReadonlySet<string> = new Set("last this past previous current by per each every".split(" "));

/** Whether a question says a time, splits by one, or asks how something went on. */
const isTimed = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text, lemma }, at) =>
      periods.test(text) ||
      (unitOf(lemma) !== null &&
        ["over", "on"].includes(textAt(tokens, at + 1)) &&
        unitOf(tokens[at + 2]?.lemma) !== null) ||
      (unitOf(lemma) !== null &&
        tokens.slice(Math.max(0, at - 2), at).some((each) => leading.has(each.text))),
  );

const beginnings =
  /\b(?:creat|regist|sign|join|hire|receiv|open|start|add|submit|subscri|enrol|since|begin|began|made|enter|capture|order|book|log|report|arriv|admi)/;

/** Whether the time that tells of rows is that of their beginning. */
const isDated = ({ columns: own }: TableEntry, { columns }: ModelIndex): boolean =>
  own
    .flatMap((id) => columns[id] ?? [])
    .some(({ column, words }) => isTime(column) && beginnings.test(words.join(" ")));

/** Whether a time of the rows is called by a deed ("registered on"). */
const isOwn = (verb: string, { columns: own }: TableEntry, { columns }: ModelIndex): boolean =>
  own
    .flatMap((id) => columns[id] ?? [])
    .some(({ column, core }) => isTime(column) && core.some((word) => isRooted(word, verb)));

/** Rows of one kind of fact alone. */
const isServed = (table: TableEntry, index: ModelIndex): boolean =>
  table.table.type !== "fact" && tablesOf(table, index).some((each) => each.table.type === "fact");

weDealt.needs = subjects;

newlyDone.needs = ["new"];
