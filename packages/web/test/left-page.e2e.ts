import type { LoginResponse } from "@parlance/contract";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { longQuestion, salesOfShops } from "../../server/test/long-analysis.ts";
import { runDashboard, send, stored } from "./open-dashboard.ts";
import { callAs, openAs, uploadAs } from "./sign-in.ts";

const suite = runDashboard();

/** So many analyses ahead of it keep an answer waiting for some seconds. */
const ahead = 6;

/** A page on which a question is asked that takes its time, once its rows are there. */
async function askLong(session: LoginResponse): Promise<Page> {
  const { address } = suite.server;
  const id = await uploadAs(address, session, "sales.csv", salesOfShops());
  const page = await suite.open();
  await page.getByText("sales").first().waitFor();
  const body = { question: longQuestion, session_id: "", data_sources: [{ id }] };
  for (let each = 0; each < ahead; each++)
    void callAs(address, session, "POST", "/api/mcp/askdata", body).catch(() => undefined);
  await send(page, longQuestion);
  await progress(page).waitFor({ timeout: 30_000 });
  return page;
}
const progress = (page: Page): Locator => page.getByText("Looking at the result");
const questions = (page: Page): Promise<string[]> => page.locator("[data-message=user]").allInnerTexts();
const elsewhere = (session: LoginResponse): Promise<Page> =>
  openAs(suite.browser, suite.server.address, session);

describe("a page that is left in mid-answer", () => {
  it("finds the answer when it is opened again, on another device too, before and after it is there", async () => {
    const { session } = suite;
    const first = await askLong(session);
    await first.context().close();
    const second = await elsewhere(session);
    const panel = second.getByRole("complementary", { name: "Conversations" });
    await panel.getByText(longQuestion).click();
    await progress(second).waitFor();
    await second.reload();
    await progress(second).waitFor();
    expect(await second.getByRole("button", { name: "Send" }).count()).toBe(0);
    await second.getByRole("article").waitFor({ timeout: 60_000 });
    expect(await questions(second)).toEqual([longQuestion]);
    await second.getByRole("button", { name: "Send" }).waitFor();
    const id = String(await stored(second, "conversation_id"));
    const third = await openAs(suite.browser, suite.server.address, session, {
      stored: { conversation_id: id },
    });
    await third.getByRole("article").waitFor();
    expect(await questions(third)).toEqual([longQuestion]);
  });

  it("takes the thread up again when the connection was lost for a moment", async () => {
    const page = await askLong(suite.session);
    await page.context().setOffline(true);
    await new Promise((done) => setTimeout(done, 500));
    await page.context().setOffline(false);
    await page.getByRole("article").waitFor({ timeout: 60_000 });
    expect(await page.getByText("MCP Server").count()).toBe(0);
    expect(await questions(page)).toEqual([longQuestion]);
  });

  it("is cancelled from where it was found, and says so where it was asked", async () => {
    const page = await askLong(suite.session);
    const id = String(await stored(page, "conversation_id"));
    const other = await openAs(suite.browser, suite.server.address, suite.session, {
      stored: { conversation_id: id },
    });
    await progress(other).waitFor();
    await other.getByRole("button", { name: "Cancel" }).click();
    for (const each of [other, page]) await each.getByText("Cancelled.", { exact: true }).waitFor();
    await page.reload();
    await page.getByText("Cancelled.", { exact: true }).waitFor();
    expect(await questions(page)).toEqual([longQuestion]);
  });
});
