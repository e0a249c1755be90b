import type { ColumnEntry, TableEntry } from "../../../index/entries.ts";
import { leadsTo } from "../../../index/line-tables.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { stopWords } from "../../../lexicon/stop-words.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed, tableOfKind } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { recurring } from "./recurring.ts";

/** What was done to money, behind the word for it. */
const done: ReadonlySet<string> = new Set("invoiced billed paid spent owed charged received sold".split(" "));
const longestName = 3;

/** "Tenants by amount billed": the amounts of their bills by tenant, since nobody groups tenants by each amount that there is. */
export function rowsByFigure(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const rows = textAt(tokens, at + 1) === "by" ? rowsCalled(tokens[at], index) : null;
  if (rows === null || tokens.slice(0, at).some(({ kind, text }) => kind !== "word" || !stopWords.has(text)))
    return null;
  const recurs = recurring(tokens, at + 2, index);
  if (recurs !== null) return { words: `${recurs.words} by ${tokens[at]?.raw}`, tokens: recurs.tokens + 2 };
  const counted = countedBelow(tokens, at + 2, rows.id, index);
  if (counted !== null)
    return { words: `number of ${counted.words} by ${tokens[at]?.raw}`, tokens: counted.tokens + 2 };
  for (let size = longestName; size > 0; size -= 1) {
    const named = index.words.phrases.get(
      tokens
        .slice(at + 2, at + 2 + size)
        .map(({ lemma }) => lemma)
        .join(""),
    );
    const figures = named?.flatMap(({ kind, id }) => (kind === "column" ? (index.columns[id] ?? []) : []));
    const figure = figures?.find(({ table }) => table === rows.id) ?? figures?.[0];
    if (named === undefined) continue;
    const listed = listedBy(tokens, at, size, figure, rows);
    if (listed !== null) return listed;
    if (
      named.some(({ kind }) => kind !== "column") ||
      figure === undefined ||
      !isBelow(figure, rows.id, index)
    )
      return null;
    const end = at + 2 + size + (done.has(textAt(tokens, at + 2 + size)) ? 1 : 0);
    if (textAt(tokens, end) === ":") return null;
    return {
      words: `total ${rawOf(tokens.slice(at + 2, at + 2 + size))} by ${tokens[at]?.raw}`,
      tokens: end - at,
    };
  }
  return null;
}

/** The table that a word names, or the one with names of its own among those whose names end so, or whose kinds it calls ("vans"). */
function rowsCalled(token: Token | undefined, index: ModelIndex): TableEntry | null {
  const called = tableNamed(token, index);
  if (called !== null || token?.kind !== "word") return called;
  const named = (index.byHead.get(token.lemma) ?? []).filter(({ naming }) => naming.length > 0);
  return (named.length === 1 ? named[0] : undefined) ?? tableOfKind(token, index);
}

/** "Shippers by orders", "by number of orders", "by order count": rows of which each has one of these; null where other things are said. */
function countedBelow(tokens: readonly Token[], at: number, rows: number, index: ModelIndex): Written | null {
  const said = textAt(tokens, at) === "number" && textAt(tokens, at + 1) === "of" ? 2 : 0;
  const token = tokens[at + said];
  const below = tableNamed(token, index);
  if (token === undefined || below === null || below.id === rows || !leadsTo(index.graph, below.id).has(rows))
    return null;
  const count = said === 0 && ["count", "counts"].includes(textAt(tokens, at + 1)) ? 1 : 0;
  if (count === 0 && token.text === token.lemma) return null;
  const end = textAt(tokens, at + said + 1 + count);
  return /^(?:in|during|for|since|last|this|over|from|between|[?.!,;])?$/.test(end)
    ? { words: token.raw, tokens: said + 1 + count }
    : null;
}

/** "Towns by population": a number that few of them share ranks them one by one, where a split by it says nothing. */
function listedBy(
  tokens: readonly Token[],
  at: number,
  size: number,
  figure: ColumnEntry | undefined,
  rows: TableEntry,
): Written | null {
  const { distinct = 0 } = figure?.column.profile ?? {};
  if (figure?.table !== rows.id || figure.column.role !== "measure" || rows.naming.length === 0) return null;
  if (distinct < rows.table.rowCount * mostlyApart || tokens[at + 2 + size] !== undefined) return null;
  const said = rawOf(tokens.slice(at + 2, at + 2 + size));
  return { words: `list ${tokens[at]?.raw} with ${said} sorted by ${said} descending`, tokens: size + 2 };
}

/** The share of rows that a number tells apart where it is nothing to split them by. */
const mostlyApart = 0.5;

/** An amount that adds up, of other rows of which each has one of these. */
const isBelow = ({ column, table, foreign }: ColumnEntry, rows: number, { graph }: ModelIndex): boolean =>
  table !== rows &&
  !foreign &&
  column.role === "measure" &&
  column.additivity === "additive" &&
  leadsTo(graph, table).has(rows);

rowsByFigure.needs = ["by"];
