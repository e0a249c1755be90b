import { expect, it } from "vitest";
import { ask, runDashboard } from "./open-dashboard.ts";

const suite = runDashboard();

it("a wide table on a phone keeps its first column in sight, and what an analysis adds waits until it is wanted", async () => {
  const page = await suite.open({ viewport: { width: 390, height: 844 } });
  const answer = await ask(page, "unusual revenue per month by country");
  const headings = answer.getByRole("columnheader");
  expect(await headings.allInnerTexts()).toEqual(["Month", "Country", "Total revenue", "Unusual"]);
  await answer.getByRole("button", { name: "Show all 7 columns" }).click();
  expect(await headings.count()).toBe(7);
  const first = answer.locator("tbody tr").first().locator("td").first();
  const before = await first.boundingBox();
  await answer.getByRole("table").evaluate((table) => {
    if (table.parentElement !== null) table.parentElement.scrollLeft = 400;
  });
  expect((await first.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

it("one row of many columns stands as a list of them, which a phone shows whole", async () => {
  const page = await suite.open({ viewport: { width: 390, height: 844 } });
  const answer = await ask(page, "show order 1001");
  expect(await answer.getByRole("rowheader").allInnerTexts()).toEqual([
    "Order ID",
    "Order date",
    "Store ID",
    "Customer ID",
    "Status",
    "Payment method",
  ]);
  expect(await answer.locator("p").first().innerText()).toMatch(/^Order ID 1001: order date /);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
