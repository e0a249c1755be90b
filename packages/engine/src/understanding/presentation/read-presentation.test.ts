import { expect, test } from "vitest";
import { bothColumns } from "./chart-phrases.ts";
import { readPresentation } from "./read-presentation.ts";

const none = (): boolean => false;
const words = (text: string): string => text.replace(/\s+/g, " ").trim();

test.each([
  ["Show revenue by month as a line chart", "line", "Show revenue by month"],
  ["Draw a bar chart of sales per region", "bar", "sales per region"],
  [
    "Please visualize a pie chart showing the proportion of orders by status",
    "donut",
    "number of orders by status",
  ],
  ["A scatter plot of price vs weight", "scatter", "price vs weight"],
  ["Get the price and the weight for plotting a scatter chart", "scatter", "Get the price and the weight"],
  ["How many students live in each city? Show bar chart.", "bar", "How many students live in each city? ."],
  ["Use a grouped line chart to show sales by year and country", "line", "sales by year and country"],
  ["revenue by region and product in a stacked bar chart", "stacked-bar", "revenue by region and product"],
  ["distribution of ages with a histogram", "histogram", "distribution of ages"],
  ["count orders by country and visualize them by a bar chart", "bar", "count orders by country"],
  ["line chart of revenue", "line", "monthly revenue"],
  ["Please show a line graph of total revenue.", "line", "monthly total revenue."],
  ["line chart of weekly revenue", "line", "weekly revenue"],
  ["line chart of price and weight", "line", "price and weight"],
  ["combo of revenue and orders by month", "combo", "revenue and orders by month"],
  ["combination chart of revenue and orders by month", "combo", "revenue and orders by month"],
  ["bar and line chart of revenue and orders by month", "combo", "revenue and orders by month"],
  ["make it a line chart", "line", ""],
  ["Return a line on sales by region", "line", "sales by region"],
  ["show me a bar about sales by region", "bar", "sales by region"],
  ["show me a bar in Lyon", null, "show me a bar in Lyon"],
  ["make it a stacked bar", "stacked-bar", ""],
  ["as a table please", "table", ""],
  [
    "List the names of the regions and their sales. Show the proportion.",
    "donut",
    "List the names of the regions and their sales.",
  ],
  ["Show me the proportion on how many orders each region has", "donut", "how many orders each region has"],
  [
    "How many orders were there each month? What is the trend?",
    "line",
    "How many orders were there each month?",
  ],
  ["A pie chart for listing the number of orders by region", "donut", "the number of orders by region"],
  ["Show sales by year in a line chart grouping by region", "line", "Show sales by year by region"],
  ["What is the trend of revenue?", null, "What is the trend of revenue?"],
  ["plot revenue by month in a chart", null, "revenue by month"],
  ["visualize revenue by month", null, "show revenue by month"],
])("%s", (question, chart, rest) => {
  const read = readPresentation(question, none);
  expect(read.chart).toBe(chart);
  expect(words(read.text)).toBe(rest);
  expect(read.text).toHaveLength(question.length);
});

test.each([
  ["orders by country, sort by the y-axis in descending order", "y", true, "orders by country"],
  ["orders by country, and rank in desc by the X-axis", "x", true, "orders by country"],
  ["orders by country, could you show by the X from low to high please?", "x", false, "orders by country ?"],
  ["orders by country as a bar chart, list y axis from high to low order", "y", true, "orders by country"],
])("%s", (question, axis, descending, rest) => {
  const read = readPresentation(question, none);
  expect(read.order).toEqual({ by: axis, descending });
  expect(words(read.text)).toBe(rest);
});

test.each([
  "How many barns did we build by region?",
  "Which customers bought a table or a pieplate?",
  "revenue of Pie Shop",
  "top 5 products by revenue",
])("%s asks for no chart", (question) => {
  expect(readPresentation(question, none)).toMatchObject({
    chart: null,
    order: null,
    bin: null,
    drawn: false,
    text: question,
  });
});

test("a name of the data is no chart, a chart named by two words is one all the same", () => {
  const isName = (word: string): boolean => ["tables", "bars"].includes(word);
  expect(readPresentation("show tables", isName).chart).toBeNull();
  expect(readPresentation("show tables", none).chart).toBe("table");
  expect(readPresentation("show bars by city in a bar chart", isName)).toMatchObject({ chart: "bar" });
});

test("words that lean to a chart are kept apart from a chart that is named", () => {
  const lean = (question: string) => readPresentation(question, () => false).suggested;
  expect(lean("What is the proportion of positions of pilots?")).toBe("donut");
  expect(lean("Compare revenue by region")).toBe("bar");
  expect(lean("Compare revenue by region in a line chart")).toBeNull();
  expect(lean("Revenue by region")).toBeNull();
  expect(readPresentation("Compare by trend", (word) => word === "trend").suggested).toBe("bar");
});

test("a relationship is plainly both columns, at the same place in the text", () => {
  const text = "Return the correlation between price and weight";
  expect(bothColumns(text)).toMatch(/^ +show +price and weight$/);
  expect(bothColumns(text)).toHaveLength(text.length);
  expect(bothColumns("Price and weight")).toBeNull();
});

test("the total number of each thing is a count by it", () => {
  expect(readPresentation("Show the total number for each type", () => false).text.replace(/ +/g, " ")).toBe(
    "count by type",
  );
  expect(readPresentation("What is the total number of seats?", () => false).text).toContain("total number");
});
