import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  aggregateOf,
  aggregateQuery,
  type ChartKind,
  type DataAnswer,
  estimates,
  fieldOf,
  type ResultTable,
  type SemanticQuery,
} from "@parlance/contract";
import { withRetailDemo } from "./with-retail-demo.ts";

/** What each kind of chart is shown with: a question about the retail demo, or the query itself where words cannot ask it. */
const asked: Record<ChartKind, string | SemanticQuery> = {
  figure: "total revenue",
  table: "products with list price and category",
  bar: "revenue by category",
  "grouped-bar": "revenue and cost by category",
  "stacked-bar": "quarterly revenue by channel",
  line: "monthly revenue by channel",
  area: "monthly revenue by channel",
  scatter: "list price and unit cost of products",
  histogram: "distribution of list price",
  donut: "revenue by segment",
  "heat-map": "revenue by category and weekday",
  "box-plot": "box plot of list price by category",
  waterfall: "why did revenue change in September 2024?",
  pareto: "revenue by subcategory",
  combo: "monthly revenue and average quantity in 2024",
  forecast: "forecast revenue for the next 6 months",
  anomalies: "find anomalies in weekly revenue",
  "small-multiples": "monthly revenue by category",
  cohort: cohorts(),
  map: "revenue by country of customers",
};

const target = resolve(import.meta.dirname, "../packages/charts/src/gallery/retail-demo.json");
const most = { rows: 300, digits: 6 };

/** Computes the gallery's examples from the retail demo data; run it after a change to the data. */
async function makeGalleryExamples(): Promise<void> {
  const examples = await withRetailDemo(
    { now: "2025-01-01T00:00:00", maximumRows: 2000 },
    async (askDemo) => {
      const made: Record<string, ReturnType<typeof exampleOf>> = {};
      for (const [kind, one] of Object.entries(asked))
        made[kind] = exampleOf(typeof one === "string" ? await askDemo(one) : await askDemo(kind, one));
      return made;
    },
  );
  writeFileSync(target, `${JSON.stringify(examples, null, 1)}\n`);
  process.stdout.write(`${Object.keys(examples).length} examples written\n`);
}

/** An answer's query and rows: the last of many, without what an analysis looked at beside its first figure. */
function exampleOf({ table, reading: { query } }: DataAnswer): { table: ResultTable; query: SemanticQuery } {
  const own = table.columns.findIndex(({ role }) => role === "measure");
  const isAnomalies = query.kind === "analysis" && query.request.kind === "anomalies";
  const kept = table.columns.flatMap(({ id, role }, index) => {
    const isEstimate = estimates.some((estimate) => id === `${table.columns[own]?.id}:${estimate}`);
    return !isAnomalies || role === "dimension" || index === own || isEstimate ? [index] : [];
  });
  const rows = table.rows.slice(-most.rows).map((row) =>
    kept.map((index) => {
      const value = row[index] ?? null;
      return typeof value === "number" ? Number(value.toPrecision(most.digits)) : value;
    }),
  );
  const columns = kept.flatMap((index) => table.columns[index] ?? []);
  return { query, table: { columns, rows, rowCount: rows.length, truncated: false } };
}

/** Customers by the quarter that they signed up in and that of their orders. */
function cohorts(): SemanticQuery {
  const customer = [{ relationship: "orders.customer_id->customers.customer_id", reversed: false }];
  const quarter = (operand: ReturnType<typeof fieldOf>) =>
    ({ kind: "truncate", grain: "quarter", operand }) as const;
  return aggregateQuery("retail_demo", "orders", {
    dimensions: [
      { id: "d1", label: "Signed up in", expression: quarter(fieldOf("customers", "signup_date", customer)) },
      { id: "d2", label: "Ordered in", expression: quarter(fieldOf("orders", "order_date")) },
    ],
    filter: {
      kind: "comparison",
      operator: ">=",
      left: fieldOf("customers", "signup_date", customer),
      right: { kind: "constant", value: "2022-01-01", type: "date" },
    },
    measures: [
      {
        id: "m1",
        label: "Customers",
        expression: aggregateOf("count-distinct", fieldOf("orders", "customer_id")),
      },
    ],
  });
}

await makeGalleryExamples();
