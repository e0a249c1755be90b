import type { Browser, Page } from "playwright-core";
import type { RunningServer } from "../start-server.ts";

/** A page in which the first administrator of a real workspace is signed in. */
export async function setUpMember(browser: Browser, server: RunningServer): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
  const page = await context.newPage();
  await page.goto(await server.setUpLink());
  await page.getByLabel("Your name").fill("Grace Hopper");
  await page.getByLabel("Email").fill("grace@example.com");
  await page.getByLabel(/^Password/).fill("a long password");
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.waitForURL("**/dashboard");
  return page;
}
