import { type Day, days, demand } from "./calendar.ts";
import { type Customer, createCustomerPick } from "./customers.ts";
import { createLine, type OrderLine } from "./order-lines.ts";
import { countries } from "./places.ts";
import { plantedFacts } from "./planted-facts.ts";
import { createProductPick, type Product } from "./products.ts";
import { type Promotion, promotionOf } from "./promotions.ts";
import { createRandom, createWeightedPick, itemAt, type Random } from "./random.ts";
import type { Store } from "./stores.ts";

/** An order with its lines, of which it has at least one. */
export type Order = {
  id: number;
  day: Day;
  store: Store;
  customer: Customer;
  status: string;
  payment: string;
  lines: OrderLine[];
};

const ordersADay = 66;
const maximumLines = 8;
const payments = {
  online: {
    names: ["Credit Card", "PayPal", "Apple Pay", "Gift Card"],
    pick: createWeightedPick([52, 30, 12, 6]),
  },
  retail: {
    names: ["Credit Card", "Debit Card", "Cash", "Gift Card"],
    pick: createWeightedPick([40, 35, 20, 5]),
  },
};

/** All orders by date, with their lines. */
export function createOrders(
  stores: readonly Store[],
  customers: readonly Customer[],
  products: readonly Product[],
): Order[] {
  const random = createRandom(55);
  const pickProduct = createProductPick(products);
  const pickCustomer = createCustomerPick(customers);
  const pickCountry = createCountryPick();
  const orders: Order[] = [];
  let lineCount = 0;
  for (const day of days) {
    const promotion = promotionOf(day);
    for (const store of stores) {
      for (let left = random.poisson(expectedOrders(day, store, promotion)); left > 0; left -= 1) {
        const customer = pickCustomer(random, store.country ?? pickCountry(random, store.region), day.index);
        const chosen = chooseProducts(random, day, store, pickProduct);
        if (customer === null || chosen.length === 0) continue;
        const lines = chosen.map((product) => {
          lineCount += 1;
          return createLine(random, lineCount, product, customer, day, promotion);
        });
        const { names, pick } = payments[store.channel];
        const payment = itemAt(names, pick(random));
        orders.push({
          id: orders.length + 1,
          day,
          store,
          customer,
          status: statusOf(random, day, store),
          payment,
          lines,
        });
      }
    }
  }
  return orders;
}

/** Online takes 36 % of the orders at first and 48 % at last. */
function expectedOrders(day: Day, store: Store, promotion: Promotion | null): number {
  const online = 0.36 + 0.12 * day.progress;
  const share = store.channel === "online" ? online : 1 - online;
  const { outage } = plantedFacts;
  const remaining = day.date === outage.date && store.channel === outage.channel ? outage.remaining : 1;
  return (
    ordersADay *
    share *
    (store.weight / 100) *
    demand(day, store.channel) *
    (promotion?.lift ?? 1) *
    remaining
  );
}

/** Different products; what is out of stock is not bought, nor anything in its place. */
function chooseProducts(
  random: Random,
  day: Day,
  store: Store,
  pickProduct: (random: Random, month: number) => Product,
): Product[] {
  const { stockOut } = plantedFacts;
  const isOut = day.date.startsWith(stockOut.month) && store.region === stockOut.region;
  const count = Math.min(1 + random.poisson(1.7), maximumLines);
  const chosen = new Set(Array.from({ length: count }, () => pickProduct(random, day.month)));
  return [...chosen].filter((product) => !(isOut && product.category.name === stockOut.category));
}

/** Branches hand over at once; the web shops' orders of the last days are still under way. */
function statusOf(random: Random, day: Day, store: Store): string {
  if (store.channel === "retail") return "completed";
  if (random.chance(0.045)) return "cancelled";
  const age = days.length - 1 - day.index;
  if (age < 2) return "processing";
  return age < 6 ? "shipped" : "completed";
}

function createCountryPick(): (random: Random, region: string) => string {
  const picks = new Map(
    [...Map.groupBy(countries, (country) => country.region)].map(([region, members]) => {
      const pick = createWeightedPick(members.map((country) => country.weight));
      return [region, (random: Random) => itemAt(members, pick(random)).name];
    }),
  );
  return (random, region) => picks.get(region)?.(random) ?? "";
}
