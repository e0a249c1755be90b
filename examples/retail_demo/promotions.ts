import type { Day } from "./calendar.ts";

/** A promotion of every year: `categories` is null where it covers all; `lift` multiplies the orders of its days. */
export type Promotion = {
  name: string;
  discountRate: number;
  categories: readonly string[] | null;
  lift: number;
  covers(day: Day): boolean;
};

/** The promotion of a day, if there is one: they never overlap. */
export function promotionOf(day: Day): Promotion | null {
  return promotions.find((promotion) => promotion.covers(day)) ?? null;
}

/** The retailer's promotions. */
export const promotions: readonly Promotion[] = [
  {
    name: "Winter Sale",
    discountRate: 0.2,
    categories: ["Clothing", "Footwear"],
    lift: 1.25,
    covers: between("01-08", "01-21"),
  },
  {
    name: "Spring Refresh",
    discountRate: 0.15,
    categories: ["Home & Kitchen"],
    lift: 1.15,
    covers: between("04-10", "04-16"),
  },
  {
    name: "Summer Kickoff",
    discountRate: 0.15,
    categories: ["Sports & Outdoors"],
    lift: 1.15,
    covers: between("06-05", "06-11"),
  },
  { name: "Members Week", discountRate: 0.1, categories: null, lift: 1.2, covers: between("10-09", "10-15") },
  { name: "Black Friday", discountRate: 0.25, categories: null, lift: 2.2, covers: isBlackFridayWeekend },
];

function between(from: string, to: string): (day: Day) => boolean {
  return (day) => day.date.slice(5) >= from && day.date.slice(5) <= to;
}

/** The day after the fourth Thursday of November, to the Monday that follows. */
function isBlackFridayWeekend(day: Day): boolean {
  const sinceFriday = (day.weekday + 3) % 7;
  const friday = day.dayOfMonth - sinceFriday + (day.month === 12 ? 30 : 0);
  return day.month >= 11 && sinceFriday <= 3 && friday >= 23 && friday <= 29;
}
