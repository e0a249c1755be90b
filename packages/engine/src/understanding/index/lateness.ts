import { type Filter, fieldOf, type Path } from "@parlance/contract";
import { isRooted } from "../text/same-root.ts";
import { type ColumnEntry, isNumeric, isTime, type TableEntry } from "./entries.ts";

/**
 * How rows of one table tell that something was done too late: by when it was to be done and when it was, by a number of units
 * of time that it took too long, or by the days that it was lent for. `deed` is what was done ("paid", "delivered").
 */
export type Lateness =
  | { kind: "dates"; table: number; due: ColumnEntry; done: ColumnEntry; deed: Deed; off: Off | null }
  | { kind: "delay"; table: number; delay: ColumnEntry }
  | { kind: "allowed"; table: number; from: ColumnEntry; done: ColumnEntry; days: ColumnEntry; path: Path };

/** The states of rows that nothing is waited for of, whatever was due ("void", "cancelled"). */
export type Off = { state: ColumnEntry; values: string[] };

/** As people say that it was done, and that it is. */
export type Deed = { done: string; noun: string };

/** Words of a time that was meant, not of when something happened. */
export const dues: ReadonlySet<string> = new Set(
  "due promised promise commit deadline expected estimated scheduled planned required agreed target".split(
    " ",
  ),
);
/** Words of a time at which something was done, with the deed as it is said, the surest first. */
const deeds: readonly (readonly [words: RegExp, deed: Deed])[] = [
  [/^(?:paid|pay|payment)$/, { done: "paid", noun: "payment" }],
  [/^(?:delivered|delivery|deliver)$/, { done: "delivered", noun: "delivery" }],
  [/^(?:returned|return)$/, { done: "returned", noun: "return" }],
  [/^(?:arrived|arrival|arrive)$/, { done: "arrived", noun: "arrival" }],
  [/^(?:departed|departure|depart)$/, { done: "departed", noun: "departure" }],
  [/^(?:completed|complete|completion|finished|finish)$/, { done: "completed", noun: "completion" }],
  [/^(?:shipped|ship|shipment|shipping|dispatch|dispatched)$/, { done: "shipped", noun: "shipment" }],
  [/^(?:closed|resolved|settled)$/, { done: "closed", noun: "resolution" }],
  [/^(?:decided|decision)$/, { done: "decided", noun: "decision" }],
  [/^(?:issued|issue)$/, { done: "issued", noun: "issue" }],
  [/^(?:reported|report)$/, { done: "reported", noun: "report" }],
  [/^(?:actual|real)$/, { done: "completed", noun: "completion" }],
];
/** Deeds that as often are how rows begin. */
const openings = /^(?:issue|report)/;
/** What comes in is often only the beginning, as what any other word for a deed tells may be. */
const received: Deed = { done: "received", noun: "receipt" };
const arrivals = /^(?:received|receive|receipt)$/;
const beginnings =
  /^(?:creat|open|start|beg[ia]n|order|submit|request|plac|book|updat|modif|chang|load|add|collect|regist|sign)/;
const delays: ReadonlySet<string> = new Set(["delay", "late", "lateness", "overdue"]);

/** What rows were done too late, in each table that tells both times. */
export function findLateness(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): Lateness[] {
  return tables.flatMap((entry): Lateness[] => {
    const own = entry.columns.flatMap((id) => columns[id] ?? []);
    const numbers = own.filter(
      ({ column, words, foreign }) => !foreign && isNumeric(column) && words.some((word) => delays.has(word)),
    );
    const delay = numbers.find(({ words }) => words.includes("arrival")) ?? numbers[0];
    if (delay !== undefined) return [{ kind: "delay", table: entry.id, delay }];
    const times = own.filter(({ column }) => isTime(column));
    const planned = times.filter((each) => isPlanned(each, times));
    const done = outcomeOf(times, planned, entry);
    return done === null ? [] : [{ kind: "dates", table: entry.id, ...done, off: offOf(own) }];
  });
}

const stateWords: ReadonlySet<string> = new Set(["status", "state", "stage"]);
const over = /^(?:cancell?ed|void(?:ed)?|withdrawn|written off|annulled|abandoned)$/i;

/** The states of a table's rows in which they are over without having been done. */
export function offOf(own: readonly ColumnEntry[]): Off | null {
  const [state, other] = own.flatMap((entry): Off[] => {
    if (!entry.words.some((word) => stateWords.has(word))) return [];
    const told = (entry.column.profile?.topValues ?? []).map(({ value }) => value);
    const values = told.filter((value) => typeof value === "string" && over.test(value));
    return values.length === 0 ? [] : [{ state: entry, values: values.map(String) }];
  });
  return other === undefined ? (state ?? null) : null;
}

/** Rows of which something is still waited for: none that is void. */
export function stillOn({ state, values }: Off, table: string): Filter {
  const operand = fieldOf(table, state.column.name);
  const [only, other] = values;
  return only === undefined || other !== undefined
    ? { kind: "not", filter: { kind: "in", operand, values } }
    : {
        kind: "comparison",
        operator: "!=",
        left: operand,
        right: { kind: "constant", value: only, type: null },
      };
}

type Outcome = { due: ColumnEntry; done: ColumnEntry; deed: Deed };

/** What was done by when it was due: rather what is named as its due time, then the deed that the rows are called after, then what some rows still wait for, then the surest deed. */
function outcomeOf(
  times: readonly ColumnEntry[],
  planned: readonly ColumnEntry[],
  { words: rows }: TableEntry,
): Outcome | null {
  const happened = times.filter((each) => !planned.includes(each));
  const found = [...deeds, ...otherDeeds(happened), [arrivals, received] as const].flatMap(
    ([named, deed]): (Outcome & { worth: number })[] => {
      const isNamed = ({ words }: ColumnEntry): boolean => words.some((word) => named.test(word));
      const done = lastOf(happened.filter(isNamed));
      const alike = planned.find(isNamed) ?? planned.find((each) => isCounterpart(each, done));
      const due = alike ?? (planned.length === 1 ? planned[0] : undefined);
      if (done === undefined || due === undefined) return [];
      const waits = (done.column.profile?.nulls ?? 0) > 0;
      if (alike === undefined && !waits && openings.test(deed.done) && isBefore(done, due)) return [];
      const isOwn = rows.some((row) => row.length > 3 && isRooted(row, deed.done));
      return [{ due, done, deed, worth: alike !== undefined ? 3 : waits ? (isOwn ? 2 : 1) : 0 }];
    },
  );
  const [best] = found.toSorted((one, other) => other.worth - one.worth);
  return best === undefined ? null : { due: best.due, done: best.done, deed: best.deed };
}

/** Whether a time tells what was meant: by a word for it, as when a deed was asked for ("requested delivery date"), or as the appointment beside an arrival of the same. */
export const isPlanned = (entry: ColumnEntry, others: readonly ColumnEntry[]): boolean =>
  entry.words.some((word) => dues.has(word)) ||
  isAskedFor(entry) ||
  (entry.words.includes("appointment") &&
    others.some((other) => other.table === entry.table && isCounterpart(entry, other)));

/** "Requested delivery date": the day that was wished for, where "requested on" is when somebody asked, and "closed" of requests when they were. */
const isAskedFor = ({ core, words }: ColumnEntry): boolean =>
  core.some((word) => wishes.has(word)) && words.some((word) => deeds.some(([named]) => named.test(word)));

export const wishes: ReadonlySet<string> = new Set(
  "requested request wanted desired needed wished confirmed".split(" "),
);

/** "Planned end" beside "actual end". */
const isCounterpart = (due: ColumnEntry, done: ColumnEntry | undefined): boolean =>
  done?.words.some((word) => actual.test(word)) === true &&
  due.words.filter((word) => !dues.has(word) && !wishes.has(word) && word !== "appointment").join(" ") ===
    done.words.filter((word) => !actual.test(word)).join(" ");

const actual = /^(?:actual|real|arrival|arrived)$/;

/** Whether all that is known of two times is that the one comes before the other. */
const isBefore = (one: ColumnEntry, other: ColumnEntry): boolean =>
  latest(one) < latest(other) && earliest(one) < earliest(other);

const earliest = ({ column }: ColumnEntry): string => String(column.profile?.minimum ?? "");

/** "Released on", "answered at": what rows still wait for is a deed by any name. */
const otherDeeds = (times: readonly ColumnEntry[]): (readonly [RegExp, Deed])[] =>
  times.flatMap(({ words, column }) =>
    (column.profile?.nulls ?? 0) === 0
      ? []
      : words
          .filter((word) => /^[a-z]{3,}ed$/.test(word) && !beginnings.test(word))
          .map((word) => [new RegExp(`^${word}$`), { done: word, noun: word }] as const),
  );

/** Of several times of one deed (handed to the carrier, handed to the customer) the one that comes last. */
export const lastOf = (times: readonly ColumnEntry[]): ColumnEntry | undefined =>
  times.toSorted((one, other) => (latest(one) < latest(other) ? 1 : latest(one) > latest(other) ? -1 : 0))[0];

const latest = ({ column }: ColumnEntry): string => String(column.profile?.maximum ?? "");
