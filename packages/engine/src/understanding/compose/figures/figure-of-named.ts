import type { Frame } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnOf, isMeasure } from "../build-context.ts";
import { nounOfColumn } from "../noun-of-column.ts";
import type { Choice } from "../resolve.ts";
import { namesRow } from "./counts-named.ts";

/**
 * "How many silver medals did Ann Roe get", "how many medals did Senegal win" of a table with a row for each of them: the figure of theirs that is named, or else
 * their total, and no number of rows, of which there are as many as were named. Other frames stay as they are.
 */
export function figureOfNamed(build: Build): { frame: Frame; choice: Choice } {
  const { frame, choice } = build;
  const [target, other] = frame.targets;
  const summed = target?.noun.kind === "table" && target.aggregation === "sum";
  const counts = frame.counting || target?.aggregation === "count" || summed;
  const plain = frame.groups.length + frame.extremes.length + frame.orders.length === 0 && !frame.versus;
  if (build.index.tables.length > 1 || (target?.tallied === true && frame.context.length === 0))
    return { frame, choice };
  const asked = columnOf(build, target?.noun ?? null);
  const held = !counts || !plain || other !== undefined || (asked !== null && !isMeasure(build, asked));
  const rows = frame.conditions.filter((condition) => namesRow(build, condition));
  if (held || rows.length === 0 || build.lemmas.has("both")) return { frame, choice };
  const said = [...frame.targets.map(({ noun }) => noun), ...frame.context];
  const named = said.filter((noun) => isMeasure(build, columnOf(build, noun) ?? -1));
  const [figure, second] = named;
  if (second !== undefined) return { frame, choice };
  const thing = target?.noun ?? frame.context.find(({ kind }) => kind === "table");
  const total = figure === undefined && thing !== undefined ? totalOf(build, thing) : null;
  const noun = figure ?? total?.noun;
  if (noun === undefined) return { frame, choice };
  const isWritten = rows.length === 1 && holdsMore(build, total?.column ?? columnOf(build, noun));
  const aggregation = isWritten ? null : ("sum" as const);
  const targets = [{ noun, aggregation, distinct: false, joined: false }];
  const context = frame.context.filter((each) => each !== noun);
  return {
    frame: { ...frame, counting: false, aggregations: [], targets, context },
    choice: total === null ? choice : { ...choice, columns: new Map(choice.columns).set(noun, total.column) },
  };
}

/** Whether texts that are read as numbers hold more than digits: a unit, a note, a mark of thousands. */
const holdsMore = ({ index }: Build, column: number | null): boolean =>
  index.columns[column ?? -1]?.form != null &&
  index.values.values.some((value) => value.column === column && !/^[\d.]+$/.test(value.text));

/** The figure that the table that is spoken of calls nothing but its total; null where it has none. */
function totalOf(build: Build, thing: Noun): { noun: Noun; column: number } | null {
  const entry = build.index.columns.find(
    ({ id, table, words }) =>
      thing.kind === "table" &&
      table === thing.table &&
      words.length === 1 &&
      words[0] === "total" &&
      isMeasure(build, id),
  );
  return entry === undefined ? null : { noun: nounOfColumn(build, entry, thing.start), column: entry.id };
}
