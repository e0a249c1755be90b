import {
  type Dimension,
  isSamePart,
  lowered,
  named,
  type Path,
  type ResultTable,
  resolvePath,
  reversePath,
  type SemanticModel,
  type SemanticQuery,
  type Sentence,
} from "@parlance/contract";
import { mixedCurrencies } from "./mixed-currencies.ts";
import { nameOf, rowCount, sentence, totalCount } from "./segments.ts";
import { tellsOfShown } from "./tells-of-shown.ts";
import { type VoidRows, voidRows } from "./void-rows.ts";

/** What a reader must know to read the result rightly: assumptions of the reading, overlapping groups, cut rows, a top 5 of four. */
export function notesFor(
  query: SemanticQuery,
  model: SemanticModel,
  table: ResultTable,
  assumptions: string[],
): Sentence[] {
  const notes = assumptions.map((assumption) => sentence(named(assumption)));
  const overlap = query.kind === "aggregate" ? overlappingDimension(query, model) : null;
  const heading = table.columns.find(({ id }) => id === overlap?.id);
  if (overlap !== null)
    notes.push(
      sentence(
        "The groups overlap: one row can have several values of ",
        named(lowered(heading === undefined ? overlap.label : nameOf(heading))),
        " and counts once in each.",
      ),
    );
  const [first, second, ...others] = mixedCurrencies(query, model);
  if (first !== undefined && second !== undefined)
    notes.push(
      sentence(
        "Amounts in different currencies are added up as they are: ",
        named([first, second, ...others.slice(0, 3)].join(", ")),
        ".",
      ),
    );
  const given = voidRows(query, model);
  if (given !== null) notes.push(voidNote(given));
  if (table.truncated && query.kind !== "analysis" && !tellsOfShown(table, query))
    notes.push(
      table.total === undefined
        ? sentence("Only the first ", rowCount(table), " rows are shown.")
        : sentence("Only the first ", rowCount(table), " of ", totalCount(table), " rows are shown."),
    );
  if (askedMore(query, table)) notes.push(sentence("There are only ", rowCount(table), ": all are shown."));
  return notes;
}

/** Which rows are counted in though they came to nothing, and how to leave them out. */
const voidNote = ({ value, table }: VoidRows): Sentence =>
  sentence(
    named(`“${value}” ${lowered(table)}`),
    " are counted in; ask for it ",
    named(`“without ${value.toLowerCase()}”`),
    " to leave them out.",
  );

/** Whether a top 5 has fewer than five. */
function askedMore(query: SemanticQuery, { rowCount: count, truncated }: ResultTable): boolean {
  const limit = query.kind === "analysis" ? null : query.limit;
  return (
    limit !== null &&
    limit.per.length === 0 &&
    limit.offset === 0 &&
    limit.count > count &&
    count > 0 &&
    !truncated
  );
}

function overlappingDimension(
  query: Extract<SemanticQuery, { kind: "aggregate" }>,
  model: SemanticModel,
): Dimension | null {
  for (const { expression } of query.measures) {
    if (expression.kind !== "aggregate") continue;
    for (const dimension of query.dimensions) {
      const { expression: grouping } = dimension;
      if (
        grouping.kind === "field" &&
        reachedToMany(model, query.subject, expression.path, grouping.field.path)
      )
        return dimension;
    }
  }
  return null;
}

/** Whether some step from the end of `from` to the end of `to` can meet several rows. */
function reachedToMany(model: SemanticModel, subject: string, from: Path, to: Path): boolean {
  let shared = 0;
  while (shared < from.length && shared < to.length && isSamePart(from[shared], to[shared])) shared++;
  const fork = resolvePath(model, subject, from.slice(0, shared));
  const start = resolvePath(model, subject, from)?.at(-1)?.to ?? subject;
  if (fork === null) return false;
  const way = [...reversePath(from.slice(shared)), ...to.slice(shared)];
  return resolvePath(model, start, way)?.some((step) => !step.toOne) ?? false;
}
