import type { Connection } from "@parlance/contract";

/** The id under which the bundled retail demo answers; no connected source has it. */
export const RETAIL_DEMO = "retail_demo";

/** The connection that a demo session starts with, as specified; the bundled data answers for it. */
export const retailDemoConnection: Connection = {
  type: "bigquery",
  project_id: "parlance-demo",
  dataset_id: RETAIL_DEMO,
  config: { description: "Retail demo: three years of stores, products, customers, orders and returns" },
};
