import { aggregateOf } from "@parlance/contract";
import type { Group, Target } from "../parse/frame.ts";
import {
  type Build,
  columnAt,
  columnOf,
  fieldAt,
  isMeasure,
  isTime,
  tableName,
  tableOf,
} from "./build-context.ts";
import type { Figure } from "./figure.ts";
import { figureOf, rowsFigure } from "./measures.ts";
import { timeColumnNear } from "./time-column.ts";

/**
 * "average number of lines per order", "mrr per seat", "average freight per order": figures divided by what stands after
 * "per". Null where nothing is divided; what was used is marked as spent.
 */
export function rowsPerGroup(build: Build): { target: Target | null; figure: Figure }[] | null {
  const rate = periodRate(build);
  if (rate !== null) return rate;
  const { frame } = build;
  const per =
    frame.groups.find((group) => group.kind === "noun" && group.per === true) ??
    frame.groups.find((group) => group.kind === "noun" && group.each);
  if (per?.kind === "noun" && frame.extremes.length > 0) spendOwnRows(build, per);
  const first =
    frame.targets.find(({ aggregation, noun }) => aggregation !== null || noun.kind !== "table") ??
    frame.targets[0];
  if (per?.kind !== "noun" || first === undefined || frame.extremes.length > 0) return null;
  const counted = frame.targets.some(
    ({ noun, aggregation }) => noun === first.noun && aggregation === "count",
  );
  const averaged = frame.targets.some(
    ({ noun, aggregation }) => noun === first.noun && aggregation === "average",
  );
  const column = columnOf(build, per.noun);
  const figured =
    (first.noun.kind !== "table" && first.aggregation !== "count" && !build.lemmas.has("each")) ||
    (per.per === true && frame.groups.length > 1);
  if (column !== null && figured && isMeasure(build, column))
    return divided(
      build,
      first,
      per,
      figureOf(build, { noun: per.noun, aggregation: "sum", distinct: false, joined: false }),
    );
  const table = per.noun.kind === "table" ? per.noun.table : null;
  if (table === null) return null;
  if (averaged && !counted && tableOf(build, first.noun) === table) {
    build.spent.add(per);
    return null;
  }
  const also = frame.groups.length > 1 && first.noun.kind === "table";
  return (averaged && counted) || also ? divided(build, first, per, rowsFigure(build, table)) : null;
}

/** "the top 5 drugs by … average amount per treatment": of each of the rows that are averaged, nothing to group by. */
function spendOwnRows(build: Build, per: Extract<Group, { kind: "noun" }>): void {
  if (per.noun.kind !== "table" || build.lemmas.has("each")) return;
  const { table } = per.noun;
  const averaged = build.frame.targets.some(
    ({ aggregation, noun }) => aggregation === "average" && tableOf(build, noun) === table,
  );
  if (averaged) build.spent.add(per);
}

/** "average daily revenue by month": the sum over the number of different days; of figures that do not add up, the average. */
function periodRate(build: Build): { target: Target | null; figure: Figure }[] | null {
  const { frame } = build;
  const rate = frame.groups.find((group) => group.kind === "grain" && group.rate === true);
  const target = frame.targets.find(({ aggregation }) => aggregation === "average");
  if (rate?.kind !== "grain" || target === undefined || frame.extremes.length > 0) return null;
  const column = columnOf(build, target.noun);
  const adds = column === null || columnAt(build, column)?.additivity === "additive";
  const above = figureOf(build, { ...target, aggregation: "sum" });
  const time = above === null ? null : timeColumnNear(build, above.table);
  const operand =
    above === null || time === null || !isTime(columnAt(build, time))
      ? null
      : fieldAt(build, above.table, time);
  if (above === null || operand?.kind !== "field") return null;
  build.spent.add(rate);
  if (!adds) return null;
  build.spent.add(target);
  const { field } = operand;
  const figure: Figure = {
    table: above.table,
    label: `average ${rate.grain}'s ${above.label}`,
    note: null,
    express: (path) => ({
      kind: "arithmetic",
      operator: "/",
      left: above.express(path),
      right: aggregateOf(
        "count-distinct",
        {
          kind: "truncate",
          grain: rate.grain,
          operand: { kind: "field", field: { ...field, path: [...path, ...field.path] } },
        },
        path,
      ),
    }),
  };
  return [{ target, figure }];
}

function divided(
  build: Build,
  first: Target,
  per: object,
  below: Figure | null,
): { target: Target | null; figure: Figure }[] | null {
  const above =
    first.noun.kind === "table"
      ? rowsFigure(build, first.noun.table)
      : figureOf(build, { ...first, aggregation: first.aggregation === "count" ? "count" : "sum" });
  if (above === null || below === null) return null;
  for (const target of build.frame.targets) if (target.noun === first.noun) build.spent.add(target);
  build.spent.add(per);
  const same = above.table === below.table;
  const way = same ? [] : wayBetween(build, above.table, below.table);
  if (way === null) return null;
  build.notes.push(`${above.label} divided by ${below.label}`);
  const figure: Figure = {
    table: above.table,
    label: `${above.label} per ${tableName(build, below.table)}`,
    note: null,
    express: (path) => ({
      kind: "arithmetic",
      operator: "/",
      left: above.express(path),
      right: below.express([...path, ...way]),
    }),
  };
  return [{ target: first, figure }];
}

const wayBetween = (build: Build, from: number, to: number) => {
  const way = build.index.graph.ways[from]?.find((each) => each.to === to && each.toOne);
  return way === undefined ? null : [way.step];
};
