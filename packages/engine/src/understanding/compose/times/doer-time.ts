import type { ColumnEntry } from "../../index/entries.ts";
import { isTime } from "../../index/entries.ts";
import { isPlanned } from "../../index/lateness.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { tablesAbove } from "../../index/tables-above.ts";
import { deedsAlike } from "../../lexicon/deeds-alike.ts";
import { timeOfDeed } from "../../parse/frame/time-of-deed.ts";
import { doneOf, recordsSaid } from "../../parse/idioms/states/deed-table.ts";
import type { Noun } from "../../parse/item.ts";
import { lemma } from "../../text/lemma.ts";
import { isRooted } from "../../text/same-root.ts";
import { tokenize } from "../../text/tokenize.ts";
import type { Build } from "../build-context.ts";

const adverb = "(?: (?:actually|already|really|just|ever|only))?";
const said = new RegExp(
  `\\b(?:(?:did|do|have|had) (?:the |our |their )?(?<doer>[a-z]+)|(?:we|they)(?: have| had|'ve)?)${adverb} (?<deed>[a-z]{3,})\\b(?! (?:away|up|out|off|back|down)\\b)`,
  "gi",
);
/** What rows had done to them, "were sold" or "lots sold". */
const undergone = /\b(?:was|were|been|got|[a-z]+s) (?<deed>[a-z]{3,}ed|sold|paid|sent|bought)\b/gi;
const people: ReadonlySet<string> = new Set(["we", "they", "you", "i", "people", "ppl", "everyone"]);

/**
 * "How many fairs did we book last year", "what did we bill Aldo last month", "litres we shipped in May", "lots sold this year": what somebody is said to have done is of the
 * day on which that was done, where these rows, else those that they refer to, tell it, and not of the day by which they are dated otherwise. Null where nobody is
 * said to have done anything, where two things are, and where no day or the usual one is called so.
 */
export function doerTime(build: Build, subject: number): number | null {
  const { index, text } = build;
  const deeds = [...text.toLowerCase().matchAll(said)].flatMap(({ groups }) =>
    groups?.deed !== undefined && isDoer(groups.doer, index) ? groups.deed : [],
  );
  const passive = [...text.toLowerCase().matchAll(undergone)].flatMap(({ groups }) => groups?.deed ?? []);
  const found = [
    ...deeds.flatMap((deed) => timeOf(build, subject, deed) ?? []),
    ...passive.flatMap((deed) => recordedAbove(build, subject, deed) ?? []),
  ];
  const [only, other] = new Set(found);
  const entry = index.columns[only ?? -1];
  return other !== undefined || entry === undefined ? null : entry.id;
}

/** The time of a deed that somebody did, for one that another noun was taken for which stands in the place of what is shown ("how many weddings did we book"). */
export const doneToShown = (build: Build, subject: number, noun: Noun | null | undefined): number | null =>
  noun != null && build.frame.targets.some((target) => target.noun.start === noun.start)
    ? doerTime(build, subject)
    : null;

/** "Did we", "did clients" of a table of clients. */
const isDoer = (doer: string | undefined, { words }: ModelIndex): boolean =>
  doer === undefined || people.has(doer) || words.tablesByWord.has(lemma(doer));

/** When rows of a table had it done to them, or the only others that tell it of those to which they refer. */
function timeOf(build: Build, subject: number, deed: string): number | null {
  const { index } = build;
  const own = timeIn(build, subject, deed);
  if (own !== null) return own;
  const [only, other] = tablesAbove(subject, index).flatMap(({ id }) => timeIn(build, id, deed) ?? []);
  return other === undefined ? (only ?? recordedAbove(build, subject, deed)) : null;
}

/** When what records a deed took place that rows are of and tell no day of themselves: the sale of lots that were sold. */
function recordedAbove(build: Build, subject: number, deed: string): number | null {
  const { index } = build;
  const above = tablesAbove(subject, index);
  if ([subject, ...above.map(({ id }) => id)].some((id) => timeIn(build, id, deed) !== null)) return null;
  const [only, other] = above
    .filter(({ words }) => words.length === 1 && recordsSaid(words, deed))
    .flatMap(({ id }) => usualTime(build, id) ?? []);
  return other === undefined ? (only?.id ?? null) : null;
}

/** The time of a table's rows that is called as a deed, rather the one by which they are dated. */
function timeIn(build: Build, table: number, deed: string): number | null {
  const { index } = build;
  const times = (index.tables[table]?.columns ?? [])
    .flatMap((id) => index.columns[id] ?? [])
    .filter(({ column }) => isTime(column));
  const usual = usualTime(build, table);
  if (usual !== undefined && isCalled(usual, deed)) return usual.id;
  const entry = timeOfDeed(tokenize(doneOf(deed), 1)[0], index, table);
  return entry === null || (isPlanned(entry, times) && !isCalled(entry, deed)) ? null : entry.id;
}

/** The time by which a table's rows are dated. */
const usualTime = ({ index }: Build, table: number): ColumnEntry | undefined =>
  index.tables[table]?.columns
    .flatMap((id) => index.columns[id] ?? [])
    .find(({ column }) => isTime(column) && column.name === index.tables[table]?.table.timeColumn);

const isCalled = ({ words }: ColumnEntry, deed: string): boolean =>
  [deed, doneOf(deed), ...deedsAlike(deed)].some((each) => words.some((word) => isRooted(word, each)));
