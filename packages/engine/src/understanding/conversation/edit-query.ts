import {
  type AggregateQuery,
  isSamePart,
  type ListQuery,
  listQuery,
  type SemanticQuery,
} from "@parlance/contract";
import { analyse } from "../compose/build-analysis.ts";
import type { Build } from "../compose/build-context.ts";
import { namesOf } from "../compose/shown-columns.ts";
import { countsRows } from "./counts-rows.ts";
import { editAggregate } from "./edit-aggregate.ts";
import { editList } from "./edit-list.ts";
import { listedColumns } from "./listed-columns.ts";
import type { Manner } from "./manner.ts";
import { shareThatIs } from "./share-that-is.ts";

/**
 * The previous query with what a follow-up says changed in it; what it leaves unsaid stays, hand-made edits included.
 * Null where the follow-up changes nothing.
 */
export function editQuery(previous: SemanticQuery, build: Build, manner: Manner): SemanticQuery | null {
  const edited = edit(previous, build, manner);
  const { analysis } = build.frame;
  const base = edited ?? previous;
  if (analysis === null) return edited;
  const inner = base.kind === "analysis" ? base.query : base;
  return inner.kind === "aggregate" ? analyse(build, inner, analysis) : null;
}

function edit(previous: SemanticQuery, build: Build, manner: Manner): SemanticQuery | null {
  if (previous.kind === "aggregate" || previous.kind === "list") {
    const share = shareThatIs(previous, build, manner);
    if (share !== null) return share;
  }
  switch (previous.kind) {
    case "aggregate":
      if ((manner.which || manner.lists) && previous.dimensions.length === 0 && countsRows(previous)) {
        const rows = rowsCounted(previous, build);
        const adding = { ...manner, adds: manner.adds || manner.lists };
        const listed = rows === null ? null : withoutBareKeys(editList(rows, build, adding), build);
        return listed === null ? null : changed(previous, listed, build, manner);
      }
      return changed(previous, editAggregate(previous, build, manner), build, manner);
    case "list": {
      const adding = { ...manner, adds: manner.adds || manner.lists };
      return changed(previous, editList(previous, build, adding), build, manner);
    }
    case "set": {
      const left = edit(previous.left, build, manner);
      const right = edit(previous.right, build, manner);
      return left === null || right === null ? null : { ...previous, left, right };
    }
    case "analysis": {
      const query = edit(previous.query, build, manner);
      return query?.kind === "aggregate" || query?.kind === "list" ? { ...previous, query } : null;
    }
  }
}

/** "Which of those are in London?" after they were counted: they by name. */
function rowsCounted(previous: AggregateQuery, build: Build): ListQuery | null {
  const subject = build.index.graph.tableIds.get(previous.subject);
  const columns = subject === undefined ? [] : namesOf(build, subject);
  if (subject === undefined || columns.length === 0 || previous.having !== null) return null;
  return listQuery(previous.source, previous.subject, {
    columns: listedColumns(build, subject, columns),
    filter: previous.filter,
  });
}

/** Rows that have no name, by what is asked of them and not by their key as well. */
function withoutBareKeys(query: SemanticQuery | null, { index, frame }: Build): SemanticQuery | null {
  if (query?.kind !== "list" || frame.targets.length === 0) return query;
  const { key = [] } = index.tables[index.graph.tableIds.get(query.subject) ?? -1] ?? {};
  const names = new Set(key.map((id) => index.columns[id]?.column.name));
  const columns = query.columns.filter(
    ({ expression }) =>
      expression.kind !== "field" || expression.field.path.length > 0 || !names.has(expression.field.column),
  );
  return columns.length === 0 ? query : { ...query, columns };
}

/** The edited query where it differs, or where what a follow-up adds ("also show the amount") is shown already. */
function changed(
  before: SemanticQuery,
  after: SemanticQuery | null,
  { frame, text }: Build,
  manner: Manner,
): SemanticQuery | null {
  const same = after === null || isSamePart(before, after);
  const isTold = manner.adds || inFigure.test(text);
  return same && !(isTold && frame.targets.length > 0) ? null : after;
}

/** "In units", "in euros": what an answer's figures are to be told in, which they may be already. */
const inFigure = /^\W*(?:(?:and|now|ok|okay|so) )*in (?!all\b|total\b)\w+\W*$/i;
