import { type Filter, fieldOf, isoDay, type Path } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import type { Graph } from "./graph.ts";

/** A table of the states that something was in one after another, each row from one date until another. */
export type History = {
  table: TableEntry;
  /** What was in these states. */
  parent: number;
  /** What tells of when a row held, or why: a question that uses one of these asks of the past. */
  telling: ReadonlySet<string>;
  /** The rows that hold now; `path` leads to the table. */
  current: (path: Path) => Filter;
};

/** Dates until which a state held, and since when: names that plain facts (bookings, absences) have none of. */
const untils =
  /^(?:valid|effective|eff|active) (?:to|until|thru|through|till|end)\b|^(?:to|thru|until) date$|^(?:end|to) effective|^(?:valid|effective) end/;
const froms =
  /^(?:valid|effective|eff|active) (?:from|since|start|begin)|^(?:from|since) date$|^effective(?: date)?$/;
const plainUntils = /^(?:ends?|to|until|till|thru|ended)(?: (?:date|on|at|day|dt))?$/;
const plainFroms = /^(?:starts?|from|since|begins?|began|started)(?: (?:date|on|at|day|dt))?$/;
const flags = /^(?:is )?(?:current|latest|active)(?: (?:flag|row|record|version|ind|indicator|yn))?$/;
const pasts = /\b(?:history|histories|hist|log|versions?)\b/;
/** What is agreed on, booked or lasts for a while is no state of what it is about, however its dates are called. */
const facts: ReadonlySet<string> = new Set(
  "subscription membership contract policy plan booking reservation absence leave coupon voucher discount promotion campaign offer licence license permit lease rental loan stay order sale visit session event holiday insurance certificate warranty".split(
    " ",
  ),
);
/** What something has until it has another: rows that are called so are states, with no more than a beginning and an end to tell it. */
const states: ReadonlySet<string> = new Set(
  "salary wage pay compensation remuneration price rate tariff rent fee status state grade level title rank role position address ownership".split(
    " ",
  ),
);
const reasons = /\b(?:reason|change|cause|event|action|comment|note)s?\b/;

/** The tables of such states: several rows of each that are referred to, of which at most one is open. */
export function findHistories(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  graph: Graph,
): History[] {
  return tables.flatMap((table): History[] => {
    const own = table.columns.flatMap((id) => columns[id] ?? []);
    if (table.words.some((word) => facts.has(word))) return [];
    const flag = own.find(
      ({ column, words }) => column.physicalType === "boolean" && flags.test(words.join(" ")),
    );
    const sure = untilOf(table, own, flag !== undefined);
    const until = sure ?? (table.words.some((word) => states.has(word)) ? plainUntilOf(own) : null);
    const parent = until === null ? null : parentOf({ table, own, until, sure: sure !== null }, graph);
    if (until === null || parent === null) return [];
    const dates = own.filter(({ column, words }) => isTime(column) || reasons.test(words.join(" ")));
    return [
      {
        table,
        parent,
        telling: new Set([...dates, ...(flag === undefined ? [] : [flag])].map(({ column }) => column.name)),
        current: (path) => isOpen(table, until, path),
      },
    ];
  });
}

/** The date until which a row held, where one is called so and another since when. */
function untilOf({ words }: TableEntry, own: readonly ColumnEntry[], flagged: boolean): ColumnEntry | null {
  const times = own.filter(({ column }) => isTime(column));
  const named = (pattern: RegExp): ColumnEntry | undefined =>
    times.find(({ core, words: all }) => [core, all].some((each) => pattern.test(each.join(" "))));
  const until = named(untils) ?? (flagged || pasts.test(words.join(" ")) ? named(plainUntils) : undefined);
  return until !== undefined && (named(froms) !== undefined || times.length > 1) ? until : null;
}

/** The end of rows that tell no more of when they held than "from" and "to", or "start" and "end". */
function plainUntilOf(own: readonly ColumnEntry[]): ColumnEntry | null {
  const times = own.filter(({ column }) => isTime(column));
  const [from, until] = [plainFroms, plainUntils].map((pattern) =>
    times.find(({ core }) => pattern.test(core.join(" "))),
  );
  return from === undefined ? null : (until ?? null);
}

/** `sure` where names say that the rows are states. */
type Told = { table: TableEntry; own: readonly ColumnEntry[]; until: ColumnEntry; sure: boolean };

/** What most rows are several of, with one open row each at most; of what is no state by its names most have one. */
function parentOf({ table, own, until, sure }: Told, graph: Graph): number | null {
  const { profile } = until.column;
  if (profile === null) return null;
  const rows = table.table.rowCount ?? profile.sampledRows;
  const open = isFar(until) ? 0 : (rows * profile.nulls) / Math.max(1, profile.sampledRows);
  const found = (graph.ways[table.id] ?? [])
    .filter(({ toOne, step, to }) => toOne && !step.reversed && to !== table.id)
    .flatMap(({ to, by }) => {
      const reference = own.find(({ column }) => by.length === 1 && column.name === by[0]);
      const different = reference?.column.profile?.distinct ?? 0;
      const enough = sure || isFar(until) || open >= different / 2;
      return different > 0 && rows > different * 1.03 && open <= different * 1.01 && enough
        ? [{ to, different }]
        : [];
    })
    .toSorted((one, other) => other.different - one.different);
  const told = isFar(until) || profile.nulls > 0;
  return told ? (found[0]?.to ?? null) : null;
}

/** Whether rows that still hold do so until a day that never comes. */
const isFar = ({ column }: ColumnEntry): boolean =>
  /^(?:2999|9999|3000|2[2-9]\d\d)-/.test(`${column.profile?.maximum ?? ""}`);

function isOpen({ table }: TableEntry, until: ColumnEntry, path: Path): Filter {
  const operand = fieldOf(table.name, until.column.name, path);
  if (!isFar(until)) return { kind: "null", operand };
  const value = `${until.column.profile?.maximum ?? ""}`.slice(0, isoDay(0).length);
  return {
    kind: "comparison",
    operator: ">=",
    left: operand,
    right: { kind: "constant", value, type: "date" },
  };
}
