import { type Expression, type Filter, lowered, type Path } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import { type Build, columnAt, columnOf } from "../build-context.ts";
import { fieldOn } from "../groups/field-on.ts";

const attempts: ReadonlySet<string> = new Set("payment charge transaction transfer".split(" "));
/** What people call money that came in beside revenue. */
const received: ReadonlySet<string> = new Set(["payment", "volume", "paid", "collected"]);
const states: ReadonlySet<string> = new Set(["status", "state", "outcome", "result", "stage"]);
const failures = /^(?:failed|failure|declined|rejected|uncaptured)$/i;
/** What is still bargained for brings in nothing until it is won. */
const bargains: ReadonlySet<string> = new Set(["deal", "opportunity"]);
const won = /^(?:closed?[ -])?won$/i;
/** Where rows are whatever people did ("event type", "action"), a price is paid in those alone in which something was bought. */
const deeds: ReadonlySet<string> = new Set(["event", "action", "activity", "interaction"]);
const bought = /^(?:purchased?|bought|buy|sale|sold|order(?:ed)?|transaction|paid|checkout[ _-]completed?)$/i;
const sold: ReadonlySet<string> = new Set(["sell", "selling", "sold", "sale", "order", "earn", "money"]);

/**
 * Rows of payments that came to nothing, as a condition on the rest: revenue is what was paid; of deals, those that were won,
 * of whatever people did what they bought. Null where
 * the figure is no revenue, no row failed or was won, or the question says itself which states it means.
 */
export function withoutFailed(
  build: Build,
  column: number,
): { condition: (path: Path) => Filter; note: string } | null {
  const { index, lemmas, frame, choice } = build;
  const table = index.tables[index.columns[column]?.table ?? -1];
  if (table === undefined || index.takings !== column) return null;
  const told = statesOf(build, table);
  if (told === null) return null;
  const { state, telling, kept } = told;
  const isMoney = (word: string): boolean =>
    revenueWords.has(word) || received.has(word) || (telling === bought && sold.has(word));
  const isSold = telling === bought && /\bsell/iu.test(build.text);
  if (!isSold && ![...lemmas].some(isMoney)) return null;
  const isSaid = frame.conditions.some(
    ({ test }) => test.kind === "value" && choice.values.get(test.value)?.column === state,
  );
  const isSplit = frame.groups.some(
    (group) => group.kind === "noun" && columnOf(build, group.noun) === state,
  );
  if (isSaid || isSplit) return null;
  const values = valuesLike(build, state, telling);
  const rows = `rows whose ${lowered(columnAt(build, state)?.label ?? "")} is ${values.map((value) => `“${value}”`).join(" or ")}`;
  if (kept)
    return {
      note: `only ${rows} are counted`,
      condition: (path) => ({ kind: "in", operand: fieldOn(build, state, path), values }),
    };
  return {
    note: `${rows} are left out`,
    condition: (path) =>
      leftOut(fieldOn(build, state, path), values, (columnAt(build, state)?.profile?.nulls ?? 0) > 0),
  };
}

/** The column that says what became of a table's rows, its values that tell, and whether revenue is of those alone or of all others. */
function statesOf(
  build: Build,
  { words, columns }: TableEntry,
): { state: number; telling: RegExp; kept: boolean } | null {
  const called = (said: ReadonlySet<string>, telling: RegExp): number | undefined =>
    columns.find(
      (id) =>
        build.index.columns[id]?.words.some((word) => said.has(word)) === true &&
        valuesLike(build, id, telling).length > 0,
    );
  const event = called(deeds, bought);
  if (event !== undefined) return { state: event, telling: bought, kept: true };
  const kept = words.some((word) => bargains.has(word));
  if (!kept && !words.some((word) => attempts.has(word))) return null;
  const telling = kept ? won : failures;
  const state = called(states, telling);
  return state === undefined ? null : { state, telling, kept };
}

/** None of these values; a row without a state has not failed. */
function leftOut(operand: Expression, values: readonly string[], hasNulls: boolean): Filter {
  const others: Filter = { kind: "not", filter: { kind: "in", operand, values: [...values] } };
  return hasNulls ? { kind: "or", filters: [{ kind: "null", operand }, others] } : others;
}

const valuesLike = (build: Build, column: number, pattern: RegExp): string[] =>
  (columnAt(build, column)?.profile?.topValues ?? []).flatMap(({ value }) =>
    typeof value === "string" && pattern.test(value) ? [value] : [],
  );
