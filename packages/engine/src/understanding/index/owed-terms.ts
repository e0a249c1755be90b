import type { GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { freeTerm, labelApart } from "./free-term.ts";
import type { Graph } from "./graph.ts";
import type { SchemaWords } from "./schema-words.ts";
import { moneyColumn } from "./takings.ts";

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const billed = list(
  "due billed bill invoiced invoice charged charge payable owed owe pledged pledge amount total",
);
const paid = list("paid pay received receive collected collect");
/** Words beside them that make no other figure of it. */
const plain = list("amount total value money sum of to date so far eur usd gbp");

/** What of the bills is not paid yet, as people call it. */
export const owed = "outstanding amount";
const owedNames = [
  owed,
  "amount outstanding",
  "outstanding balance",
  "balance outstanding",
  "balance due",
  "open balance",
  "amount owed",
  "receivables",
  "outstanding receivables",
  "unpaid amount",
  "amount unpaid",
  "unpaid balance",
  "arrears",
  "total arrears",
];
const collectedNames = ["collection rate", "payment rate", "share collected", "percentage collected"];

/** How much was due and how much of it was paid, in the same rows. */
export type Settlement = { due: ColumnEntry; paid: ColumnEntry };

/** Where rows of one table tell both; null where none do, or several tables, or more than one column may be meant. */
export function findSettlement(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): Settlement | null {
  const pairs = tables.flatMap((table): Settlement[] => {
    const called = new Set(table.words);
    const own = table.columns.flatMap((id) => columns[id] ?? []).filter((entry) => isMoney(entry, called));
    const got = own.filter(({ words }) => words.some((word) => paid.has(word)));
    const due = own.filter((entry) => !got.includes(entry) && isDue(entry, called));
    const [up, second] = got;
    const [down, further] = due;
    return up === undefined || down === undefined || second !== undefined || further !== undefined
      ? []
      : [{ due: down, paid: up }];
  });
  const [pair, other] = pairs;
  return other === undefined ? (pair ?? null) : null;
}

/**
 * Where payments are rows of their own that refer to what is paid for: the money of the sales, and that of these. Null where a row of sales tells when it
 * was paid, or several tables may be meant.
 */
export function findPaidOff(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
  takings: number | null,
): Settlement | null {
  const held = columns[takings ?? -1];
  const bills = tables[held?.table ?? -1];
  if (held === undefined || bills === undefined || bills.words.some((word) => payments.has(word)))
    return null;
  const tellsPaying = bills.columns
    .flatMap((id) => columns[id] ?? [])
    .some(({ column, words }) => column.role === "time" && words.some((word) => paid.has(word)));
  const found = tables.flatMap((table) => {
    const refers = (graph.ways[table.id] ?? []).some(({ to, toOne }) => toOne && to === bills.id);
    const got = refers && payments.has(table.words.at(-1) ?? "") ? moneyColumn(table, columns) : null;
    return columns[got?.id ?? -1] ?? [];
  });
  const [only, other] = found;
  return tellsPaying || only === undefined || other !== undefined ? null : { due: held, paid: only };
}

const payments = list("payment receipt remittance");

/**
 * What is still owed and what part was collected, where rows of one table tell both how much was due and how much was paid, or payments are rows of
 * their own. Terms with a formula; what the data names itself is left to it.
 */
export function owedTerms(
  columns: readonly ColumnEntry[],
  tables: readonly TableEntry[],
  words: SchemaWords,
  paidOff: Settlement | null,
): GlossaryTerm[] {
  if (["outstanding", "balance", "owed"].some((word) => words.columnsByWord.has(word))) return [];
  const pair = findSettlement(tables, columns) ?? paidOff;
  if (pair === null) return [];
  const [up, down] = [pair.paid, pair.due].map((entry) => labelApart(entry, tables, words));
  return [
    freeTerm(
      [...owedNames, ...arrearsOf(tables[pair.paid.table])],
      pair === paidOff ? `sum of ${down} - sum of ${up}` : `${down} - ${up}`,
      words,
    ),
    freeTerm(collectedNames, `100 * ${up} / ${down}`, words),
  ].filter((each) => each !== null);
}

/** "Rent arrears" of rent payments. */
const arrearsOf = (table: TableEntry | undefined): string[] =>
  (table?.words ?? []).filter((word) => !payments.has(word)).map((word) => `${word} arrears`);

/** "Amount due", and the "fine amount" of fines. */
const isDue = ({ words }: ColumnEntry, called: ReadonlySet<string>): boolean =>
  words.some((word) => billed.has(word)) &&
  words.every((word) => billed.has(word) || plain.has(word) || called.has(word));

const isMoney = ({ column, foreign, words }: ColumnEntry, called: ReadonlySet<string>): boolean =>
  !foreign &&
  isNumeric(column) &&
  column.role === "measure" &&
  column.additivity === "additive" &&
  words.every((word) => billed.has(word) || paid.has(word) || plain.has(word) || called.has(word));
