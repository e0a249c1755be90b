import type { ColumnEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";

/** What says in a key's name that it is the same for all rows of one thing, however often a table has it. */
const lasting: ReadonlySet<string> = new Set(
  "unique person master individual global golden durable natural business alternate".split(" "),
);
const keys: ReadonlySet<string> = new Set("id key number no code uuid identifier".split(" "));

/**
 * The column that tells which rows of a table are of one thing ("buyer unique id" beside a "buyer id" that is new with each order); null of
 * tables whose rows are things by themselves.
 */
export function sameThing(
  table: number,
  { tables, columns }: Pick<ModelIndex, "tables" | "columns">,
): ColumnEntry | null {
  const rows = tables[table];
  const noun = rows?.words.at(-1);
  const [only, other] = (rows?.columns ?? [])
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ id, foreign, words, column }) =>
        !foreign &&
        rows?.key.includes(id) === false &&
        keys.has(words.at(-1) ?? "") &&
        words.some((word) => lasting.has(word)) &&
        words.every((word) => word === noun || lasting.has(word) || keys.has(word)) &&
        (column.profile?.distinct ?? Number.POSITIVE_INFINITY) < (rows?.table.rowCount ?? 0),
    );
  return other === undefined ? (only ?? null) : null;
}
