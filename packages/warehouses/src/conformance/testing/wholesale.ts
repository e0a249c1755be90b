import type { Literal } from "@parlance/contract";
import { type TestReference, type TestTable, table } from "../../file/testing/test-model.ts";

/** A generated wholesale business: what the differential and conformance tests ask about on every engine. */
export function wholesale(seed = 1): { tables: TestTable[]; references: TestReference[] } {
  const random = generator(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const maybe = (value: Literal, share = 0.1): Literal => (random() < share ? null : value);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const regions = range(6).map((id): Literal[] => [id, regionNames[id - 1] ?? null]);
  const customers = range(60).map((id): Literal[] => [
    id,
    `${pick(firstWords)} ${pick(secondWords)}${id % 7 === 0 ? "_100%" : ""}`,
    maybe(1 + below(6)),
    id < 8 ? null : maybe(1 + below(7), 0.5),
    maybe(random() < 0.4),
    maybe(day(2018, below(1500))),
  ]);
  const products = range(40).map((id): Literal[] => [
    `P-${100 + id}`,
    `${pick(secondWords)} ${id}`,
    maybe(pick(["Tools", "Garden", "garden", "Été", "Büro"])),
    maybe(Math.round(random() * 20_000) / 100),
    maybe(below(200) - 20),
  ]);
  const orders = range(400).map((id): Literal[] => {
    const placed = below(1100);
    return [
      1000 + id,
      maybe(1 + below(65), 0.05),
      day(2021, placed),
      maybe(instant(2021, placed + below(40)), 0.2),
      maybe(below(20_000) / 100),
      maybe(pick(["open", "paid", "Paid", "returned"])),
    ];
  });
  const lines = orders.flatMap(([order]) =>
    range(1 + below(4)).map((line): Literal[] => [
      order ?? null,
      line,
      `P-${101 + below(42)}`,
      maybe(1 + below(12), 0.03),
      maybe(below(30) / 100, 0.3),
    ]),
  );
  return {
    tables: [
      table("regions", "id:integer name:string", ["id"], regions),
      table(
        "customers",
        "id:integer name:string region_id:integer parent_id:integer active:boolean since:date",
        ["id"],
        customers,
      ),
      table(
        "products",
        "sku:string name:string category:string price:decimal stock:integer",
        ["sku"],
        products,
      ),
      table(
        "orders",
        "id:integer customer_id:integer placed:date shipped:timestamp freight:decimal status:string",
        ["id"],
        orders,
      ),
      table(
        "lines",
        "order_id:integer line:integer sku:string quantity:integer discount:decimal",
        ["order_id", "line"],
        lines,
      ),
    ],
    references: [
      reference("customer-region", "customers", "region_id", "regions", "id"),
      reference("customer-parent", "customers", "parent_id", "customers", "id"),
      reference("order-customer", "orders", "customer_id", "customers", "id"),
      reference("line-order", "lines", "order_id", "orders", "id"),
      reference("line-product", "lines", "sku", "products", "sku"),
    ],
  };
}

const regionNames = ["North", "South", "East", "West", "Übersee", "O'Hara \\ Sons"];
const firstWords = ["Acme", "Nordic", "blue", "Blue", "Zürich", "São", "delta"];
const secondWords = ["Trading", "Supply", "works", "Works", "Ltd.", "Möbel"];

const reference = (id: string, from: string, column: string, to: string, key: string): TestReference => ({
  id,
  from,
  fromColumns: [column],
  to,
  toColumns: [key],
  cardinality: "many-to-one",
});

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const day = (year: number, days: number): string =>
  new Date(Date.UTC(year, 0, 1 + days)).toISOString().slice(0, 10);
const instant = (year: number, days: number): string =>
  new Date(Date.UTC(year, 0, 1 + days, (days * 7) % 24, (days * 13) % 60, (days * 29) % 60))
    .toISOString()
    .slice(0, 19);

/** Park and Miller's generator. */
function generator(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
