import { columnKindOf } from "../../index/column-kind-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { people } from "../../index/people-column.ts";
import { isShared, isSharedKey } from "../../index/shared-key.ts";
import type { Frame } from "../../parse/frame/frame.ts";
import type { Choice } from "../resolve.ts";

/**
 * "What share of our customers is from Spain" of rows that repeat them: so many different ones, and no split by each of them.
 */
export function shareOfMembers(frame: Frame, choice: Choice, index: ModelIndex): Frame {
  const [target, other] = frame.targets;
  const isShare = frame.transforms.some(({ kind }) => kind === "share");
  if (!isShare || target === undefined || other !== undefined || target.noun.kind !== "column") return frame;
  if (target.aggregation !== null || frame.extremes.length > 0 || !saysPart(frame)) return frame;
  const column = choice.columns.get(target.noun);
  if (column === undefined || !repeatsMembers(column, frame.verb !== null, index)) return frame;
  return { ...frame, counting: true, targets: [{ ...target, aggregation: "count" }] };
}

/** Which part of them is meant, or what they are split by. */
const saysPart = ({ conditions, required, deeds, periods, groups }: Frame): boolean =>
  conditions.length + required.length + deeds.length + periods.length + groups.length > 0;

/** The number or name of what a sheet's rows are of, several of each; any kind of which a verb says something ("what share of countries are …"). */
function repeatsMembers(id: number, isSaidOf: boolean, { columns, tables, inner }: ModelIndex): boolean {
  const entry = columns[id];
  if (entry === undefined || entry.foreign || entry.column.physicalType === "boolean") return false;
  const model = { columns, tables };
  if (entry.column.role === "key") return isSharedKey(id, model);
  const isPerson = people.has(entry.words.findLast((word) => word !== "name") ?? "");
  const isInner = inner.some(({ naming, key }) => naming === id || key === id);
  const isKind = isSaidOf && entry.column.physicalType === "string" && columnKindOf(entry.column) !== "flag";
  return (isPerson || isInner || isKind) && isShared(id, model);
}
