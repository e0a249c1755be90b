import { type ColumnEntry, isNumeric, isTime, type TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { tablesAbove } from "../../../index/tables-above.ts";
import { lemma } from "../../../text/lemma.ts";
import { isRooted, sharesRoot } from "../../../text/same-root.ts";
import { takesBack } from "../kinds/facts.ts";

/** What is done with what is sold, by those who buy and those who sell. */
export const dealt: ReadonlySet<string> = new Set(["bought", "purchased", "ordered", "shopped", "sold"]);

/** What is done with what people have one of at a time, and that a first one alone does not make. */
export const changes: ReadonlySet<string> = new Set([
  "changed",
  "switched",
  "swapped",
  "change",
  "switch",
  "swap",
]);

/** What people are said to have done, and the words of the tables that record it, where no table is called as the verb. */
const deeds: readonly (readonly [verbs: string, tables: string])[] = [
  [
    "came come visited attended appeared showed turned been",
    "visit checkin check attendance appointment session entry reservation booking stay class enrolment enrollment registration",
  ],
  [
    `${[...dealt].join(" ")} spent consumed chosen`,
    "order sale sales purchase transaction invoice line item basket receipt",
  ],
  [
    "contacted called complained wrote asked phoned emailed",
    "ticket call contact complaint message case request",
  ],
  ["used ridden rode driven drove", "usage session trip ride rental use"],
  ["paid", "payment invoice transaction"],
  ["billed bill invoiced invoice charged charge", "invoice bill charge"],
  ["borrowed loaned lent hired", "loan lending borrowing rental hire checkout"],
  ["booked reserved", "booking reservation appointment"],
  ["taught led trained", "class course lesson session training"],
  ["gave given", "donation gift contribution class course lesson session training"],
  ["donated contributed", "donation gift contribution"],
  ["flew flown travelled traveled", "flight trip journey ticket"],
  ["watched played streamed viewed", "view play session stream watch"],
  ["delivered shipped sent received", "delivery shipment order package invoice"],
  ["stayed", "stay reservation"],
  ["seen treated examined", "visit appointment encounter consultation admission treatment session"],
  ["worked assigned", "shift assignment task project timesheet"],
];

const kinds: ReadonlyMap<string, readonly string[]> = new Map(
  deeds.flatMap(([verbs, tables]) => verbs.split(" ").map((verb) => [verb, tables.split(" ")] as const)),
);

/** What may be said of any dealing. */
const anyDeed: ReadonlySet<string> = new Set([...dealt, "came", "come", "visited", "used"]);

const irregular: ReadonlyMap<string, string> = new Map(
  "see visited,host visited,welcome visited,buy bought,sell sold,take taken,come came,send sent,pay paid,give given,ride ridden,drive driven,fly flown,use used,teach taught,lead led,choose chosen,spend spent,book booked,rent rented,visit visited,order ordered,attend attended,watch watched,play played"
    .split(",")
    .map((pair) => pair.split(" "))
    .map(([verb = "", done = ""]) => [verb, done]),
);

/** A verb as it is said of what is done: "did nobody buy" of what is bought. */
export const doneOf = (verb: string): string => irregular.get(verb) ?? verb;

/** Whether rows called by these words record a deed that a text says ("flew" of flights). */
export const recordsSaid = (words: readonly string[], text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((said) => kinds.get(doneOf(said))?.some((kind) => words.includes(kind)) === true);

/** Whether a word tells, in the past, a deed of which tables may be told apart by what records it. */
export const isDoneDeed = (word: string): boolean => kinds.has(word) && past.test(word) && word !== "been";

const past = /(?:ed|en|nt|wn|ew|me|ore|ove|ode|ote|ght|old|aid|ave)$/;

/** Whether a word is a deed that a table may record. */
export const isDeed = (verb: string): boolean => kinds.has(verb) || (verb.length > 5 && verb.endsWith("ed"));

/**
 * The table that records a deed of a table's rows: one that refers to it and is called as the verb ("rented" of rentals), else one
 * that is called as what records such deeds, else one that tells the deed in every row ("borrowed" of loans that all have a day of
 * borrowing), else the only one there is for a deed that anything may record; null where none is, as for what takes place and tells itself when that was done ("delivered" of jobs with
 * a day of delivery).
 */
export function deedTable(verb: string, subject: TableEntry, index: ModelIndex): TableEntry | null {
  const own = new Set(subject.words);
  const tables = tablesOf(subject, index);
  const recorders = kinds.get(verb) ?? [];
  const itself = recorders.indexOf(subject.words.at(-1) ?? "");
  const known = itself < 0 ? recorders : recorders.slice(0, itself);
  const called = (fits: (word: string) => boolean): TableEntry | undefined =>
    tables.find(({ words }) => words.some((word) => word.length > 3 && !own.has(word) && fits(word)));
  const isDatedItself =
    subject.table.type === "fact" && tells(subject, verb, index, ({ column }) => isTime(column));
  const named = called((word) => sharesRoot(word, verb) && !isDoer(word, verb));
  if (isDatedItself || isRecordedAbove(verb, subject, index)) return named ?? null;
  const first =
    named ??
    known.map((kind) => called((word) => lemma(word) === kind)).find((table) => table !== undefined) ??
    (tells(subject, verb, index, () => true)
      ? undefined
      : tables.find((each) => tells(each, verb, index, isAlwaysSo)));
  if (first !== undefined) return first;
  const below = tables.flatMap((each) => tablesOf(each, index));
  const further = tells(subject, verb, index, () => true)
    ? undefined
    : (below.find(isCalled(verb, own)) ?? belowOf(below, known));
  if (further !== undefined) return further;
  if (sellers.has(verb)) return soldBelow(tables, index);
  const arrives = subject.table.timeColumn !== null && !visitors.has(subject.words.at(-1) ?? "");
  const comesItself = comes.has(verb) && (subject.table.type === "fact" || arrives);
  return anyDeed.has(verb) && !comesItself ? only(tables) : null;
}

/** "Sold" of lots, each of which is of a sale: what records the deed of them, and no other rows that refer to them. */
const isRecordedAbove = (verb: string, { id, table }: TableEntry, index: ModelIndex): boolean =>
  table.type === "fact" &&
  tablesAbove(id, index).some(({ words }) => recordsSaid(words.slice(-1), verb) && words.length === 1);

/** "Player", "buyer": who does it, and not what was done. */
export const isDoer = (word: string, verb: string): boolean => /[eo]r$/.test(word) && !verb.startsWith(word);

/** What rows with a time of their own are said to do as well, of which no other table tells: "orders that came last week". */
const comes: ReadonlySet<string> = new Set(["came", "come"]);
/** Who comes again and again, and not once as leads do. */
const visitors: ReadonlySet<string> = new Set(
  "customer client guest member visitor patron shopper patient pupil student user tenant".split(" "),
);

/** What records a deed at the second remove ("paid" of users by the payments of their subscriptions). */
const belowOf = (below: readonly TableEntry[], known: readonly string[]): TableEntry | undefined =>
  known
    .map((kind) => below.find(({ words }) => words.some((word) => lemma(word) === kind)))
    .find((table) => table !== undefined);

/** Whether a table that is told of by others is called as a verb: the "returns" of the lines of orders. */
const isCalled =
  (verb: string, own: ReadonlySet<string>) =>
  ({ words }: TableEntry): boolean =>
    words.some((word) => word.length > 3 && !own.has(word) && sharesRoot(word, verb));

const sellers: ReadonlySet<string> = new Set(["sold", "sell"]);

/** What was sold of what rows offer: the sales of listings of sellers, the lines of invoices for the tracks of artists' albums. */
function soldBelow(tables: readonly TableEntry[], index: ModelIndex): TableEntry | null {
  const known = kinds.get("sold") ?? [];
  const seen = new Set(tables);
  let level = tables;
  for (let depth = 0; depth < deepestSale; depth += 1) {
    level = level.flatMap((each) => tablesOf(each, index)).filter((each) => !seen.has(each));
    const sales = level.find(({ words }) => words.some((word) => known.includes(lemma(word))));
    if (sales !== undefined) return sales;
    for (const each of level) seen.add(each);
  }
  return only(tables);
}

const deepestSale = 3;

/** The only one of some tables that takes nothing back. */
function only(tables: readonly TableEntry[]): TableEntry | null {
  const [first, second] = tables.filter((table) => !takesBack(table));
  return second === undefined ? (first ?? null) : null;
}

/** Whether a column of a table's own, of those that fit, is called as a verb. */
const tells = (
  table: TableEntry,
  verb: string,
  { columns }: ModelIndex,
  fits: (entry: ColumnEntry) => boolean,
): boolean =>
  table.columns.some((id) => {
    const entry = columns[id];
    return entry !== undefined && fits(entry) && entry.core.some((word) => isRooted(word, verb));
  });

/** A time that every row has, or an amount of which every row has some: what cannot be said of rows to which it did not happen. */
function isAlwaysSo({ column, foreign }: ColumnEntry): boolean {
  const { profile, role } = column;
  if (foreign || profile === null || profile.nulls > 0) return false;
  if (isTime(column)) return true;
  const amount = role === "measure" && isNumeric(column);
  return amount && Number(profile.minimum) > 0;
}

/** The tables that refer to a table's rows, those with the most rows first. */
export const tablesOf = ({ id }: Pick<TableEntry, "id">, { graph, tables }: ModelIndex): TableEntry[] =>
  (graph.ways[id] ?? [])
    .filter(({ step, toOne }) => step.reversed || !toOne)
    .flatMap(({ to }) => tables[to] ?? [])
    .toSorted((one, other) => other.table.rowCount - one.table.rowCount);
