/** A saved chart that every demo workspace starts with; its answer is computed when it is first looked at. */
export type SampleChart = {
  title: string;
  question: string;
  tool: string;
  savedBy: string;
  daysAgo: number;
  isPinned: boolean;
  library: "user" | "team";
};

const by = (
  savedBy: string,
  daysAgo: number,
  rest: Partial<SampleChart> & Pick<SampleChart, "title" | "question">,
): SampleChart => ({
  tool: "AI Chat Analytics",
  isPinned: false,
  library: "team",
  ...rest,
  savedBy,
  daysAgo,
});

/** Twelve, as the demo workspace's fixed figures say. */
export const sampleCharts: SampleChart[] = [
  by("Maya Lindqvist", 2, {
    title: "Top products by revenue",
    question: "Top 5 products by revenue",
    isPinned: true,
  }),
  by("Demo User", 3, {
    title: "Monthly revenue in 2024",
    question: "Monthly revenue in 2024",
    isPinned: true,
    library: "user",
  }),
  by("Tomás Herrera", 4, { title: "Revenue by country", question: "Revenue by country" }),
  by("Priya Raman", 5, { title: "Revenue by category", question: "Revenue by category" }),
  by("Demo User", 6, {
    title: "Orders by month",
    question: "Number of orders by month in 2024",
    library: "user",
  }),
  by("Priya Raman", 8, { title: "Returns by category", question: "Number of returns by category" }),
  by("Maya Lindqvist", 9, { title: "Revenue by quarter", question: "Revenue by quarter" }),
  by("Priya Raman", 12, { title: "Customers by country", question: "Number of customers by country" }),
  by("Tomás Herrera", 14, {
    title: "Revenue forecast",
    question: "Forecast revenue for the next 3 months",
    tool: "Forecast",
  }),
  by("Maya Lindqvist", 16, {
    title: "Unusual days",
    question: "Find anomalies in daily orders",
    tool: "Anomaly Scan",
  }),
  by("Demo User", 20, {
    title: "Best customers",
    question: "Top 10 customers by revenue",
    library: "user",
  }),
  by("Tomás Herrera", 23, { title: "Revenue by store", question: "Revenue by store name" }),
];
