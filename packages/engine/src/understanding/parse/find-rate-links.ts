import { aggregateOf, type Expression, type Filter, type MeasureExpression } from "@parlance/contract";
import type { ColumnEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { yesOf } from "../index/yes-no.ts";
import { stem } from "../text/lemma.ts";
import { fold, type Token, valueKey } from "../text/tokenize.ts";
import type { DefinedFigure, Link } from "./link.ts";

/** Columns with more different values than this are no states of their rows. */
const mostStates = 12;

/**
 * Links of rates to what they are of: "cancellation rate" where rows are marked as cancelled is the percentage of these rows among
 * all, as is "order success rate", whose first word names them, and "pass rate" that of the yes among the answers. A rate that the
 * data has a name for stays.
 */
export function findRateLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((token, at): Link[] => {
    if (token.lemma !== "rate") return [];
    const said = stateBefore(tokens, at);
    if (said === null || isNamed(index, said.words)) return [];
    const figure = rateOf(index, said.words);
    if (figure === null) return [];
    const owned = index.tables[figure.table]?.words.includes(tokens[said.start - 1]?.lemma ?? "") === true;
    const metric = { kind: "defined" as const, figure };
    const percent = ["in %", "in percent"].includes(`${tokens[at + 1]?.text} ${tokens[at + 2]?.text}`)
      ? 2
      : 0;
    return [{ kind: "metric", start: owned ? said.start - 1 : said.start, end: at + 1 + percent, metric }];
  });
}

/** The words right before "rate": one, or "no" and the next ("no-show rate"). */
function stateBefore(tokens: readonly Token[], at: number): { words: string[]; start: number } | null {
  const last = tokens[at - 1];
  if (last?.kind !== "word") return null;
  const start = tokens[at - 2]?.text === "-" ? at - 3 : at - 2;
  const first = tokens[start];
  return first?.text === "no"
    ? { words: [first.text, last.text], start }
    : { words: [last.text], start: at - 1 };
}

/** Whether a column is called this rate. */
const isNamed = ({ words, columns }: ModelIndex, said: readonly string[]): boolean =>
  words.phrases.has(`${said.join("")}rate`) ||
  columns.some(
    (entry) =>
      entry.words.includes("rate") && entry.words.some((word) => rootOf(word) === rootOf(said.at(-1) ?? "")),
  );

/** The share of rows in the state that words name; of several tables the one with the most rows. */
function rateOf(index: ModelIndex, said: readonly string[]): DefinedFigure | null {
  let best: { figure: DefinedFigure; rows: number } | null = null;
  for (const entry of index.columns) {
    const table = index.tables[entry.table]?.table;
    const figure =
      table === undefined ? null : (shareOfValue(index, entry, said) ?? shareOfYes(index, entry, said));
    if (figure === null || table === undefined || (best !== null && best.rows >= table.rowCount)) continue;
    best = { figure, rows: table.rowCount };
  }
  return best?.figure ?? null;
}

function shareOfValue(index: ModelIndex, entry: ColumnEntry, said: readonly string[]): DefinedFigure | null {
  const { profile, role, physicalType } = entry.column;
  const root = rootOf(said.at(-1) ?? "");
  if (profile === null || profile.distinct > mostStates || role === "key" || physicalType !== "string")
    return null;
  const value = profile.topValues.find(({ value: each }) =>
    said.length > 1
      ? valueKey(String(each)) === valueKey(said.join(" "))
      : root.length >= 4 && rootOf(String(each)) === root,
  )?.value;
  return value === undefined || value === null ? null : shareWith(index, entry, value, null);
}

/** "pass rate" of a column "passed" that says yes or no: rows without an answer do not count. */
function shareOfYes(index: ModelIndex, entry: ColumnEntry, said: readonly string[]): DefinedFigure | null {
  const yes = entry.column.physicalType === "boolean" ? true : yesOf(entry.column);
  const root = rootOf(said.at(-1) ?? "");
  const named = entry.words.some((word) => word.length >= 4 && rootOf(word) === root);
  if (yes === null || !named || root.length < 4 || said.length > 1) return null;
  return shareWith(index, entry, yes, entry.column.profile?.nulls === 0 ? null : fieldOf(index, entry));
}

const fieldOf = ({ tables }: ModelIndex, { table, column }: ColumnEntry): Expression => ({
  kind: "field",
  field: { path: [], table: tables[table]?.table.name ?? "", column: column.name },
});

/** The percentage of rows with a value, among all or, with `among`, among those that have that field. */
function shareWith(
  index: ModelIndex,
  entry: ColumnEntry,
  value: string | number | boolean,
  among: Expression | null,
): DefinedFigure {
  const { column, table } = entry;
  const right = { kind: "constant" as const, value, type: column.physicalType };
  const part: Filter = { kind: "comparison", operator: "=", left: fieldOf(index, entry), right };
  const label = `percentage of ${index.tables[table]?.table.label ?? ""} with ${column.label} ${String(value)}`;
  return { label, table, row: null, whole: shareOf(part, among) };
}

const shareOf = (part: Filter, among: Expression | null): MeasureExpression => ({
  kind: "arithmetic",
  operator: "*",
  left: { kind: "constant", value: 100 },
  right: {
    kind: "arithmetic",
    operator: "/",
    left: aggregateOf("count", null, [], part),
    right: aggregateOf("count", among, []),
  },
});

const rootOf = (word: string): string => stem(fold(word).replace(/al$/, ""));
