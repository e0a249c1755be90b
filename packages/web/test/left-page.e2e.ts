import type { LoginResponse } from "@parlance/contract";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  type HeldTable,
  holdInPostgresql,
  startPostgresql,
  type TestServer,
} from "../../warehouses/test/database-servers.ts";
import { runDashboard, send, stored } from "./open-dashboard.ts";
import { callAs, openAs } from "./sign-in.ts";

const suite = runDashboard();
const question = "total amount by shop";
const sales = `CREATE TABLE sales (sale_id int PRIMARY KEY, shop text NOT NULL, amount numeric(10, 2) NOT NULL);
  INSERT INTO sales SELECT i, 'Shop ' || i % 4, i FROM generate_series(1, 40) AS i;`;

let database: TestServer;
let held: HeldTable | undefined;
beforeAll(async () => {
  database = await startPostgresql();
  await database.administer(sales);
});
afterEach(() => held?.release());
afterAll(() => database?.stop());

/** A page on which a question is asked whose table is held: it is answered once the table is released. */
async function askHeld(session: LoginResponse): Promise<Page> {
  const connected = await callAs(suite.server.address, session, "POST", "/api/sources/database", {
    kind: "postgresql",
    settings: database.settings,
    name: "Sales",
    tables: null,
  });
  expect(connected.status).toBe(201);
  const page = await suite.open();
  await page.getByText("Sales").first().waitFor();
  const table = await holdInPostgresql(database, "sales");
  held = table;
  await send(page, question);
  await expect.poll(() => table.waiting(), { timeout: 30_000 }).toBeGreaterThan(0);
  await progress(page).waitFor();
  return page;
}
const progress = (page: Page): Locator => page.getByText("Running it on your data");
const questions = (page: Page): Promise<string[]> => page.locator("[data-message=user]").allInnerTexts();
const elsewhere = (session: LoginResponse): Promise<Page> =>
  openAs(suite.browser, suite.server.address, session);

describe("a page that is left in mid-answer", () => {
  it("finds the answer when it is opened again, on another device too, before and after it is there", async () => {
    const { session } = suite;
    const first = await askHeld(session);
    await first.context().close();
    const second = await elsewhere(session);
    const panel = second.getByRole("complementary", { name: "Conversations" });
    await panel.getByText(question).click();
    await progress(second).waitFor();
    await second.reload();
    await progress(second).waitFor();
    expect(await second.getByRole("button", { name: "Send" }).count()).toBe(0);
    await held?.release();
    await second.getByRole("article").waitFor({ timeout: 60_000 });
    expect(await questions(second)).toEqual([question]);
    await second.getByRole("button", { name: "Send" }).waitFor();
    const id = String(await stored(second, "conversation_id"));
    const third = await openAs(suite.browser, suite.server.address, session, {
      stored: { conversation_id: id },
    });
    await third.getByRole("article").waitFor();
    expect(await questions(third)).toEqual([question]);
  });

  it("takes the thread up again when the connection was lost for a moment", async () => {
    const page = await askHeld(suite.session);
    await page.context().setOffline(true);
    await new Promise((done) => setTimeout(done, 500));
    await page.context().setOffline(false);
    await held?.release();
    await page.getByRole("article").waitFor({ timeout: 60_000 });
    expect(await page.getByText("MCP Server").count()).toBe(0);
    expect(await questions(page)).toEqual([question]);
  });

  it("is cancelled from where it was found, and says so where it was asked", async () => {
    const page = await askHeld(suite.session);
    const id = String(await stored(page, "conversation_id"));
    const other = await openAs(suite.browser, suite.server.address, suite.session, {
      stored: { conversation_id: id },
    });
    await progress(other).waitFor();
    await other.getByRole("button", { name: "Cancel" }).click();
    for (const each of [other, page]) await each.getByText("Cancelled.", { exact: true }).waitFor();
    await page.reload();
    await page.getByText("Cancelled.", { exact: true }).waitFor();
    expect(await questions(page)).toEqual([question]);
  });
});
