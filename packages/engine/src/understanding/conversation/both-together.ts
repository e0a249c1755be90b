import {
  type AggregateQuery,
  conjuncts,
  type Filter,
  isSamePart,
  type ListQuery,
  partKey,
  type SemanticQuery,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { operandOf } from "../compose/conditions/operand-of.ts";
import { equalsTo } from "./edit-filter.ts";
import { freeId } from "./free-id.ts";
import { polite } from "./polite.ts";

const opener = `(?:(?:what|how) (?:about|is it for|are they for|many is that|much is that|many are they|many for|much for)|what(?:'s| is| are)|for|in|show(?: me)?|give(?: me)?)`;
const two = "(?:both|(?:the |these |those )?two)(?: of (?:them|these|those))?";
const more = "all (?:three|four|five)(?: of (?:them|these|those))?";
const joined = "(?:(?:taken |put |added |all )?together|combined|added up|summed|altogether|as one)";
const wish = new RegExp(
  `^\\W*${polite}(?:${opener} )?(?:(?:the )?(?:sum|total) (?:of|for) )?(?:(?<many>${two}|${more})(?:(?: [\\w-]+s)?(?: ${joined}| in total| in all))?|(?:them )?${joined})(?: please| then)?\\W*$`,
  "i",
);
const numbers: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5 };

type Shown = AggregateQuery | ListQuery;

/**
 * "Both together?" after those of Ghana and then those of Peru, "all three combined": the rows of all of these turns at once, which differ in the one
 * value or period that they ask for; after two figures of the same rows "both" shows one beside the other. Null for other follow-ups.
 */
export function bothTogether(question: string, previous: readonly SemanticQuery[]): SemanticQuery | null {
  const said = wish.exec(question)?.groups;
  if (said === undefined) return null;
  const figures = said.many === undefined ? null : bothFigures(previous);
  if (figures !== null) return figures;
  const many = said.many?.toLowerCase();
  const count = many === undefined ? null : (numbers[/three|four|five/.exec(many)?.[0] ?? ""] ?? 2);
  const shown = lastAlike(previous).slice(-(count ?? previous.length));
  const last = shown.at(-1);
  if (last === undefined || shown.length < (count ?? 2)) return null;
  const own = shown.map((each) => conjuncts(each.filter).filter((part) => !isOfAll(part, shown)));
  const parts = own.flat();
  const filter = own.every(({ length }) => length === 1) ? either(parts) : null;
  if (filter === null) return null;
  return {
    ...last,
    filter: conjunction([...conjuncts(last.filter).filter((part) => isOfAll(part, shown)), filter]),
  };
}

/** The figures of the last two turns, of the same rows by the same groups. */
function bothFigures(previous: readonly SemanticQuery[]): AggregateQuery | null {
  const [before, last] = previous.slice(-2);
  if (before?.kind !== "aggregate" || last?.kind !== "aggregate") return null;
  const rest = (query: AggregateQuery) => partKey({ ...query, measures: [], chart: null });
  const shown = new Set(before.measures.map(({ expression }) => partKey(expression)));
  const [added, other] = last.measures.filter(({ expression }) => !shown.has(partKey(expression)));
  if (added === undefined || other !== undefined || rest(before) !== rest(last)) return null;
  return { ...before, measures: [...before.measures, { ...added, id: freeId(before, "e1") }] };
}

/** The last turns that show the same of different rows. */
function lastAlike(previous: readonly SemanticQuery[]): Shown[] {
  const last = previous.at(-1);
  const from = previous.findLastIndex((each) => last === undefined || !isAlike(each, last));
  return previous.slice(from + 1).filter((each) => each.kind === "aggregate" || each.kind === "list");
}

const isAlike = (one: SemanticQuery, other: SemanticQuery): boolean =>
  one.kind === other.kind && partKey({ ...one, filter: null }) === partKey({ ...other, filter: null });

const isOfAll = (part: Filter, shown: readonly Shown[]): boolean =>
  shown.every(({ filter }) => conjuncts(filter).some((each) => isSamePart(each, part)));

/** Values of one column, or periods of one time, as one condition; null of others. */
function either(parts: readonly Filter[]): Filter | null {
  const operand = operandOf(parts[0] ?? { kind: "and", filters: [] });
  if (operand === null || !parts.every((each) => isSamePart(operandOf(each), operand))) return null;
  const values = parts.flatMap((each) => equalsTo(each) ?? []);
  if (parts.every((each) => equalsTo(each) !== null))
    return { kind: "in", operand, values: [...new Set(values)] };
  return parts.every(({ kind }) => kind === "period") ? { kind: "or", filters: [...parts] } : null;
}
