import type { Day } from "./calendar.ts";
import type { Customer } from "./customers.ts";
import { type Product, priceLevel } from "./products.ts";
import type { Promotion } from "./promotions.ts";
import type { Random } from "./random.ts";

/** One product in one order; amounts are cents. */
export type OrderLine = {
  id: number;
  product: Product;
  quantity: number;
  unitPrice: number;
  promotion: string | null;
  discount: number;
  revenue: number;
  cost: number;
};

const corporateDiscount = 0.05;

/** A line at the day's price; a promotion's discount replaces the one that companies always have. */
export function createLine(
  random: Random,
  id: number,
  product: Product,
  customer: Customer,
  day: Day,
  promotion: Promotion | null,
): OrderLine {
  const quantity = drawQuantity(random, product, customer);
  const unitPrice = Math.round(product.price * priceLevel(day.year));
  const applies = promotion?.categories?.includes(product.category.name) ?? promotion !== null;
  const usual = customer.segment === "Corporate" ? corporateDiscount : 0;
  const rate = applies ? (promotion?.discountRate ?? 0) : usual;
  const discount = Math.round(quantity * unitPrice * rate);
  return {
    id,
    product,
    quantity,
    unitPrice,
    promotion: applies ? (promotion?.name ?? null) : null,
    discount,
    revenue: quantity * unitPrice - discount,
    cost: quantity * Math.round(product.cost * priceLevel(day.year)),
  };
}

function drawQuantity(random: Random, product: Product, customer: Customer): number {
  const pieces = product.category.name === "Grocery" ? random.integer(1, 4) : 1 + Number(random.chance(0.15));
  if (customer.segment === "Corporate") return pieces * random.integer(1, 5);
  return customer.segment === "Small Business" ? pieces * random.integer(1, 2) : pieces;
}
