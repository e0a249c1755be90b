import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeOnlineRetail } from "./online-retail.ts";
import { openBrowser } from "./open-browser.ts";
import { queryCsv } from "./query-csv.ts";
import { type RunningServer, startServer } from "./start-server.ts";

let folder: string;
let csv: string;
let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "parlance-e2e-"));
  csv = await writeOnlineRetail(folder);
  server = await startServer(join(folder, "data"));
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Asks in the chat and gives the last answer's text. */
async function ask(question: string): Promise<string> {
  const answers = page.getByRole("article");
  const before = await answers.count();
  await page.getByLabel("Your question").fill(question);
  await page.getByLabel("Your question").press("Enter");
  await answers.nth(before).waitFor({ timeout: 30_000 });
  return answers.nth(before).innerText();
}

/** An amount as it is shown: in cents, a whole one without. */
const money = (value: unknown): string => {
  const amount = Math.round(Number(value) * 100) / 100;
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString("en-US", { minimumFractionDigits, maximumFractionDigits: 2 });
};

describe("the main job, in a browser, on real data", () => {
  it("signs the demo user in", async () => {
    await page.goto(`${server.address}/dashboard`);
    await page.getByText("Please sign in to access the dashboard.").waitFor();
    await page.getByRole("button", { name: "Use it" }).click();
    await page.getByRole("button", { name: "Login" }).click();
    await page.waitForURL("**/dashboard");
    await page.getByRole("heading", { name: "AI Chat Analytics" }).waitFor();
  });

  it("answers on the bundled retail data with a chart, the rows and the SQL", async () => {
    const text = await ask("top 5 products by revenue");
    expect(text).toContain("How I got this");
    await page.getByRole("article").last().locator("canvas").waitFor();
    expect(await page.getByRole("article").last().locator("tbody tr").count()).toBe(5);
    await page.getByText("How I got this").last().click();
    expect(await page.getByRole("article").last().locator("pre").innerText()).toContain("SELECT");
  });

  it("connects a file by upload and reports what was read", async () => {
    await page
      .getByRole("button", { name: /Connected|Connect Your Data/ })
      .first()
      .click();
    await page.getByLabel("Choose files").setInputFiles(csv);
    await page.getByRole("button", { name: "Upload" }).click();
    await page.getByRole("button", { name: "Start asking" }).waitFor({ timeout: 90_000 });
    const [row] = await queryCsv(csv, "SELECT COUNT(*) FROM data");
    expect(await page.getByRole("dialog").innerText()).toContain(
      `${Number(row?.[0]).toLocaleString("en-US")} rows`,
    );
    await page.getByRole("button", { name: "Start asking" }).click();
    await page.getByRole("button", { name: "New Chat" }).click();
  });

  it("breaks monthly revenue down by the top five countries", async () => {
    await ask("monthly revenue by country for the top 5 countries");
    const expected = await queryCsv(
      csv,
      `WITH top AS (SELECT Country FROM data GROUP BY 1 ORDER BY SUM(Quantity * UnitPrice) DESC LIMIT 5)
       SELECT COUNT(*) FROM (SELECT DISTINCT date_trunc('month', InvoiceDate), Country FROM data WHERE Country IN (SELECT Country FROM top))`,
    );
    const article = page.getByRole("article").last();
    expect(await article.getByText("How I got this").count()).toBe(1);
    expect(await article.innerText()).toContain(`of ${Number(expected[0]?.[0])} rows`);
    const [best] = await queryCsv(
      csv,
      `SELECT SUM(Quantity * UnitPrice) AS revenue FROM data GROUP BY date_trunc('month', InvoiceDate), Country ORDER BY 1 DESC LIMIT 1`,
    );
    await article
      .locator("th")
      .filter({ hasText: /revenue/i })
      .getByRole("button")
      .click();
    expect(await article.locator("tbody tr").first().innerText()).toContain(money(best?.[0]));
  });

  it("reads returns as negative quantities, and the follow-up keeps the question", async () => {
    await ask("which product had the most returns?");
    const [worst] = await queryCsv(
      csv,
      "SELECT Description FROM data WHERE Quantity < 0 AND Description IS NOT NULL GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1",
    );
    expect(await page.getByRole("article").last().innerText()).toContain(String(worst?.[0]));
    await ask("and in France?");
    const [french] = await queryCsv(
      csv,
      "SELECT Description FROM data WHERE Quantity < 0 AND Country = 'France' AND Description IS NOT NULL GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1",
    );
    expect(await page.getByRole("article").last().innerText()).toContain(String(french?.[0]));
  });
});
