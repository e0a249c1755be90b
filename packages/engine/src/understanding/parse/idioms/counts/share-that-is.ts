import { type Column, lowered, rowsOf } from "@parlance/contract";
import { columnKindOf } from "../../../index/column-kind-of.ts";
import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const verbs: ReadonlySet<string> = new Set(["is", "are", "was", "were"]);
const shares: ReadonlySet<string> = new Set([
  "%",
  "percent",
  "percentage",
  "share",
  "proportion",
  "fraction",
]);
const signs: ReadonlySet<string> = new Set(["%", "percent", "percentage", "pct"]);
const closing: ReadonlySet<string> = new Set(["by", "per", "for", "in", "?", ""]);
/** Most words between the share and the verb. */
const farthest = 6;

/**
 * "What % of hours is billable, per office", "% billable by office", "% billable hours", "what percent of kwh is on a fixed tariff": the part that is
 * so, and no split by it, where a column says yes or no to it.
 */
export function shareThatIs(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const held = heldFlag(tokens, at, index);
  if (held !== null) return held;
  const isSign = signs.has(textAt(tokens, at));
  const place = isSign && textAt(tokens, at + 1) === "of" ? at + 2 : at + 1;
  const flag = columnCalled(tokens[place], index, (column) => columnKindOf(column) === "flag");
  if (flag === null) return null;
  if (isSign) return shareBefore(tokens, { at, place }, flag, index);
  const verb = textAt(tokens, at);
  const from = tokens.findIndex(({ text }) => shares.has(text));
  const isOf = from >= 0 && from < at - 2 && textAt(tokens, from + 1) === "of" && at - from <= farthest;
  return verbs.has(verb) && isOf ? { words: `that ${verb}`, tokens: 1 } : null;
}

const holding: ReadonlySet<string> = new Set(["on", "under", "in", "with"]);
const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);
const longestFlag = 3;

/** "Is on a fixed tariff", "under warranty" behind what a share is of: where the whole name of a flag of several words stands there. */
function heldFlag(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  const verb = verbs.has(textAt(tokens, at)) ? 1 : 0;
  if (!holding.has(textAt(tokens, at + verb))) return null;
  const from = tokens.findIndex(({ text }) => shares.has(text));
  if (from < 0 || from >= at - 2 || textAt(tokens, from + 1) !== "of") return null;
  const start = at + verb + (articles.has(textAt(tokens, at + verb + 1)) ? 2 : 1);
  for (let size = longestFlag; size > 1; size -= 1) {
    const said = tokens.slice(start, start + size);
    const flag = columns.find(
      ({ core, column, foreign }) =>
        !foreign &&
        columnKindOf(column) === "flag" &&
        core.length === size &&
        said.length === size &&
        said.every(({ lemma, text }, place) => core[place] === lemma || core[place] === text),
    );
    if (flag !== undefined)
      return { words: `${verb > 0 ? "has" : "with"} a ${rawOf(said)}`, tokens: start + size - at };
  }
  return null;
}

/** "% billable", of the rows or of the figure that is named behind it. */
function shareBefore(
  tokens: readonly Token[],
  { at, place }: { at: number; place: number },
  { table, column }: ColumnEntry,
  index: ModelIndex,
): Written | null {
  const said = tokens[place]?.raw ?? lowered(column.label);
  const named = tokens[place + 1];
  const figure = columnCalled(named, index, (other) => isNumeric(other) && other.role === "measure");
  const size = place + 1 - at;
  if (figure?.table === table)
    return { words: `percentage of ${named?.raw} that is ${said}`, tokens: size + 1 };
  const rows = index.tables[table]?.table;
  return rows === undefined || !closing.has(textAt(tokens, place + 1))
    ? null
    : { words: `percentage of ${rowsOf(lowered(rows.label))} that are ${said}`, tokens: size };
}

/** The column that a word is the whole name of. */
function columnCalled(
  token: Token | undefined,
  { words, columns }: ModelIndex,
  fits: (column: Column) => boolean,
): ColumnEntry | null {
  if (token?.kind !== "word") return null;
  const named = [token.text, token.lemma].flatMap((word) => words.phrases.get(word) ?? []);
  const found = named.flatMap(({ kind, id }) => (kind === "column" ? (columns[id] ?? []) : []));
  return found.find(({ column }) => fits(column)) ?? null;
}

shareThatIs.needs = [...shares, ...signs];
