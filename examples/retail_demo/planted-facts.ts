/**
 * The two facts that are planted in the demo data, for an analysis to find:
 * an outage of the web shop (anomaly) and a category out of stock in one region (driver).
 */
export const plantedFacts = {
  /** A Wednesday without promotion on which the online shops took about 6 % of their usual orders. */
  outage: { date: "2023-05-17", channel: "online", remaining: 0.06 },
  /** A month in which no electronics were sold in North America: that region's and the total's revenue drop. */
  stockOut: { month: "2024-09", category: "Electronics", region: "North America" },
} as const;
