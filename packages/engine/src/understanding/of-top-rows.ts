import {
  type AggregateQuery,
  aggregateOf,
  aggregateQuery,
  isSamePart,
  type Measure,
} from "@parlance/contract";
import { rowsShown } from "./conversation/restrict.ts";
import type { TableEntry } from "./index/entries.ts";
import type { ModelIndex } from "./index/model-index.ts";
import { isSuperlative } from "./lexicon/superlative.ts";
import { madeOf, oneReading } from "./one-reading.ts";
import { rawOf } from "./text/raw-of.ts";
import { tokenize } from "./text/tokenize.ts";
import type { Candidate, Question, Understanding } from "./types.ts";

/** A figure of some rows or members that are the top of a list: how it is aggregated, what it is (empty: what ranks them), and the list. */
type Asked = { aggregation: "sum" | "average"; figure: string; list: string; size: number };

const shape =
  /^\W*(?:(?:what(?:'s| is| was| are| were)|show(?: me)?|give me|calculate) )?(?:the )?(total|sum|combined|average|mean)(?: of)?(?: the)?( .*?)??(?: (?:of|for|from|across|among|over))? (?:all )?(?:the |our )?((?:top|bottom|[a-z]+est|best|worst|(?:most|least) [a-z]+) \d+ .+?|\d+ (?:top|[a-z]+est|best|worst|(?:most|least) [a-z]+) .+?)(?: together| combined)?\W*$/i;
const split = /\b(?:per|each|every|by (?:day|week|month|quarter|year|hour|weekday))\b/i;
/** Ranks that say of nothing by themselves what they go by. */
const open: ReadonlySet<string> = new Set(
  "top bottom best worst highest lowest largest biggest smallest greatest".split(" "),
);

/**
 * "Total fare of the top 10 bookings", "average of the 5 largest payments", "our 3 best customers together": the rows or members are read
 * as a list of their own, and the figure is that of all of them together. Null where the question asks for nothing of the kind.
 */
export function ofTopRows(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const asked = askedOf(question.question, question.index);
  if (asked === null) return null;
  const readOf = (text: string): Candidate | null =>
    oneReading(read({ ...question, question: text })) ?? null;
  const list = readOf(asked.list);
  const query = list?.query;
  if (list === null || (query?.kind !== "list" && query?.kind !== "aggregate")) return null;
  const subject = question.index.graph.tableIds.get(query.subject);
  if (query.limit?.count !== asked.size || subject === undefined) return null;
  if (!together.test(question.question) && !listsRows(query, question.index.tables[subject])) return null;
  const word = asked.aggregation === "sum" ? "total" : "average";
  const figure = asked.figure === "" ? null : readOf(`${word} ${asked.figure}`);
  const measures = asked.figure === "" ? rankingOf(query, asked.aggregation) : measuresOf(figure, query);
  if (measures.length === 0) return null;
  const whole = aggregateQuery(query.source, query.subject, {
    measures,
    filter: rowsShown(query, { index: question.index }, subject, false),
  });
  const confidence = Math.min(list.confidence, figure?.confidence ?? 1);
  return madeOf(list, whole, confidence);
}

/** "Total sales of the top 5 products" is as well the sales of each, unless it says otherwise. */
const together = /\b(?:sum|combined|together|altogether)\b/i;

/** Whether a list shows rows, each by itself, rather than members that many rows belong to. */
const listsRows = (
  query: Extract<Candidate["query"], { kind: "list" | "aggregate" }>,
  table: TableEntry | undefined,
): boolean =>
  query.kind === "list" ||
  query.dimensions.some(
    ({ expression }) =>
      expression.kind === "field" &&
      expression.field.path.length === 0 &&
      expression.field.column === table?.table.primaryKey[0],
  );

function askedOf(question: string, index: ModelIndex): Asked | null {
  const [, word = "", named = "", rows = ""] = shape.exec(question.slice(0, 300)) ?? [];
  const size = Number(/\d+/.exec(rows)?.[0] ?? 0);
  const rank = rows.toLowerCase().replace(/^\d+ /, "").split(" ")[0] ?? "";
  const superlative = open.has(rank) || rank === "most" || rank === "least" || isSuperlative(rank);
  if (!superlative || size < 2 || split.test(rows)) return null;
  const aggregation = /average|mean/i.test(word) ? "average" : "sum";
  const figure = named.trim().replace(/ (?:of|for|from|across|among|over)$/i, "");
  const own = ownRows(rows, rank, size, index);
  if (own !== null && figure === "") return { aggregation, figure, list: own, size };
  const ranked = open.has(rank) && figure !== "" && !/\bby\b/i.test(rows);
  return { aggregation, figure, list: ranked ? `${rows} by ${figure}` : rows, size };
}

/** "The top 5 fees": the rows of the table whose column is named, by it; null where rows are named. */
function ownRows(
  rows: string,
  rank: string,
  size: number,
  { words, columns, tables }: ModelIndex,
): string | null {
  const [, , noun, ...rest] = tokenize(rows);
  const named = noun === undefined ? [] : (words.phrases.get(noun.lemma) ?? []);
  const [only, other] = named.flatMap(({ kind, id }) => (kind === "column" ? (columns[id] ?? []) : []));
  if (only === undefined || other !== undefined || named.some(({ kind }) => kind === "table")) return null;
  if (only.column.role !== "measure") return null;
  const behind = rawOf(rest);
  return `${rank} ${size} ${tables[only.table]?.table.label} by ${only.column.label} ${behind}`.trim();
}

/** What ranks the list, of all of it together: an amount of each row, or a figure that adds up. */
function rankingOf(
  query: Extract<Candidate["query"], { kind: "list" | "aggregate" }>,
  aggregation: Asked["aggregation"],
): Measure[] {
  const by = query.order[0]?.by;
  if (query.kind === "aggregate") {
    const measure = query.measures.find(({ id }) => by?.kind === "output" && by.id === id);
    const adds =
      measure?.expression.kind === "aggregate" && ["sum", "count"].includes(measure.expression.aggregation);
    return measure !== undefined && adds && aggregation === "sum" ? [measure] : [];
  }
  const column = query.columns.find(({ id }) => by?.kind === "output" && by.id === id);
  const operand = column?.expression ?? by;
  if (operand?.kind !== "field" || operand.field.path.length > 0) return [];
  const name = query.columns.find(({ expression }) => isSamePart(expression, operand));
  const label = `${aggregation === "sum" ? "total" : "average"} ${(name?.label ?? operand.field.column).toLowerCase()}`;
  return [{ id: "m1", label, expression: aggregateOf(aggregation, operand, []) }];
}

/** The figures that were named, where they are read of the same rows. */
function measuresOf(figure: Candidate | null, { subject }: Pick<AggregateQuery, "subject">): Measure[] {
  const query = figure?.query;
  if (query?.kind !== "aggregate" || query.subject !== subject) return [];
  return query.dimensions.length === 0 && query.filter === null ? query.measures : [];
}
