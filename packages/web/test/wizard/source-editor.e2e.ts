import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgresql, type TestServer } from "../../../warehouses/test/database-servers.ts";
import { violations } from "../axe.ts";
import { openBrowser } from "../open-browser.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { setUpMember } from "./set-up-member.ts";

const shop = `
  CREATE TABLE customers (customer_id int PRIMARY KEY, company text NOT NULL, country text NOT NULL);
  CREATE TABLE orders (order_id int PRIMARY KEY, customer_id int REFERENCES customers, amount numeric(10, 2) NOT NULL);
  INSERT INTO customers SELECT i, 'Company ' || i, (ARRAY['France', 'Spain'])[1 + i % 2] FROM generate_series(1, 30) AS i;
  INSERT INTO orders SELECT i, 1 + i % 30, i FROM generate_series(1, 40) AS i;`;

describe("a connected source under Configure and View Data", () => {
  let folder: string;
  let database: TestServer;
  let server: RunningServer;
  let browser: Browser;
  let page: Page;
  let editor: Locator;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "parlance-e2e-"));
    database = await startPostgresql();
    await database.administer(shop);
    server = await startServer(join(folder, "data"));
    browser = await openBrowser();
    page = await setUpMember(browser, server);
    const connected = await page.evaluate(async (settings) => {
      const response = await fetch("/api/sources/database", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${localStorage.getItem("access_token")}`,
        },
        body: JSON.stringify({ kind: "postgresql", settings, name: "Shop", tables: null }),
      });
      return response.status;
    }, database.settings);
    expect(connected).toBe(201);
    await page.goto(`${server.address}/data-sources`);
    editor = page.getByRole("dialog", { name: "Shop" });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await database?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const open = async (button: string): Promise<void> => {
    await page.getByRole("button", { name: button }).click();
    await editor.waitFor();
  };
  const goTo = (tab: string): Promise<void> => editor.getByRole("tab", { name: tab }).click();

  it("opens from the connectors at its kind", async () => {
    await page.goto(`${server.address}/dashboard?connect=snowflake`);
    await page.getByRole("dialog", { name: "Connect Your Data" }).getByLabel("Account").waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await page.keyboard.press("Escape");
    await page.goto(`${server.address}/data-sources`);
  });

  it("keeps its settings without showing the secret", async () => {
    await open("Configure");
    await expect.poll(() => editor.getByLabel("Username").inputValue()).toBe("parlance");
    expect(await editor.getByLabel("Password").inputValue()).toBe("");
    expect(await violations(page, "wizard")).toEqual([]);
    await editor.getByRole("button", { name: "Test and save" }).click();
    await page.getByText("The connection works and was saved.").waitFor();
  });

  it("edits its model by the wizard's screens, and takes the change back", async () => {
    await goTo("Relationships");
    await editor.getByText("orders.customer_id").first().waitFor();
    await goTo("Semantic layer");
    await editor.getByLabel("Label", { exact: true }).first().fill("Clients");
    await editor.getByLabel("Label", { exact: true }).first().press("Enter");
    await editor.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("The model was saved.").waitFor();
    expect(await violations(page, "wizard")).toEqual([]);
    await goTo("Versions");
    await editor.getByRole("button", { name: "Undo the last change" }).click();
    await page.getByText("The earlier version is back.").waitFor();
    await goTo("Semantic layer");
    await editor.getByRole("heading", { name: "Customers" }).waitFor();
  });

  it("adds a term by hand", async () => {
    await goTo("Glossary");
    await editor.getByRole("button", { name: "Add a term" }).click();
    await editor.getByLabel("Term", { exact: true }).fill("Takings");
    await editor.getByLabel("Definition").fill("orders.amount");
    await editor.getByRole("button", { name: "Add term" }).click();
    await editor
      .getByRole("listitem", { name: "Takings" })
      .locator("code")
      .getByText("orders.amount")
      .waitFor();
  });

  it("is read again, and says what changed and what that breaks", async () => {
    await goTo("Sync");
    await editor.getByLabel("By itself").selectOption({ label: "every day" });
    await database.administer(
      "ALTER TABLE orders DROP COLUMN amount; ALTER TABLE customers ADD COLUMN size int; CREATE TABLE refunds (id int PRIMARY KEY)",
    );
    await editor.getByRole("button", { name: "Sync now" }).click();
    await editor.getByText("orders.amount is gone").waitFor({ timeout: 60_000 });
    await editor.getByText("customers.size is new").waitFor();
    await editor.getByText("Glossary term “Takings”:").waitFor();
    await editor
      .getByRole("region", { name: /not in this source/ })
      .getByText("refunds")
      .waitFor();
    await expect.poll(() => editor.getByLabel("By itself").inputValue()).toBe("1440");
    expect(await violations(page, "wizard")).toEqual([]);
    await page.keyboard.press("Escape");
  });

  it("shows its rows in pages and what each column holds", async () => {
    await open("View Data");
    await editor.getByText("Rows 1–12 of 30").waitFor();
    await editor.getByRole("button", { name: "Next" }).click();
    await editor.getByRole("button", { name: "Next" }).click();
    await editor.getByText("Rows 25–30 of 30").waitFor();
    await editor.getByText("Company 30", { exact: true }).waitFor();
    await editor.getByRole("listitem", { name: "Country" }).getByText("2 different").waitFor();
    await editor.getByLabel("Table").selectOption("orders");
    await editor.getByText("Rows 1–12 of 40").waitFor();
    expect(await violations(page, "wizard")).toEqual([]);
  });
});
