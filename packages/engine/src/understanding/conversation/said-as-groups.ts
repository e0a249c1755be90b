import { type AggregateQuery, pluralOf } from "@parlance/contract";
import { type Build, columnAt, columnOf, isMeasure, pathTo } from "../compose/build-context.ts";
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

/** "And orders?": how many there are of them. */
const isPlural = ({ index, text }: Build, table: number): boolean => {
  const many = pluralOf(index.tables[table]?.words.at(-1) ?? "");
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(many);
};

/** "Show their country too", "add the clinic": a column that is no figure, or the one row that each of the groups has, is shown beside them. */
export function withShownBeside(previous: AggregateQuery, build: Build): Build {
  const { frame } = build;
  const subject = build.index.graph.tableIds.get(previous.subject);
  const beside = frame.targets.filter(({ noun, aggregation }) => {
    if (noun.kind === "table" && aggregation === null && !frame.counting && subject !== undefined)
      return !isPlural(build, noun.table) && pathTo(build, subject, noun.table)?.toOne === true;
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
