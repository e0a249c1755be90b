import {
  type AggregateQuery,
  type Filter,
  fieldOf,
  type ListColumn,
  type ListQuery,
  listQuery,
  type SemanticQuery,
  withChart,
} from "@parlance/contract";
import type { TableEntry } from "../index/entries.ts";
import type { Way } from "../index/graph.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { lemma } from "../text/lemma.ts";
import { carryFilter } from "./carry-filter.ts";
import { rowsShown } from "./restrict.ts";

const opener = "(?:(?:and|now|so|ok|okay|please|then|can you|could you) )*";
const shown =
  "(?:(?:show|give|list|get|see|view)(?: me| us)? |what (?:are|were|is|was) |what's )?(?:all )?(?:the )?";
const it = "(?:it|this|that|them|those|these|the)(?: ([\\w-]+))?";
const wish = new RegExp(
  `^\\W*${opener}(?:${shown}(?:details?|lines?|items?|positions?|contents?|articles?|products?|line items?) (?:of|in|on|for|from|behind) ${it}|what (?:is|was|are|were|did)(?: there)? (?:in|on) ${it}|what(?:'s| is) in ${it}|what did ${it} (?:contain|include|consist of))\\W*$`,
  "i",
);
const lineWords: ReadonlySet<string> = new Set("line item detail position entry row".split(" "));

/**
 * "Show me the details of that order", "what was in it?": the lines of the rows that were shown, with what each is called that they refer
 * to. Null for other follow-ups, and where those rows have no lines.
 */
export function linesOf(question: string, previous: SemanticQuery, index: ModelIndex): SemanticQuery | null {
  const said = wish.exec(question);
  if (said === null || (previous.kind !== "list" && previous.kind !== "aggregate")) return null;
  const word = said.slice(1).find((each) => each !== undefined) ?? null;
  const heads = headsShown(previous, index);
  if (heads === null || !(word === null || heads.entry.words.includes(lemma(word.toLowerCase()))))
    return null;
  const way = index.graph.ways[heads.entry.id]?.find((each) => isOfLines(each, heads.entry, index));
  const lines = index.tables[way?.to ?? -1];
  if (way === undefined || lines === undefined) return null;
  const back = { ...way.step, reversed: !way.step.reversed };
  const filter = heads.filter === null ? null : carryFilter(heads.filter, [back]);
  return withChart(
    listQuery(previous.source, lines.table.name, { columns: lineColumns(lines, heads.entry, index), filter }),
    "table",
    {},
  );
}

/** The rows that the answer before showed: those listed, or the one with the last time. */
function headsShown(
  previous: AggregateQuery | ListQuery,
  index: ModelIndex,
): { entry: TableEntry; filter: Filter | null } | null {
  const entry = index.tables[index.graph.tableIds.get(previous.subject) ?? -1];
  if (entry === undefined) return null;
  const rows = previous.kind === "list" ? previous : lastRow(previous);
  return rows === null ? null : { entry, filter: rowsShown(rows, { index }, entry.id, false) };
}

/** The row whose time a figure is: "when was the last order". */
function lastRow({ source, subject, measures, dimensions, filter }: AggregateQuery): ListQuery | null {
  const [only, other] = measures;
  const end = only?.expression.kind === "aggregate" ? only.expression : null;
  if (end === null || other !== undefined || dimensions.length > 0 || end.operand?.kind !== "field")
    return null;
  if ((end.aggregation !== "maximum" && end.aggregation !== "minimum") || end.operand.field.path.length > 0)
    return null;
  return listQuery(source, subject, {
    filter,
    order: [{ by: end.operand, descending: end.aggregation === "maximum" }],
    limit: { count: 1, offset: 0, per: [], ties: "cut" },
  });
}

/** Whether a way leads to the lines of a table's rows, by what they are called. */
function isOfLines({ to, toOne }: Way, { words }: TableEntry, { tables }: ModelIndex): boolean {
  const lines = tables[to];
  if (toOne || lines === undefined || lines.table.type !== "fact") return false;
  const named = words.every((word) => lines.words.includes(word)) && lines.words.length > words.length;
  return named || lineWords.has(lines.words.at(-1) ?? "");
}

/** What each line is called that it refers to, then its own columns but the keys. */
function lineColumns(
  lines: TableEntry,
  heads: TableEntry,
  { graph, tables, columns }: ModelIndex,
): ListColumn[] {
  const named = (graph.ways[lines.id] ?? []).flatMap(({ step, to, toOne }) => {
    const table = tables[to];
    if (!toOne || table === undefined || table.id === heads.id) return [];
    return table.naming.flatMap((id) => {
      const column = columns[id]?.column;
      return column === undefined
        ? []
        : [{ label: column.label, expression: fieldOf(table.table.name, column.name, [step]) }];
    });
  });
  const own = lines.columns.flatMap((id) => {
    const entry = columns[id];
    if (entry === undefined || entry.foreign || entry.column.hidden || lines.key.includes(id)) return [];
    return [{ label: entry.column.label, expression: fieldOf(lines.table.name, entry.column.name) }];
  });
  return [...named, ...own].map((column, at) => ({ id: `c${at + 1}`, ...column }));
}
