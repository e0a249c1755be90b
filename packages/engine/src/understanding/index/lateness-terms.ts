import { type Expression, type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { timeApart } from "../time/time-apart.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { holdsValue } from "./holds-value.ts";
import { type Deed, dues, type Lateness, stillOn, wishes } from "./lateness.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

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
    const rows = rowsWords(entry.table.label.toLowerCase());
    const names =
      each.kind === "delay"
        ? { late: [], timely: [], overdue: [] }
        : each.kind === "allowed"
          ? namesOf({ done: "returned", noun: "return" }, each.days, rows)
          : namesOf(each.deed, each.due, rows);
    return meanings(each, entry.table.name, tables[each.kind === "allowed" ? each.days.table : each.table], {
      late: [
        ...names.late,
        ...rows.flatMap((row) => [`late ${row}`, `delayed ${row}`]),
        ...(single ? ["late", "too late", "delayed"] : []),
        ...(single && !holdsValue(entry, "late", values) ? ["were late", "was late", "are late"] : []),
      ],
      timely: [
        ...names.timely,
        ...rows.map((row) => `punctual ${row}`),
        ...(single ? ["on time", "punctual"] : []),
      ],
      overdue: [...names.overdue, ...(single ? ["overdue", "past due"] : [])],
    }).flatMap(({ said, filter, definition }) => {
      const free = said.filter((name) => isFree(name, words, values, entry));
      return filterTerm(free, entry.table.name, filter, definition);
    });
  });
}

/** What rows are called, in full and by the last word: "work orders" and "orders", "loads" of load headers. */
function rowsWords(label: string): string[] {
  const plain = label.replace(/ (?:header|record|info|detail|master|data|fact)s?$/, "");
  return [...new Set([plain, plain.split(" ").at(-1) ?? plain])];
}

/** What is said of things that were under way, or away, whichever of these their date is called by. */
const alike: readonly (readonly string[])[] = [
  ["delivered", "arrived", "received", "came", "got there"],
  ["departed", "left", "took off", "went out", "gone out", "departing", "leaving"],
  ["shipped", "dispatched", "sent", "sent out", "went out"],
  ["returned", "came back", "brought back", "given back"],
  ["completed", "finished", "done", "ended"],
  ["paid", "settled", "came in", "made"],
];

type Names = { late: string[]; timely: string[]; overdue: string[] };

function namesOf({ done, noun }: Deed, due: ColumnEntry, rows: readonly string[]): Names {
  const dueName = due.column.label.toLowerCase();
  const dueWord = due.words.find((word) => dues.has(word) || wishes.has(word)) ?? "due";
  const times = new Set([
    dueName,
    ...["date", "day", "time"].map((time) => `${dueWord} ${time}`),
    "due date",
  ]);
  const behind = [...times].flatMap((time) => [`the ${time}`, time, `their ${time}`]);
  const limits = [...times].flatMap((time) => [`the ${time}`, `their ${time}`, `its ${time}`]);
  const said = [done, ...(alike.find((each) => each.includes(done)) ?? [])];
  return {
    late: [
      `late ${noun}`,
      ...said.flatMap((deed) => [
        `${deed} late`,
        `${deed} too late`,
        ...behind.map((time) => `${deed} after ${time}`),
        `${deed} later than ${dueWord}`,
        ...(wishes.has(dueWord) ? askedFor.map((asked) => `${deed} later than ${asked}`) : []),
      ]),
    ],
    timely: [
      ...said.flatMap((deed) => [
        `${deed} on time`,
        `${deed} in time`,
        ...limits.flatMap((limit) => [`${deed} by ${limit}`, `${deed} before ${limit}`]),
      ]),
      `on time ${noun}`,
    ],
    overdue: [
      ...["overdue", "past due"].flatMap((state) =>
        rows.flatMap((row) => [
          `${state} ${row}`,
          ...["are", "is", "were", "that are", ""].map((verb) =>
            `${row} ${verb} ${state}`.replace("  ", " "),
          ),
        ]),
      ),
      ...limits.map((limit) => `past ${limit}`),
    ],
  };
}

/** What customers wanted, as people say it of a day that was requested. */
const askedFor: readonly string[] = [
  ...["asked", "asked for", "wanted", "requested"].flatMap((asked) => [
    asked,
    ...["the customer", "the client", "customers", "clients", "they"].map((who) => `${who} ${asked}`),
  ]),
];

type Meaning = { said: string[]; filter: Filter; definition: string };

function meanings(
  late: Lateness,
  table: string,
  holder: TableEntry | undefined,
  { late: names, timely, overdue }: Names,
): Meaning[] {
  const field = ({ column }: ColumnEntry): Expression => fieldOf(table, column.name);
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
  if (late.kind === "allowed") {
    const { from, days, path } = late;
    const allowed: Expression = {
      kind: "field",
      field: { path, table: holder?.table.name ?? table, column: days.column.name },
    };
    const start = { time: field(from), type: from.column.physicalType };
    const end = { time: field(late.done), type: late.done.column.physicalType };
    const [kept, out] = [end, { time: { kind: "now" } as const, type: "timestamp" as const }].map((until) =>
      timeApart("day", start, until),
    );
    if (kept === undefined || out === undefined) return [];
    const missing: Filter = { kind: "null", operand: field(late.done) };
    const told = `days from ${from.column.label} to ${late.done.column.label}`;
    const label = days.column.label;
    return [
      { said: names, filter: compare(kept, ">", allowed), definition: `${told} are more than ${label}` },
      { said: timely, filter: compare(kept, "<=", allowed), definition: `${told} are at most ${label}` },
      {
        said: overdue,
        filter: { kind: "and", filters: [missing, compare(out, ">", allowed)] },
        definition: `${label} is over and ${late.done.column.label} is missing`,
      },
    ];
  }
  const [done, due] = [field(late.done), field(late.due)];
  const [did, should] = [late.done.column.label, late.due.column.label];
  const open: Filter = {
    kind: "and",
    filters: [
      { kind: "null", operand: done },
      compare(due, "<", { kind: "now" }),
      ...(late.off === null ? [] : [stillOn(late.off, table)]),
    ],
  };
  return [
    { said: names, filter: compare(done, ">", due), definition: `${did} is after ${should}` },
    { said: timely, filter: compare(done, "<=", due), definition: `${did} is not after ${should}` },
    { said: overdue, filter: open, definition: `${should} is over and ${did} is missing` },
  ];
}

/** Whether the data has no value or name of its own for a term, nor the rows one for the word of lateness in it. */
const isFree = (term: string, { phrases }: SchemaWords, values: ValueIndex, entry: TableEntry): boolean => {
  const key = term.replaceAll(" ", "");
  const overdue = term.startsWith("overdue") || term.startsWith("past due");
  const told = overdue && ["overdue", "pastdue"].some((word) => holdsValue(entry, word, values));
  return !values.byKey.has(key) && !phrases.has(key) && !told;
};
