import { days, isoDate } from "./calendar.ts";
import type { Order } from "./orders.ts";
import { createRandom, createWeightedPick, itemAt } from "./random.ts";

/** Pieces of one order line that came back; the refund is cents. */
export type Return = {
  id: number;
  lineId: number;
  date: string;
  quantity: number;
  refund: number;
  reason: string;
};

const reasons = [
  "Wrong size",
  "Changed mind",
  "Not as described",
  "Damaged in transit",
  "Defective",
] as const;
const fitPick = createWeightedPick([55, 22, 12, 6, 5]);
const electronicsPick = createWeightedPick([0, 22, 18, 15, 45]);
const otherPick = createWeightedPick([0, 40, 22, 28, 10]);
const channelFactor = { online: 1.35, retail: 0.7 };

/** Returns of completed orders, 3 to 25 days later, at the rate of the category; online more than in a branch. */
export function createReturns(orders: readonly Order[]): Return[] {
  const random = createRandom(66);
  const returns: Return[] = [];
  for (const order of orders) {
    if (order.status !== "completed") continue;
    for (const line of order.lines) {
      const { name, returnRate } = line.product.category;
      if (!random.chance(returnRate * channelFactor[order.store.channel])) continue;
      const day = order.day.index + random.integer(3, 25);
      if (day >= days.length) continue;
      const quantity = random.integer(1, line.quantity);
      const refund = Math.round((line.revenue * quantity) / line.quantity);
      const reason = itemAt(reasons, reasonPick(name)(random));
      returns.push({ id: returns.length + 1, lineId: line.id, date: isoDate(day), quantity, refund, reason });
    }
  }
  return returns;
}

function reasonPick(category: string) {
  if (category === "Clothing" || category === "Footwear") return fitPick;
  return category === "Electronics" ? electronicsPick : otherPick;
}
