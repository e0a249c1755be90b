/** What columns of the money that sales bring are called. */
export const revenueWords: ReadonlySet<string> = new Set([
  "revenue",
  "sales",
  "turnover",
  "takings",
  "income",
  "earnings",
  "proceeds",
]);

/** How definitions of business call the revenue that lines tell, whatever else a question asks. */
export const lineRevenue = "line revenue";
