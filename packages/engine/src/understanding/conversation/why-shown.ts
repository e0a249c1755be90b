import {
  type AggregateQuery,
  aggregateOf,
  findTable,
  isSamePart,
  lowered,
  type Measure,
  resolvePath,
  rowsOf,
  type SemanticModel,
  type SemanticQuery,
  timeOf,
} from "@parlance/contract";
import { candidateDimensions } from "../../semantics/candidate-dimensions.ts";
import { fieldColumn } from "../../semantics/expression-type.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { tokenize, valueKey } from "../text/tokenize.ts";
import { freeId } from "./free-id.ts";
import { amongMembers } from "./restrict.ts";
import { membersOf, shownWords } from "./shown-members.ts";

const idle: ReadonlySet<string> = new Set(
  "and but so ok okay why how come is are was were do does did has have that this it they them there these those the a an of for in by to between each explain what explains reason reasons cause causes behind difference differences differ different big large small high higher highest low lower lowest much many far ahead lead leads leading most least".split(
    " ",
  ),
);
const asking: ReadonlySet<string> = new Set(
  "why explain explains reason reasons cause causes behind come".split(" "),
);
/** Further splits that are offered. */
const splits = { candidates: 8, groups: 1e9 };
const offered = 2;

/**
 * "Why?" after figures of no time: what they may be explained by. A sum of members is as high as there are many rows of them, or high ones;
 * and it is made up of kinds. Empty for other follow-ups, and of figures that are followed or bounded in time, whose change has reasons.
 */
export function whyShown(question: string, previous: SemanticQuery, index: ModelIndex): AggregateQuery[] {
  if (previous.kind !== "aggregate" || timeOf(previous) !== null) return [];
  const figures = previous.measures.filter(({ id }) => !previous.hidden.includes(id));
  const [figure, other] = figures;
  const subject = index.graph.tableIds.get(previous.subject);
  if (figure === undefined || other !== undefined || subject === undefined) return [];
  if (!asksWhy(question, previous, index)) return [];
  const base: AggregateQuery = { ...previous, transforms: [], chart: null };
  const parts = partsOf(base, figure, index.model);
  const kinds = furtherSplits(base, figure, index.model).map((query) =>
    amongMembers(query, previous, { index }, subject),
  );
  return [...(parts === null ? [] : [parts]), ...kinds];
}

/** Whether nothing but "why" is asked, of what is shown or of one of its members. */
function asksWhy(question: string, previous: AggregateQuery, { values, columns }: ModelIndex): boolean {
  const tokens = tokenize(question, 20).filter(({ kind }) => kind !== "mark");
  if (!tokens.some(({ text }) => asking.has(text))) return false;
  const shown = shownWords(previous);
  const rest = tokens.filter(({ text, lemma }) => !idle.has(text) && !shown.has(lemma));
  const key = valueKey(rest.map(({ raw }) => raw).join(" "));
  return rest.length === 0 || (values.byKey.get(key) ?? []).some(isMember);

  function isMember(id: number): boolean {
    const column = columns[values.values[id]?.column ?? -1]?.column.name;
    return previous.dimensions.some(
      ({ expression }) => expression.kind === "field" && expression.field.column === column,
    );
  }
}

/** A sum beside how many rows it is of and their average; null of other figures. */
function partsOf(query: AggregateQuery, figure: Measure, model: SemanticModel): AggregateQuery | null {
  const { expression } = figure;
  if (expression.kind !== "aggregate" || expression.aggregation !== "sum" || query.dimensions.length === 0)
    return null;
  const { path, operand, filter } = expression;
  const rows = findTable(model, resolvePath(model, query.subject, path)?.at(-1)?.to ?? query.subject);
  if (rows === null || operand === null) return null;
  const of = figure.label.replace(/^total /i, "");
  const further: Measure[] = [
    {
      id: freeId(query, "rows"),
      label: `number of ${rowsOf(lowered(rows.label))}`,
      expression: aggregateOf("count", null, path, filter),
    },
    {
      id: freeId(query, "each"),
      label: `average ${of}`,
      expression: aggregateOf("average", operand, path, filter),
    },
  ];
  return { ...query, measures: [...query.measures, ...further] };
}

/** The figure by kinds of its rows besides what it is shown by. */
function furtherSplits(query: AggregateQuery, figure: Measure, model: SemanticModel): AggregateQuery[] {
  if (query.dimensions.length > 0 && membersOf(query) === null) return [];
  const shown = query.dimensions.map(({ expression }) => expression);
  return candidateDimensions(query, figure, model, splits)
    .filter((field) => !shown.some((each) => isSamePart(each, { kind: "field", field })))
    .slice(0, offered)
    .map((field) => ({
      ...query,
      dimensions: [
        ...query.dimensions,
        {
          id: freeId(query, "split"),
          label: lowered(fieldColumn(model, field)?.label ?? field.column),
          expression: { kind: "field", field },
        },
      ],
    }));
}
