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
