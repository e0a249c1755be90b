import {
  type AggregateQuery,
  type Column,
  type Field,
  findTable,
  type Measure,
  type Path,
  partKey,
  resolvePath,
  type SemanticModel,
} from "@parlance/contract";
import { reachableToOne } from "./paths.ts";

const most = { members: 60, steps: 3 };

/**
 * Columns of the measure's rows and of what they refer to, by which the rows are split: the nearest ones of few members, at
 * most `candidates`, while all combinations of their members stay below `groups`.
 */
export function candidateDimensions(
  query: AggregateQuery,
  measure: Measure,
  model: SemanticModel,
  bounds: { candidates: number; groups: number },
): Field[] {
  const start = measure.expression.kind === "aggregate" ? measure.expression.path : [];
  const table = resolvePath(model, query.subject, start)?.at(-1)?.to ?? query.subject;
  const found = reachableToOne(model, table, most.steps)
    .filter((path) => path.every(({ reversed }) => !reversed))
    .flatMap((path) => fieldsAt(start, path, table, model));
  const chosen: Field[] = [];
  let groups = 1;
  for (const { field, members } of byTurns(found)) {
    if (chosen.length === bounds.candidates || groups * members > bounds.groups) continue;
    groups *= members;
    chosen.push(field);
  }
  return chosen;
}

type Candidate = { field: Field; members: number; distance: number };

/**
 * The best column of each table, nearest tables first, then the second best of each, and so on: so that one table with many
 * columns does not keep the others out. A handful of members says most.
 */
function byTurns(found: readonly Candidate[]): Candidate[] {
  const oddness = ({ members }: Candidate): number => Math.abs(Math.log(members / handful));
  const tables = [...Map.groupBy(found, ({ field }) => partKey(field.path)).values()].map((own) =>
    own.toSorted((a, b) => oddness(a) - oddness(b)),
  );
  return tables
    .flatMap((own) => own.map((candidate, turn) => ({ candidate, turn })))
    .toSorted((a, b) => a.turn - b.turn || a.candidate.distance - b.candidate.distance)
    .map(({ candidate }) => candidate);
}

const handful = 5;

function fieldsAt(start: Path, path: Path, from: string, model: SemanticModel): Candidate[] {
  const name = resolvePath(model, from, path)?.at(-1)?.to ?? from;
  const table = findTable(model, name);
  return (table?.columns ?? []).flatMap((column) => {
    const members = membersOf(column);
    return members === null
      ? []
      : [
          {
            field: { path: [...start, ...path], table: name, column: column.name },
            members,
            distance: path.length,
          },
        ];
  });
}

/** How many members a column that may explain a change has; null for keys, names, figures, times and constants. */
function membersOf({ role, hidden, profile }: Column): number | null {
  const splits = role === "category" || role === "boolean" || role === "geo";
  const members = profile?.distinct ?? 0;
  return splits && !hidden && members >= 2 && members <= most.members ? members : null;
}
