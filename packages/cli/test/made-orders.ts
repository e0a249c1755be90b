import { lookup, numbered, type Sheet, stamp } from "./designs.ts";

/** A line of an order of a plant nursery; several share an order. */
export type Line = {
  id: number;
  order: number;
  ordered: Date;
  gardener: string;
  region: string;
  plant: string;
  family: string;
  pots: number;
  price: number;
  /** Percent. */
  discount: number;
  total: number;
};

const families = ["Roses", "Ferns", "Herbs"];
const plants = ["Musk rose", "Dog rose", "Lady fern", "Oak fern", "Sage", "Thyme", "Mint"];
const regions = ["North", "South", "Coast"];
const gardeners = Array.from(
  { length: 60 },
  (_, at) => `Gardener ${String.fromCharCode(65 + (at % 26))}${at}`,
);
const regionOf = (gardener: string): string => regions[(numbered(gardeners, gardener) * 7) % 3] ?? "";
const familyOf = (plant: string): string => families[Math.floor(numbered(plants, plant) / 3)] ?? "";
const priceOf = (plant: string): number => 10 + 10 * (numbered(plants, plant) % 4);

/** The same lines in each run. */
export const lines: readonly Line[] = Array.from({ length: 600 }, (_, at) => {
  const order = Math.floor((at * 3) / 5);
  const gardener = gardeners[(order * 17 + (order % 7)) % gardeners.length] ?? "";
  const plant = plants[(at * 5 + order) % plants.length] ?? "";
  const [pots, price, discount] = [1 + ((at * 7) % 9), priceOf(plant), at % 4 === 0 ? 10 : 0];
  return {
    id: at + 1,
    order: 4001 + order,
    ordered: new Date(Date.UTC(2024, 0, 3 + Math.floor(order / 2))),
    gardener,
    region: regionOf(gardener),
    plant,
    family: familyOf(plant),
    pots,
    price,
    discount,
    total: (pots * price * (100 - discount)) / 100,
  };
});

const day = (date: Date): string => stamp(date).slice(0, 10);
const whole = (date: Date): string => day(date).replaceAll("-", "");
const orders = [...new Map(lines.map((line) => [line.order, line])).values()];

const sheet = (name: string, columns: string, rows: Sheet["rows"]): Sheet => ({
  name,
  columns: columns.split(","),
  rows,
});

const normal = [
  lookup("families", ["family_id", "family_name"], families),
  sheet(
    "plants",
    "plant_id,plant_name,family_id",
    plants.map((name, at) => [at + 1, name, numbered(families, familyOf(name))]),
  ),
  sheet(
    "gardeners",
    "gardener_id,gardener_name,region",
    gardeners.map((name, at) => [at + 1, name, regionOf(name)]),
  ),
  sheet(
    "orders",
    "order_id,gardener_id,order_date",
    orders.map(({ order, gardener, ordered }) => [order, numbered(gardeners, gardener), day(ordered)]),
  ),
];

/** What a line tells of itself before what it comes to. */
const priced = (line: (typeof lines)[number]) => [
  line.id,
  line.order,
  numbered(plants, line.plant),
  line.pots,
  line.price,
];

/** How the same orders are kept: with line totals, as quantity times price less a discount, around facts, and in one sheet. */
export const designs: Readonly<Record<string, readonly Sheet[]>> = {
  totals: [
    ...normal,
    sheet(
      "order_lines",
      "order_line_id,order_id,plant_id,pots,unit_price,line_total",
      lines.map((line) => [...priced(line), line.total]),
    ),
  ],
  product: [
    ...normal,
    sheet(
      "order_lines",
      "order_line_id,order_id,plant_id,quantity,unit_price,discount_percent",
      lines.map((line) => [...priced(line), line.discount]),
    ),
  ],
  star: [
    sheet(
      "dim_plant",
      "plant_key,plant_name,family",
      plants.map((name, at) => [at + 1, name, familyOf(name)]),
    ),
    sheet(
      "dim_gardener",
      "gardener_key,gardener_name,region",
      gardeners.map((name, at) => [at + 1, name, regionOf(name)]),
    ),
    sheet(
      "dim_date",
      "date_key,full_date,month_no",
      Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(2024, 0, 1 + at))).map((date) => [
        whole(date),
        day(date),
        date.getUTCMonth() + 1,
      ]),
    ),
    sheet(
      "fact_sales",
      "sales_key,date_key,gardener_key,plant_key,order_number,quantity,sales_amount",
      lines.map((line) => [
        line.id,
        whole(line.ordered),
        numbered(gardeners, line.gardener),
        numbered(plants, line.plant),
        line.order,
        line.pots,
        line.total,
      ]),
    ),
  ],
  sheet: [
    sheet(
      "nursery_sales",
      "Order No,Order Date,Gardener,Region,Plant,Family,Qty,Unit Price,Line Total",
      lines.map((line) => [
        line.order,
        day(line.ordered).split("-").toReversed().join("/"),
        line.gardener,
        line.region,
        line.plant,
        line.family,
        line.pots,
        line.price,
        line.total,
      ]),
    ),
  ],
};
