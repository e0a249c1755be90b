import { type Expression, type Filter, lowered, type Path } from "@parlance/contract";
import { revenueWords } from "../lexicon/revenue-words.ts";
import { type Build, columnAt, columnOf } from "./build-context.ts";
import { fieldOn } from "./field-on.ts";

const attempts: ReadonlySet<string> = new Set("payment charge transaction transfer".split(" "));
/** What people call money that came in beside revenue. */
const received: ReadonlySet<string> = new Set(["payment", "volume", "paid", "collected"]);
const states: ReadonlySet<string> = new Set(["status", "state", "outcome", "result", "stage"]);
const failures = /^(?:failed|failure|declined|rejected|uncaptured)$/i;
/** What is still bargained for brings in nothing until it is won. */
const bargains: ReadonlySet<string> = new Set(["deal", "opportunity"]);
const won = /^(?:closed?[ -])?won$/i;

/**
 * Rows of payments that came to nothing, as a condition on the rest: revenue is what was paid; of deals, those that were won. Null where
 * the figure is no revenue, no row failed or was won, or the question says itself which states it means.
 */
export function withoutFailed(
  build: Build,
  column: number,
): { condition: (path: Path) => Filter; note: string } | null {
  const { index, lemmas, frame, choice } = build;
  const table = index.tables[index.columns[column]?.table ?? -1];
  if (
    table === undefined ||
    index.takings !== column ||
    ![...lemmas].some((word) => revenueWords.has(word) || received.has(word))
  )
    return null;
  const bargained = table.words.some((word) => bargains.has(word));
  if (!bargained && !table.words.some((word) => attempts.has(word))) return null;
  const telling = bargained ? won : failures;
  const state = table.columns.find(
    (id) =>
      index.columns[id]?.words.some((word) => states.has(word)) === true &&
      valuesLike(build, id, telling).length > 0,
  );
  if (state === undefined) return null;
  const isSaid = frame.conditions.some(
    ({ test }) => test.kind === "value" && choice.values.get(test.value)?.column === state,
  );
  const isSplit = frame.groups.some(
    (group) => group.kind === "noun" && columnOf(build, group.noun) === state,
  );
  if (isSaid || isSplit) return null;
  const values = valuesLike(build, state, telling);
  const rows = `rows whose ${lowered(columnAt(build, state)?.label ?? "")} is ${values.map((value) => `“${value}”`).join(" or ")}`;
  if (bargained)
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

/** None of these values; a row without a state has not failed. */
function leftOut(operand: Expression, values: readonly string[], hasNulls: boolean): Filter {
  const others: Filter = { kind: "not", filter: { kind: "in", operand, values: [...values] } };
  return hasNulls ? { kind: "or", filters: [{ kind: "null", operand }, others] } : others;
}

const valuesLike = (build: Build, column: number, pattern: RegExp): string[] =>
  (columnAt(build, column)?.profile?.topValues ?? []).flatMap(({ value }) =>
    typeof value === "string" && pattern.test(value) ? [value] : [],
  );
