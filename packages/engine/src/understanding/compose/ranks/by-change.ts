import type { AggregateQuery, Order } from "@parlance/contract";
import type { Build } from "../build-context.ts";

/**
 * "Growth of fees by club from 2022 to 2023, top 10", "lowest first": groups whose figure is compared are ranked by how far it went where
 * growth is asked for and no other figure is said to rank them. `ranked` is whether one is.
 */
export function byChange({ frame }: Build, query: AggregateQuery, ranked: boolean): AggregateQuery {
  const { comparison, measures, order } = query;
  const wish = frame.transforms.find(({ kind }) => kind === "growth");
  const [measure, other] = measures;
  if (wish?.kind !== "growth" || comparison === null || measure === undefined || other !== undefined)
    return query;
  if (ranked || frame.orders.some(({ noun, count }) => noun !== null || count)) return query;
  const part = wish.absolute === true ? "difference" : "change";
  const changed = ({ by, ...each }: Order): Order => ({
    ...each,
    by: by.kind === "output" && by.id === measure.id ? { kind: "output", id: `${measure.id}:${part}` } : by,
  });
  return { ...query, order: order.map(changed) };
}
