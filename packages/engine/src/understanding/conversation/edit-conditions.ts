import { type AggregateQuery, conjuncts, type Filter, type ListQuery } from "@parlance/contract";
import { type Build, columnOf, tableOf } from "../compose/build-context.ts";
import { conditionsFilter } from "../compose/conditions/conditions.ts";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { isTime } from "../index/entries.ts";
import { dropConditions, mergeFilters, takeOut } from "./edit-filter.ts";
import { onFigure } from "./edit-having.ts";
import { flipBound } from "./flip-bound.ts";
import type { Manner } from "./manner.ts";
import { ofShownColumn } from "./of-shown-column.ts";
import { onTheSameTime } from "./on-the-same-time.ts";
import { replacedValues } from "./replaced-values.ts";

/** The rows that count after a follow-up's conditions, periods and removals. */
export function editConditions(
  query: AggregateQuery | ListQuery,
  build: Build,
  subject: number,
  manner: Manner,
): Filter | null {
  const flipped = flipBound(query.filter, build, manner);
  if (flipped !== null) return flipped;
  const own = new Set(onFigure(build, subject, query));
  const named = namedColumns(build);
  let filter = query.filter;
  if (manner.drops) filter = named.size === 0 && !speaks(build) ? null : dropConditions(filter, named);
  else filter = dropConditions(filter, splitByAll(build));
  const asked = onTheSameTime(filter, conditionsFilter(build, subject, own), build);
  const unnamed = build.frame.conditions.every(({ left }) => left === null);
  const said = unnamed
    ? conjunction(conjuncts(asked).map((each) => ofShownColumn(each, query, build.index)))
    : asked;
  if (manner.takes) return takeOut(filter, said);
  const { old, added } = replacedValues(filter, said, build.index, manner);
  return mergeFilters(old, added, {
    widens: manner.widens || manner.compares,
    replaces: manner.replaces,
  });
}

/** "What about every town", "for all the kinds": what is split by each of its values is no longer cut to one of them. */
function splitByAll(build: Build): Set<string> {
  const { frame, index } = build;
  const groups = frame.groups.flatMap((group) => (group.kind === "noun" ? [group.noun] : []));
  if (!all.test(build.text)) return new Set();
  return new Set(
    groups.flatMap((noun) => {
      const entry = index.columns[columnOf(build, noun) ?? -1];
      const table = index.tables[entry?.table ?? -1]?.table.name;
      return entry === undefined || table === undefined ? [] : [`${table}.${entry.column.name}`];
    }),
  );
}

const all = /\b(?:every|each|all)\b/i;

const speaks = ({ frame }: Build): boolean =>
  frame.conditions.length > 0 || frame.groups.length > 0 || frame.periods.length > 0;

/** Columns that a follow-up names, as `table.column`; a time word stands for every time. */
function namedColumns(build: Build): Set<string> {
  const { frame, index } = build;
  const nouns = [...frame.targets.map(({ noun }) => noun), ...frame.context];
  const names = new Set<string>();
  for (const noun of nouns) {
    const column = columnOf(build, noun);
    const entry = column === null ? undefined : index.columns[column];
    const table = tableOf(build, noun);
    if (entry !== undefined && table !== null)
      names.add(`${index.tables[table]?.table.name ?? ""}.${entry.column.name}`);
  }
  const words = ["date", "period", "time", "year", "month"].some((word) => build.lemmas.has(word));
  if (!words) return names;
  for (const { table, column } of index.columns)
    if (column.role === "time" || isTime(column))
      names.add(`${index.tables[table]?.table.name ?? ""}.${column.name}`);
  return names;
}
