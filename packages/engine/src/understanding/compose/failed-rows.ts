import { type Expression, type Filter, lowered, type Path } from "@parlance/contract";
import { revenueWords } from "../lexicon/revenue-words.ts";
import { type Build, columnAt } from "./build-context.ts";
import { fieldOn } from "./field-on.ts";

const attempts: ReadonlySet<string> = new Set("payment charge transaction transfer".split(" "));
/** What people call money that came in beside revenue. */
const received: ReadonlySet<string> = new Set(["payment", "volume", "paid", "collected"]);
const states: ReadonlySet<string> = new Set(["status", "state", "outcome", "result"]);
const failures = /^(?:failed|failure|declined|rejected|uncaptured)$/i;

/**
 * Rows of payments that came to nothing, as a condition on the rest: revenue is what was paid. Null where the figure is no revenue, no
 * row failed, or the question says itself which states it means.
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
  if (!table.words.some((word) => attempts.has(word))) return null;
  const state = table.columns.find(
    (id) =>
      index.columns[id]?.words.some((word) => states.has(word)) === true && failedIn(build, id).length > 0,
  );
  if (state === undefined) return null;
  const isSaid = frame.conditions.some(
    ({ test }) => test.kind === "value" && choice.values.get(test.value)?.column === state,
  );
  const values = failedIn(build, state);
  return isSaid
    ? null
    : {
        note: `rows whose ${lowered(columnAt(build, state)?.label ?? "")} is ${values.map((value) => `“${value}”`).join(" or ")} are left out`,
        condition: (path) =>
          leftOut(fieldOn(build, state, path), values, (columnAt(build, state)?.profile?.nulls ?? 0) > 0),
      };
}

/** None of these values; a row without a state has not failed. */
function leftOut(operand: Expression, values: readonly string[], hasNulls: boolean): Filter {
  const others: Filter = { kind: "not", filter: { kind: "in", operand, values: [...values] } };
  return hasNulls ? { kind: "or", filters: [{ kind: "null", operand }, others] } : others;
}

const failedIn = (build: Build, column: number): string[] =>
  (columnAt(build, column)?.profile?.topValues ?? []).flatMap(({ value }) =>
    typeof value === "string" && failures.test(value) ? [value] : [],
  );
