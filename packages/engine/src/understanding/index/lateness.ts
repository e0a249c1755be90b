import type { Expression, Filter, GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isNumeric, isTime, type TableEntry } from "./entries.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

/**
 * How rows of one table tell that something was done too late: by when it was to be done and when it was, or by a number of units
 * of time that it took too long. `deed` is what was done ("paid", "delivered").
 */
export type Lateness =
  | { kind: "dates"; table: number; due: ColumnEntry; done: ColumnEntry; deed: Deed }
  | { kind: "delay"; table: number; delay: ColumnEntry };

/** As people say that it was done, and that it is. */
type Deed = { done: string; noun: string };

/** Words of a time that was meant, not of when something happened. */
export const dues: ReadonlySet<string> = new Set(
  "due promised promise deadline expected estimated scheduled planned required agreed target".split(" "),
);
/** Words of a time at which something was done, with the deed as it is said, the surest first. */
const deeds: readonly (readonly [words: RegExp, deed: Deed])[] = [
  [/^(?:paid|pay|payment)$/, { done: "paid", noun: "payment" }],
  [/^(?:received|receive|receipt)$/, { done: "received", noun: "receipt" }],
  [/^(?:delivered|delivery|deliver)$/, { done: "delivered", noun: "delivery" }],
  [/^(?:returned|return)$/, { done: "returned", noun: "return" }],
  [/^(?:arrived|arrival|arrive)$/, { done: "arrived", noun: "arrival" }],
  [/^(?:completed|complete|completion|finished|finish)$/, { done: "completed", noun: "completion" }],
  [/^(?:shipped|ship|shipment|shipping|dispatch|dispatched)$/, { done: "shipped", noun: "shipment" }],
  [/^(?:closed|resolved|settled)$/, { done: "closed", noun: "resolution" }],
];
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
    const planned = times.filter(({ words }) => words.some((word) => dues.has(word)));
    for (const [named, deed] of deeds) {
      const done = lastOf(
        times.filter((each) => !planned.includes(each) && each.words.some((word) => named.test(word))),
      );
      const alike = planned.find((each) => each.words.some((word) => named.test(word)));
      const due = alike ?? (planned.length === 1 ? planned[0] : undefined);
      if (done !== undefined && due !== undefined)
        return [{ kind: "dates", table: entry.id, due, done, deed }];
    }
    return [];
  });
}

/**
 * What "paid late", "on time" and "overdue" mean where rows tell when something was due and when it was done: conditions in the
 * form of glossary terms. Words that the data has itself are left to it.
 */
export function latenessTerms(
  found: readonly Lateness[],
  tables: readonly TableEntry[],
  words: SchemaWords,
  values: ValueIndex,
): GlossaryTerm[] {
  const single = found.length === 1;
  return found.flatMap((each): GlossaryTerm[] => {
    const entry = tables[each.table];
    if (entry === undefined) return [];
    const rows = entry.table.label.toLowerCase().split(" ").at(-1) ?? "";
    const names =
      each.kind === "delay" ? { late: [], timely: [], overdue: [] } : namesOf(each.deed, each.due, rows);
    return meanings(each, entry.table.name, {
      late: [
        ...names.late,
        `late ${rows}`,
        `delayed ${rows}`,
        ...(single ? ["late", "too late", "delayed"] : []),
      ],
      timely: [...names.timely, `punctual ${rows}`, ...(single ? ["on time", "punctual"] : [])],
      overdue: [...names.overdue, ...(single ? ["overdue", "past due"] : [])],
    }).flatMap(({ said, filter, definition }) => {
      const [term, ...synonyms] = said.filter((name) => isFree(name, words, values));
      const binding = { kind: "filter" as const, table: entry.table.name, filter };
      return term === undefined ? [] : [{ term, synonyms, definition, category: null, binding }];
    });
  });
}

/** Of several times of one deed (handed to the carrier, handed to the customer) the one that comes last. */
export const lastOf = (times: readonly ColumnEntry[]): ColumnEntry | undefined =>
  times.toSorted((one, other) => (latest(one) < latest(other) ? 1 : latest(one) > latest(other) ? -1 : 0))[0];

const latest = ({ column }: ColumnEntry): string => String(column.profile?.maximum ?? "");

type Names = { late: string[]; timely: string[]; overdue: string[] };

function namesOf({ done, noun }: Deed, due: ColumnEntry, rows: string): Names {
  const dueName = due.column.label.toLowerCase();
  const behind = [`the ${dueName}`, dueName, `their ${dueName}`, "the due date"];
  return {
    late: [
      `${done} late`,
      `${done} too late`,
      `late ${noun}`,
      ...behind.map((time) => `${done} after ${time}`),
      `${done} later than ${due.words.find((word) => dues.has(word)) ?? "due"}`,
    ],
    timely: [`${done} on time`, `${done} in time`, `on time ${noun}`],
    overdue: [`overdue ${rows}`, `past due ${rows}`],
  };
}

type Meaning = { said: string[]; filter: Filter; definition: string };

function meanings(late: Lateness, table: string, { late: names, timely, overdue }: Names): Meaning[] {
  const field = ({ column }: ColumnEntry): Expression => ({
    kind: "field",
    field: { path: [], table, column: column.name },
  });
  const compare = (left: Expression, operator: ">" | "<=" | "<", right: Expression): Filter => ({
    kind: "comparison",
    operator,
    left,
    right,
  });
  if (late.kind === "delay") {
    const none: Expression = { kind: "constant", value: 0, type: "integer" };
    const label = late.delay.column.label;
    return [
      { said: names, filter: compare(field(late.delay), ">", none), definition: `${label} is more than 0` },
      { said: timely, filter: compare(field(late.delay), "<=", none), definition: `${label} is at most 0` },
    ];
  }
  const [done, due] = [field(late.done), field(late.due)];
  const [did, should] = [late.done.column.label, late.due.column.label];
  const open: Filter = {
    kind: "and",
    filters: [{ kind: "null", operand: done }, compare(due, "<", { kind: "now" })],
  };
  return [
    { said: names, filter: compare(done, ">", due), definition: `${did} is after ${should}` },
    { said: timely, filter: compare(done, "<=", due), definition: `${did} is not after ${should}` },
    { said: overdue, filter: open, definition: `${should} is over and ${did} is missing` },
  ];
}

/** Whether the data has no value or name of its own for a term, nor for the word of lateness in it. */
const isFree = (term: string, { phrases }: SchemaWords, { byKey }: ValueIndex): boolean => {
  const key = term.replaceAll(" ", "");
  const overdue = term.startsWith("overdue") || term.startsWith("past due");
  return !byKey.has(key) && !phrases.has(key) && !(overdue && (byKey.has("overdue") || byKey.has("pastdue")));
};
