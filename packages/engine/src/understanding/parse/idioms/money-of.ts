import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";

/** The one column of a table that holds money and adds up; of several the one that is called after the table or in money's own words. */
export function moneyOf({ columns, words }: TableEntry, index: ModelIndex): ColumnEntry | null {
  const adding = columns
    .flatMap((id) => index.columns[id] ?? [])
    .filter(
      ({ column, foreign }) => !foreign && column.role === "measure" && column.additivity === "additive",
    );
  const named = adding.filter((entry) => entry.words.some((word) => money.has(word)));
  const own = named.filter((entry) =>
    entry.words.every((word) => money.has(word) || words.includes(word) || word.length <= 3),
  );
  const [only, other] = own.length > 0 ? own : named.length > 0 ? named : adding;
  return other === undefined ? (only ?? null) : null;
}

const money: ReadonlySet<string> = new Set(
  "amount total value price paid cost revenue sum fee premium spend".split(" "),
);
