import type { AggregateQuery } from "@parlance/contract";
import { type Build, columnAt, columnOf, isMeasure } from "../compose/build-context.ts";
import { isNumeric } from "../index/entries.ts";

/** "Which branch has the most?": by branches, whose figures the superlative ranks. */
export function withRankedGroups(build: Build): Build {
  const { frame } = build;
  const [extreme] = frame.extremes;
  if (extreme === undefined || extreme.by !== null || frame.groups.length > 0 || frame.counting) return build;
  const plain = frame.targets.every(({ noun, aggregation }) => {
    const column = columnOf(build, noun);
    return aggregation === null && (column === null || !isMeasure(build, column)) && noun.kind !== "metric";
  });
  if (!plain) return build;
  const groups = frame.targets.map(({ noun }) => ({ kind: "noun" as const, noun, each: false }));
  return { ...build, frame: { ...frame, targets: [], groups } };
}

/** "Show their country too": a column that is no figure is shown beside the groups. */
export function withShownBeside(previous: AggregateQuery, build: Build): Build {
  const { frame } = build;
  const beside = frame.targets.filter(({ noun, aggregation }) => {
    const column = aggregation === null ? columnOf(build, noun) : null;
    return column !== null && !isNumeric(columnAt(build, column));
  });
  if (beside.length === 0 || previous.dimensions.length === 0) return build;
  const groups = beside.map(({ noun }) => ({ kind: "noun" as const, noun, each: false }));
  return {
    ...build,
    frame: {
      ...frame,
      targets: frame.targets.filter((target) => !beside.includes(target)),
      groups: [...frame.groups, ...groups],
    },
  };
}
