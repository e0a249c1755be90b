import { type Filter, fieldOf, lowered } from "@parlance/contract";
import { columnKindOf } from "./column-kind-of.ts";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";

/** What says that rows are closed, or won: a flag, or the values of a stage that rows which are so have. */
export type Outcome = { entry: ColumnEntry; values: readonly string[] | null };

/** Rows that are open until they are decided: what says so, and the date of it where there is one. */
export type Deals = {
  table: TableEntry;
  closed: Outcome;
  /** Which of the closed ones turned out well; null where nothing says it. */
  won: Outcome | null;
  date: ColumnEntry | null;
};

const closings: ReadonlySet<string> = new Set(
  "close closed settled decided concluded finalised finalized".split(" "),
);
/** When rows are to be closed tells nothing of when they were. */
const foreseen = /^(?:expected?|estimated?|planned|target|projected|forecast|due|anticipated|scheduled)$/;
const successes: ReadonlySet<string> = new Set("won win awarded".split(" "));
const wonStage = /^(?:closed?[ _-]*)?won$/i;
const lostStage = /^(?:closed?[ _-]*)?lost$/i;
const stageWords: ReadonlySet<string> = new Set("stage status state phase step".split(" "));
const mostStages = 20;

/** What people call such rows, whatever their table is called (dictionary form). */
export const dealNames: readonly string[] = ["deal", "opportunity"];

/** The one table whose rows have a flag that they are closed, else the one with a stage of won and lost rows; null where none or several have. */
export function findDeals(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): Deals | null {
  const found = (outcomes: (own: readonly ColumnEntry[]) => Pick<Deals, "closed" | "won"> | null): Deals[] =>
    tables.flatMap((table) => {
      const own = table.columns.flatMap((id) => columns[id] ?? []);
      const told = outcomes(own);
      const dates = own.filter(
        ({ column, words }) =>
          isTime(column) &&
          words.some((word) => closings.has(word)) &&
          !words.some((word) => foreseen.test(word)),
      );
      return told === null ? [] : [{ table, ...told, date: dates.length === 1 ? (dates[0] ?? null) : null }];
    });
  const flagged = found(flagsOf);
  const [only, other] = flagged.length > 0 ? flagged : found(stagesOf);
  return other === undefined ? (only ?? null) : null;
}

function flagsOf(own: readonly ColumnEntry[]): Pick<Deals, "closed" | "won"> | null {
  const flag = (names: ReadonlySet<string>): Outcome | null => {
    const entry = own.find(
      ({ column, words }) =>
        column.physicalType === "boolean" &&
        columnKindOf(column) === "flag" &&
        words.some((word) => names.has(word)),
    );
    return entry === undefined ? null : { entry, values: null };
  };
  const closed = flag(closings);
  return closed === null ? null : { closed, won: flag(successes) };
}

/**
 * A stage whose values say that rows are won, that others are lost, and that others are neither; the result of a game is none, nor what became
 * of the few payments that were disputed.
 */
function stagesOf(own: readonly ColumnEntry[]): Pick<Deals, "closed" | "won"> | null {
  for (const entry of own) {
    const { physicalType, profile } = entry.column;
    if (physicalType !== "string" || profile === null || profile.distinct > mostStages) continue;
    if (profile.nulls * 2 > profile.sampledRows) continue;
    const stages = profile.topValues.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
    const [won, lost] = [wonStage, lostStage].map((stage) => stages.filter((value) => stage.test(value)));
    if (!entry.words.some((word) => stageWords.has(word))) continue;
    if (!won?.length || !lost?.length || stages.length === won.length + lost.length) continue;
    return { closed: { entry, values: [...won, ...lost] }, won: { entry, values: won } };
  }
  return null;
}

/** Whether rows are closed, or won, as a condition. */
export const flagIs = (
  { table: { table } }: Deals,
  { entry: { column }, values }: Outcome,
  value: boolean,
): Filter => {
  const field = fieldOf(table.name, column.name);
  if (values === null)
    return {
      kind: "comparison",
      operator: "=",
      left: field,
      right: { kind: "constant", value, type: "boolean" },
    };
  const is: Filter = { kind: "in", operand: field, values: [...values] };
  return value ? is : { kind: "not", filter: is };
};

/** The rows that are still open, and have no outcome yet, as a condition. */
export const openOnly = (deals: Deals): Filter => flagIs(deals, deals.closed, false);

/** The closed rows that are not won, as a condition. */
export function lostOnes(deals: Deals, won: Outcome): Filter {
  const { closed } = deals;
  const values = closed.values?.filter((each) => won.values?.includes(each) !== true) ?? null;
  return values === null
    ? { kind: "and", filters: [flagIs(deals, closed, true), flagIs(deals, won, false)] }
    : flagIs(deals, { entry: closed.entry, values }, true);
}

/** What an outcome is called in an answer: by its flag, or by its stages. */
export const outcomeName = ({ entry, values }: Outcome): string =>
  values === null
    ? entry.column.label
    : `${lowered(entry.column.label)} ${values.map((each) => `“${each}”`).join(" or ")}`;
