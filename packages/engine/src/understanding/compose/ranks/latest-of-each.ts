import { type ListColumn, type ListQuery, listQuery } from "@parlance/contract";
import { isTime } from "../../index/entries.ts";
import { type Build, columnAt, columnOf, fieldAt, tableName, tableOf, valueAt } from "../build-context.ts";
import { conditionsFilter } from "../conditions/conditions.ts";
import { nounDimensions } from "../groups/dimensions.ts";
import { hintColumn } from "../groups/hint-column.ts";

/**
 * "The latest balance of each user", "each ticker's most recent closing price": of each member's rows the last one in time, and
 * what it holds. Null where no time is superlative, nothing is told apart or a figure is asked for.
 */
export function latestOfEach(build: Build): ListQuery | null {
  const { frame } = build;
  const [extreme, other] = frame.extremes;
  const timely = extreme?.hints.some(({ role }) => role === "time") === true;
  if (extreme === undefined || other !== undefined || !timely || (extreme.size ?? 1) !== 1) return null;
  const nouns = frame.groups.flatMap((group) => (group.kind === "noun" && group.each ? [group.noun] : []));
  if (nouns.length === 0 || nouns.length < frame.groups.length || frame.counting) return null;
  const figured = frame.targets.some(
    ({ aggregation, noun }) => aggregation !== null || noun.kind === "metric",
  );
  if (figured || frame.transforms.length > 0) return null;
  const shown = [
    ...frame.targets.map(({ noun }) => noun),
    ...(extreme.by === null ? [] : [extreme.by]),
  ].flatMap((noun) => columnOf(build, noun) ?? []);
  const [first] = shown.filter((column) => !isTime(columnAt(build, column)));
  const subject = first === undefined ? undefined : build.index.columns[first]?.table;
  if (
    subject === undefined ||
    nouns.some((noun) => tableOf(build, noun) === subject && noun.kind === "table")
  )
    return null;
  const time = hintColumn(build, [subject], extreme.hints);
  const by = time === null ? null : valueAt(build, subject, time.column);
  if (by === null || !isTime(columnAt(build, time?.column ?? -1))) return null;
  build.used.add(subject);
  const members = nouns.map((noun, at) => nounDimensions(build, subject, noun, `g${at + 1}`));
  const keys = members.flatMap(({ dimensions }) => dimensions);
  const columns = shown.flatMap((column, at): ListColumn[] => {
    const expression = fieldAt(build, subject, column);
    return expression === null
      ? []
      : [{ id: `c${at + 1}`, label: columnAt(build, column)?.label ?? "", expression }];
  });
  if (keys.length === 0 || columns.length === 0) return null;
  return listQuery(build.index.model.source, tableName(build, subject), {
    columns: [...keys, ...columns],
    filter: conditionsFilter(build, subject),
    order: [{ by, descending: time?.descending ?? extreme.descending }],
    limit: { count: 1, offset: 0, per: keys.map(({ id }) => id), ties: "cut" },
    hidden: members.flatMap(({ hidden }) => hidden),
  });
}
