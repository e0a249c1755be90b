import {
  type ChartKind,
  estimateId,
  type Literal,
  type ResultTable,
  type SemanticQuery,
} from "@parlance/contract";
import { dimension, dollars, figuresOf, listOf, measure, months, resultOf } from "../testing/samples.ts";

/** A result, and the query that it would have come from. */
export type Example = { table: ResultTable; query: SemanticQuery };

const region = dimension("Region");
const product = dimension("Product");
const month = dimension("Month", { type: "date" });
const revenue = measure("Revenue", { unit: dollars });
const orders = measure("Orders", { type: "integer" });
const regions = ["North America", "Europe", "Asia", "South America"];
const products = ["Desk", "Office chair", "Monitor", "Lamp", "Keyboard", "Headset", "Cabinet", "Shelf"];

/** The minimal standard generator of Park and Miller (1988), uniform in (0, 1): the same examples every time. */
function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A result for every kind of chart, made by a seeded generator: what the gallery shows and its test draws. */
export function examples(): Record<ChartKind, Example> {
  const random = uniform(20_241_121);
  const season = (index: number): number => 1 + 0.25 * Math.sin((index / 6) * Math.PI);
  const grouped = (table: ResultTable): Example => ({ table, query: figuresOf(table) });
  const listed = (table: ResultTable): Example => ({ table, query: listOf(table) });
  const overTime = resultOf(
    [month, region, revenue],
    months(24).flatMap((one, index) =>
      regions.map((name, place) => [one, name, (4 - place) * 2e5 * season(index) * (0.9 + 0.2 * random())]),
    ),
  );
  const byProduct = resultOf(
    [product, revenue],
    products.map((name, index) => [name, 9e5 / (index + 1) ** 0.9]),
  );
  const sales = resultOf(
    [region, revenue],
    Array.from({ length: 400 }, (_, index) => [
      regions[index % 4] ?? "",
      Math.exp(4 + 0.2 * (index % 4) + 0.7 * (random() + random() + random() - 1.5)),
    ]),
  );
  return {
    figure: grouped(resultOf([revenue, orders], [[1_234_567.5, 8412]])),
    table: listed(byProduct),
    bar: grouped(byProduct),
    "grouped-bar": grouped(
      resultOf(
        [region, revenue, measure("Cost", { unit: dollars })],
        regions.map((name) => [name, 5e5 + 5e5 * random(), 3e5 + 3e5 * random()]),
      ),
    ),
    "stacked-bar": grouped({ ...overTime, rows: overTime.rows.slice(0, 48) }),
    line: grouped(overTime),
    area: grouped(overTime),
    scatter: grouped(
      resultOf(
        [product, revenue, orders],
        Array.from({ length: 80 }, (_, index) => {
          const size = random() * 100;
          return [`Product ${index + 1}`, size * 50 + random() * 900, Math.round(size + random() * 20)];
        }),
      ),
    ),
    histogram: listed(
      resultOf(
        [revenue],
        sales.rows.map((row) => [row[1] ?? null]),
      ),
    ),
    donut: grouped(
      resultOf(
        [region, revenue],
        regions.map((name, index) => [name, 5e6 / (index + 1)]),
      ),
    ),
    "heat-map": grouped(
      resultOf(
        [dimension("Weekday"), dimension("Hour"), orders],
        ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].flatMap((day, index) =>
          Array.from({ length: 12 }, (_, hour) => [
            day,
            `${hour + 8}:00`,
            Math.round((index < 5 ? 60 : 25) * (1 - Math.abs(hour - 5) / 9) + 10 * random()),
          ]),
        ),
      ),
    ),
    "box-plot": listed(sales),
    waterfall: grouped(
      resultOf(
        [region, revenue],
        regions.map((name, index) => [name, [42e4, -18e4, 9e4, -5e4][index] ?? 0]),
      ),
    ),
    pareto: grouped(byProduct),
    combo: grouped(
      resultOf(
        [month, revenue, orders],
        months(12).map((one, index) => [one, 4e5 * season(index), Math.round(900 + 40 * index * random())]),
      ),
    ),
    forecast: grouped(withForecast(random)),
    anomalies: grouped(withAnomalies(random)),
    "small-multiples": grouped(overTime),
    cohort: grouped(withCohorts(random)),
    map: grouped(
      resultOf(
        [dimension("Country"), revenue],
        countries.map((name) => [name, 2e5 + 9e5 * random() ** 3]),
      ),
    ),
  };
}

const countries = [
  ...[
    "United States",
    "Canada",
    "Mexico",
    "Brazil",
    "Argentina",
    "Chile",
    "UK",
    "France",
    "Germany",
    "Spain",
  ],
  ...["Italy", "Poland", "Sweden", "Norway", "Turkey", "Egypt", "Nigeria", "Kenya", "South Africa", "India"],
  ...["China", "Japan", "South Korea", "Indonesia", "Australia", "New Zealand"],
];

/** Customers by the month of their first order and that of the order. */
function withCohorts(random: () => number): ResultTable {
  const starts = months(9);
  const rows = starts.flatMap((start, cohort) =>
    starts.slice(cohort).map((later, age): Literal[] => {
      const left = age === 0 ? 1 : 0.55 * 0.85 ** age * (0.9 + 0.2 * random());
      return [start, later, Math.round((400 + 20 * cohort) * left)];
    }),
  );
  const first = dimension("First month", { type: "date" });
  return resultOf(
    [first, dimension("Order month", { type: "date" }), measure("Customers", { type: "integer" })],
    rows,
  );
}

const estimate = (name: Parameters<typeof estimateId>[1], label: string) =>
  measure(estimateId("Revenue", name), { unit: dollars, label });

function withForecast(random: () => number): ResultTable {
  const past = 36;
  const rows = months(past + 12).map((one, index): Literal[] => {
    const value = 4e5 + 6e3 * index + 6e4 * Math.sin((index / 6) * Math.PI);
    const spread = 2e4 * Math.sqrt(Math.max(1, index - past + 1));
    return index < past
      ? [one, value + 4e4 * (random() - 0.5), null, null, null, null, null]
      : [
          one,
          null,
          value,
          value - 1.96 * spread,
          value + 1.96 * spread,
          value - 1.28 * spread,
          value + 1.28 * spread,
        ];
  });
  const bounds = [
    estimate("lower", "Lower bound (95 %)"),
    estimate("upper", "Upper bound (95 %)"),
    estimate("lower-80", "Lower bound (80 %)"),
    estimate("upper-80", "Upper bound (80 %)"),
  ];
  return resultOf([month, revenue, estimate("forecast", "Forecast"), ...bounds], rows);
}

function withAnomalies(random: () => number): ResultTable {
  const day = dimension("Day", { type: "date" });
  const rows = Array.from({ length: 120 }, (_, index): Literal[] => {
    const expected = 2e4 + 4e3 * Math.sin((index / 3.5) * Math.PI);
    const odd = index === 40 || index === 85;
    const value = expected + 2500 * (random() - 0.5) + (odd ? (index === 40 ? -9000 : 8000) : 0);
    const date = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
    return [date, value, expected - 2400, expected + 2400, odd];
  });
  const mark = dimension(estimateId("Revenue", "anomaly"), {
    type: "boolean",
    role: "measure",
    label: "Anomaly",
  });
  return resultOf(
    [day, revenue, estimate("lower", "Lower bound"), estimate("upper", "Upper bound"), mark],
    rows,
  );
}
