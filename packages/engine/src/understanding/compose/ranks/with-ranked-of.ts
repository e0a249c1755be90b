import type { ModelIndex } from "../../index/model-index.ts";
import type { Frame } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import type { Choice } from "../resolve.ts";

type Input = { frame: Frame; index: ModelIndex; by: ReadonlyMap<number, number> };

/** "The busiest van of each depot by trips": each depot of the vans, and not the one at which a trip began. */
export function withRankedOf({ frame, index, by }: Input, choice: Choice): ReadonlyMap<number, number> {
  const [group, other] = frame.groups;
  const [ranked, further] = frame.targets;
  if (frame.extremes.length === 0 || group?.kind !== "noun" || !group.each || ranked === undefined) return by;
  if (other !== undefined || further !== undefined || ranked.aggregation !== null) return by;
  const [table, whole] = [ranked.noun, group.noun].map((noun) => tableOf(noun, index, choice));
  if (table == null || whole == null || by.has(whole)) return by;
  const refers = index.graph.ways[table]?.some(({ to, toOne }) => to === whole && toOne) === true;
  return refers ? new Map([...by, [whole, table]]) : by;
}

function tableOf(noun: Noun, { columns }: ModelIndex, choice: Choice): number | null {
  if (noun.kind === "table") return noun.table;
  const column = noun.kind === "column" ? choice.columns.get(noun) : undefined;
  return columns[column ?? -1]?.table ?? null;
}
