import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LoginResponse } from "@parlance/contract";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { openBrowser } from "./open-browser.ts";
import { demoSession, openAs } from "./sign-in.ts";
import { type RunningServer, startServer } from "./start-server.ts";

/** A running installation with the demo user signed in, anew for each test. */
export type DashboardSuite = {
  readonly server: RunningServer;
  readonly browser: Browser;
  readonly session: LoginResponse;
  /** The dashboard as the demo user sees it, in a browser of its own. */
  open(options?: Parameters<typeof openAs>[3]): Promise<Page>;
};

/** Starts server and browser before the file's tests and stops them behind; each test gets a demo workspace of its own. */
export function runDashboard(): DashboardSuite {
  const running: { folder?: string; server?: RunningServer; browser?: Browser; session?: LoginResponse } = {};
  beforeAll(async () => {
    running.folder = await mkdtemp(join(tmpdir(), "parlance-e2e-"));
    running.server = await startServer(running.folder);
    running.browser = await openBrowser();
  });
  afterAll(async () => {
    await running.browser?.close();
    await running.server?.stop();
    if (running.folder !== undefined) await rm(running.folder, { recursive: true, force: true });
  });
  const suite: DashboardSuite = {
    get server() {
      return there(running.server);
    },
    get browser() {
      return there(running.browser);
    },
    get session() {
      return there(running.session);
    },
    open: async (options = {}) => {
      const page = await openAs(suite.browser, suite.server.address, suite.session, options);
      await page.getByRole("heading", { name: "AI Chat Analytics" }).waitFor();
      return page;
    },
  };
  beforeEach(async () => {
    for (const context of suite.browser.contexts()) await context.close();
    running.session = await demoSession(suite.server.address);
  });
  return suite;
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("Nothing runs before the tests do");
  return value;
}

/** Opens one of the dashboard's tabs. */
export const goTo = (page: Page, tab: string): Promise<void> =>
  page.getByRole("navigation", { name: "Dashboard" }).getByRole("button", { name: tab }).click();

/** Toasts with that text. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator("[data-sonner-toast]").filter({ hasText: text });

/** What the browser stored under a key. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Where questions are typed. */
export const field = (page: Page): Locator => page.getByLabel("Your question");

/** Sends a question. */
export async function send(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press("Enter");
}

/** Asks in the chat and waits for one more answer; gives its message. */
export async function ask(page: Page, question: string): Promise<Locator> {
  const answers = page
    .locator("[data-message=bot]")
    .filter({ has: page.getByLabel("Copy", { exact: true }) });
  const before = await answers.count();
  await send(page, question);
  await answers.nth(before).waitFor({ timeout: 30_000 });
  return answers.nth(before);
}
