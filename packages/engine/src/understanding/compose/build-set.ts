import type { AggregateQuery, ListQuery, SetQuery } from "@parlance/contract";
import type { Condition } from "../parse/frame.ts";
import type { Build } from "./build-context.ts";
import { conditionColumn } from "./conditions.ts";

type Plain = (build: Build, entity: number) => AggregateQuery | ListQuery | null;

/**
 * "shared by schools founded before 1890 and schools founded after 1900": conditions on one column that no row can meet
 * together ask for what both sides have in common. Null where the frame holds no such pair.
 */
export function buildSet(build: Build, entity: number, plain: Plain): SetQuery | null {
  const { frame } = build;
  if (
    frame.counting ||
    frame.extremes.length > 0 ||
    frame.targets.some(({ aggregation }) => aggregation !== null)
  )
    return null;
  const pair = clash(build, entity);
  if (pair === null) return null;
  const side = (without: Condition): AggregateQuery | ListQuery | null =>
    plain(
      {
        ...build,
        frame: {
          ...frame,
          both: false,
          conditions: frame.conditions.filter((condition) => condition !== without),
        },
      },
      entity,
    );
  const [left, right] = [side(pair[1]), side(pair[0])];
  if (left?.kind !== "list" || right?.kind !== "list") return null;
  return {
    kind: "set",
    source: build.index.model.source,
    operation: "intersect",
    left,
    right,
    order: [],
    limit: null,
  };
}

function clash(build: Build, entity: number): [Condition, Condition] | null {
  const { conditions, both } = build.frame;
  for (const [at, first] of conditions.entries()) {
    const second = conditions[at + 1];
    if (second === undefined || second.or || first.negated || second.negated) continue;
    const column = conditionColumn(build, entity, first);
    if (column === null || column !== conditionColumn(build, entity, second)) continue;
    if (
      first.test.kind === "value" &&
      second.test.kind === "value" &&
      both &&
      build.index.columns[column]?.table === entity
    )
      return [first, second];
    if (first.test.kind !== "compare" || second.test.kind !== "compare") continue;
    if (disjoint(first.test, second.test) || disjoint(second.test, first.test)) return [first, second];
  }
  return null;
}

type Comparison = Extract<Condition["test"], { kind: "compare" }>;

const disjoint = (low: Comparison, high: Comparison): boolean =>
  low.operator.startsWith("<") && high.operator.startsWith(">") && Number(low.value) <= Number(high.value);
