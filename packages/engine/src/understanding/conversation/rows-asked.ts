import {
  type AggregateQuery,
  conjuncts,
  type Filter,
  fieldOf,
  type ListQuery,
  listQuery,
  type SemanticQuery,
  withChart,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import type { TableEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { tokenize } from "../text/tokenize.ts";
import { rowsShown } from "./restrict.ts";
import { asksWhoOf } from "./with-party-named.ts";

const wish =
  /^(?:(?:and|now|then|please|ok|okay|so|but|can you|could you|can i|let me|i want to) )*(?:(?:show|list|give|see|display|view|get)(?: me| us)?|which(?: are)?|who are|what are)?(?: all)?(?: of)? ?(?:the |these |those )?(?:underlying |individual |single |raw |actual )?(.+?)(?: themselves)?(?: (?:behind|in|for) (?:it|this|that|them))?(?: please)?[.?! ]*$/i;

const definite = /\b(?:the|these|those|which|themselves)\b/i;
const those: ReadonlySet<string> = new Set(["them", "they", "those", "these", "ones", "those ones"]);
const rows: ReadonlySet<string> = new Set("row record entry detail".split(" "));

/**
 * "Show me the rows", "list them", "which orders?" after figures: the rows that they were computed of, with every column; so are those of which one
 * column was listed, and a list of several stays. Null for other follow-ups, and where what was counted are rows of another table.
 */
export function rowsAsked(
  question: string,
  previous: SemanticQuery,
  index: ModelIndex,
): SemanticQuery | null {
  const before = previous.kind === "analysis" ? previous.query : previous;
  if (before.kind === "set" || asksWhoOf(question, before, index)) return null;
  const entry = index.tables.find(({ table }) => table.name === before.subject);
  const own = before.kind === "list" ? [] : ownConditions(before);
  if (entry === undefined || own === null || !asksForRows(question, before, entry)) return null;
  if (before.kind === "list" && before.columns.length > 1) return previous;
  const shown = rowsShown(before, { index }, entry.id, false);
  const list = listQuery(previous.source, before.subject, {
    columns: entry.table.columns.map(({ name, label }, at) => ({
      id: `c${at + 1}`,
      label,
      expression: fieldOf(entry.table.name, name),
    })),
    filter: conjunction([...conjuncts(shown), ...own]),
  });
  return withChart(list, "table", {});
}

/** Whether rows are asked for: by a word for them, by their table's name, or, of a single figure, as "them". */
function asksForRows(question: string, before: AggregateQuery | ListQuery, { words }: TableEntry): boolean {
  const said = wish.exec(question.trim())?.[1]?.toLowerCase() ?? "";
  const lemmas = tokenize(said, 6).map(({ lemma }) => lemma);
  if (lemmas.length === 1 && rows.has(lemmas[0] ?? "") && said !== lemmas[0]) return true;
  if (before.kind === "list") return those.has(said);
  if (before.dimensions.length === 0 && those.has(said)) return true;
  return definite.test(question) && said !== lemmas.join(" ") && lemmas.join(" ") === words.join(" ");
}

/** The conditions that a figure has for itself: its own and the period that is compared. Null where it is not of the subject's rows. */
function ownConditions({ measures, comparison }: AggregateQuery): Filter[] | null {
  const filters: Filter[] = [];
  for (const { expression } of measures) {
    if (expression.kind !== "aggregate" || expression.path.length > 0) return null;
    if (expression.filter !== null && measures.length === 1) filters.push(expression.filter);
  }
  if (comparison === null) return filters;
  const operand = { kind: "field" as const, field: comparison.time };
  return [...filters, { kind: "period", operand, period: comparison.current }];
}
