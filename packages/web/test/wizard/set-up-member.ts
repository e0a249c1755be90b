import type { Browser, Page } from "playwright-core";
import { setUp } from "../set-up.ts";
import type { RunningServer } from "../start-server.ts";

/** A page in which the first administrator of a real workspace is signed in. */
export async function setUpMember(browser: Browser, server: RunningServer): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
  const page = await context.newPage();
  await setUp(page, await server.setUpLink());
  return page;
}
