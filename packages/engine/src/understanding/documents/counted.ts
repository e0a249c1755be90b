import {
  type Filter,
  fieldOf,
  type Holder,
  isHolder,
  lowered,
  type MeasureExpression,
  type Path,
  pluralOf,
  type SemanticModel,
} from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { documentTable } from "./document-table.ts";
import { moreDocuments } from "./more-documents.ts";

/** A part of a query over a table, with different numbers of documents where it counts rows that are their lines. */
export function counted<Part>(part: Part, subject: string, index: ModelIndex): Part {
  if (!isHolder(part)) return part;
  if (Array.isArray(part)) return part.map((each) => counted(each, subject, index)) as Part;
  const own = typeof part.subject === "string" ? part.subject : subject;
  const within = Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, counted(each, own, index)]),
  );
  const more = part.kind === "related" ? moreThan(within as Related, own, index) : null;
  return (more ?? { ...within, ...(numbersOf(part, own, index) ?? labelled(part, own, index)) }) as Part;
}

type Related = Extract<Filter, { kind: "related" }>;

/** What "has more than 2" of a table's rows becomes. */
const moreThan = (related: Related, subject: string, index: ModelIndex): Filter | null =>
  moreDocuments(related, { subject, end: endOf(related.path, subject, index.model), index });

/** What a count of rows becomes. */
function numbersOf(part: Holder, subject: string, index: ModelIndex): Holder | null {
  const isCount =
    (part.kind === "aggregate" || part.kind === "aggregate-value") &&
    part.aggregation === "count" &&
    part.operand === null;
  if (!isCount) return null;
  const path = part.path as Path;
  const documents = documentTable(endOf(path, subject, index.model), index);
  if (documents === null) return null;
  const { table, key } = documents;
  return { aggregation: "count-distinct", operand: fieldOf(table.table.name, key.column.name, path) };
}

/** A measure that is such a count says what it counts. */
function labelled(part: Holder, subject: string, index: ModelIndex): Holder {
  const { expression, label } = part;
  if (!isHolder(expression) || typeof label !== "string") return {};
  const number = numbersOf(expression, subject, index);
  if (number === null || (expression as MeasureExpression).kind !== "aggregate") return {};
  const documents = documentTable(endOf(expression.path as Path, subject, index.model), index);
  return documents === null
    ? {}
    : { label: `number of different ${pluralOf(lowered(documents.key.column.label))}` };
}

/** The table at the end of a path. */
function endOf(path: Path, subject: string, { relationships }: SemanticModel): string {
  const last = path.at(-1);
  if (last === undefined) return subject;
  const { from, to } = relationships.find(({ id }) => id === last.relationship) ?? {};
  return (last.reversed ? from : to)?.table ?? subject;
}
