import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { LoginResponse } from "@parlance/contract";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowser } from "./open-browser.ts";
import { callAs, demoSession, openAs } from "./sign-in.ts";
import { type RunningServer, startServer } from "./start-server.ts";

let folder: string;
let server: RunningServer;
let browser: Browser;
let session: LoginResponse;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "parlance-e2e-"));
  server = await startServer(folder);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const context of browser.contexts()) await context.close();
  session = await demoSession(server.address);
});

type Options = Parameters<typeof openAs>[3];
const open = async (options: Options = {}): Promise<Page> => {
  const page = await openAs(browser, server.address, session, options);
  await page.getByRole("heading", { name: "AI Chat Analytics" }).waitFor();
  return page;
};
const goTo = (page: Page, tab: string) =>
  page.getByRole("navigation", { name: "Dashboard" }).getByRole("button", { name: tab }).click();
const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator("[data-sonner-toast]").filter({ hasText: text });
const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
const field = (page: Page): Locator => page.getByLabel("Your question");

/** Asks in the chat and waits for one more answer. */
async function ask(page: Page, question: string): Promise<Locator> {
  const answers = page
    .locator("[data-message=bot]")
    .filter({ has: page.getByLabel("Copy", { exact: true }) });
  const before = await answers.count();
  await field(page).fill(question);
  await field(page).press("Enter");
  await answers.nth(before).waitFor({ timeout: 30_000 });
  return answers.nth(before);
}

describe("the guard", () => {
  it("leads to the login without a token or a demo user", async () => {
    const page = await openAs(browser, server.address, null);
    await page.waitForURL("**/login?message=login_required");
    await page.getByText("Please sign in to access the dashboard.").waitFor();
    const half = await openAs(browser, server.address, null, { stored: { access_token: "x" } });
    await half.waitForURL("**/login?message=login_required");
    const other = await openAs(browser, server.address, null, { stored: { demo_user: "{}" } });
    await other.waitForURL("**/login?message=login_required");
  });
});

describe("the header", () => {
  it("holds logo, badges, search, theme, settings, initials and logout", async () => {
    const page = await open();
    const header = page.getByRole("banner");
    for (const text of ["Pro Plan", "SOC2 Compliant", "Encrypted"])
      expect(await header.getByText(text).isVisible()).toBe(true);
    await header.getByPlaceholder("Search insights, data, reports...").waitFor();
    await header.getByRole("button", { name: "Toggle theme" }).waitFor();
    expect(await header.getByRole("img", { name: "Demo User" }).innerText()).toBe("DU");
    await goTo(page, "Chart Library");
    await header.getByRole("button", { name: "Parlance" }).click();
    await page.getByRole("heading", { name: "AI Chat Analytics" }).waitFor();
    await header.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("dialog", { name: "MCP Server Settings" }).waitFor();
  });

  it("logs out: the session is forgotten here and on the server", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL((url) => url.pathname !== "/dashboard");
    for (const key of ["access_token", "user_data", "demo_user"]) expect(await stored(page, key)).toBeNull();
    await expect
      .poll(async () => (await callAs(server.address, session, "GET", "/api/stats")).status)
      .toBe(401);
  });

  it("switches and keeps the theme", async () => {
    const page = await open();
    const dark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
    expect(await dark()).toBe(true);
    await page.getByRole("button", { name: "Toggle theme" }).click();
    expect([await dark(), await stored(page, "theme")]).toEqual([false, "light"]);
    await page.reload();
    expect(await dark()).toBe(false);
  });
});

describe("the sidebar", () => {
  it("has four tabs, the data source, the MCP indicator and the fixed figures", async () => {
    const page = await open();
    for (const tab of ["Chart Library", "AI Tools", "Team Collaboration", "AI Chat Analytics"]) {
      await goTo(page, tab);
      await page.getByRole("heading", { name: tab, level: 1 }).waitFor();
    }
    const source = page.getByRole("button", { name: /BigQuery Connected/ });
    expect(await source.innerText()).toContain("retail_demo");
    expect(await page.getByText("MCP Connected").isVisible()).toBe(true);
    const stats = page.getByRole("region", { name: "Quick Stats" });
    await expect.poll(() => stats.innerText()).toMatch(/Insights Generated\s*847/);
    expect(await stats.innerText()).toMatch(/Active Queries\s*23[\s\S]*Saved Charts\s*12/);
  });
});

describe("the chat", () => {
  it("starts with one system message and four suggestions, and comes back to it with New Chat", async () => {
    const page = await open();
    const greeting = page.locator("[data-message=system]");
    expect(await greeting.getByRole("button").count()).toBe(4);
    await ask(page, "revenue by country");
    await page.getByRole("button", { name: "New Chat" }).click();
    expect(await page.locator("[data-message]").count()).toBe(1);
    expect(await greeting.getByRole("button").count()).toBe(4);
  });

  it("shows a Live badge and MCP while the server answers, and asks it in order", async () => {
    const page = await openAs(browser, server.address, session);
    const asked: string[] = [];
    await page.route(/\/(health|status|ping)$/, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.reload();
    await page.getByText("Live", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Connection: MCP", exact: true }).waitFor();
    expect(asked[0]).toBe("/health");
    await page.unrouteAll();
    await page.route(/\/(health|status|ping)?$/, (route) =>
      route.request().resourceType() === "document" ? route.continue() : route.abort(),
    );
    await page.getByRole("button", { name: "Connection: Demo" }).waitFor({ timeout: 15_000 });
  });

  it("sends by Enter, makes a line with Shift and Enter, and sends nothing empty", async () => {
    const page = await open();
    const send = page.getByRole("button", { name: "Send" });
    expect(await send.isDisabled()).toBe(true);
    await field(page).fill("   ");
    expect(await send.isDisabled()).toBe(true);
    await field(page).press("Enter");
    expect(await page.locator("[data-message=user]").count()).toBe(0);
    await field(page).fill("revenue");
    await field(page).press("Shift+Enter");
    expect(await field(page).inputValue()).toBe("revenue\n");
    await field(page).press("Enter");
    expect(await field(page).inputValue()).toBe("");
    await page.locator("[data-message=user]").waitFor();
  });

  it("keeps a question within 500 characters and strips scripts as it is typed", async () => {
    const page = await open();
    await field(page).fill("x".repeat(600));
    expect((await field(page).inputValue()).length).toBe(500);
    await page.getByText("500/500").waitFor();
    await field(page).fill("<script>javascript:alert(1)</script> onclick=x revenue");
    expect(await field(page).inputValue()).toBe("alert(1) x revenue");
  });

  it("shows a loading message after half a second and cannot send meanwhile", async () => {
    const page = await open();
    await page.route("**/ask-data", async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await field(page).fill("revenue by country");
    const started = Date.now();
    await field(page).press("Enter");
    const loading = page.locator("[data-message=bot][role=status]");
    await loading.waitFor();
    expect(Date.now() - started).toBeGreaterThanOrEqual(500);
    await field(page).fill("another");
    await field(page).press("Enter");
    expect(await page.locator("[data-message=user]").count()).toBe(1);
    await page.getByRole("article").waitFor();
    expect(await loading.count()).toBe(0);
  });

  it("asks the three quick prompts", async () => {
    const page = await open();
    for (const name of ["Top products", "Find anomalies", "AI forecast"])
      expect(await page.getByRole("button", { name, exact: true }).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Top products" }).click();
    await page.getByRole("article").waitFor();
    expect(await page.locator("[data-message=user]").innerText()).toContain("Top 5 products by revenue");
  });

  it("limits the list's height and offers the way down", async () => {
    const page = await open();
    await ask(page, "revenue by country");
    const list = page.getByRole("log");
    expect(await list.evaluate((element) => element.clientHeight)).toBe(400);
    await list.evaluate((element) => element.scrollTo(0, 0));
    const down = page.getByRole("button", { name: "Scroll to bottom" });
    await down.click();
    await down.waitFor({ state: "hidden" });
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight - element.clientHeight - 90));
    expect(await down.isVisible()).toBe(false);
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(() => list.evaluate((element) => element.clientHeight)).toBe(300);
  });

  it("copies, asks again, and takes feedback of both kinds", async () => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    const answer = await ask(page, "revenue by country");
    await answer.getByLabel("Copy", { exact: true }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/revenue/i);
    await answer.getByLabel("Good answer").click();
    await toast(page, "Thank you").first().waitFor();
    expect(await answer.getByLabel("Good answer").getAttribute("aria-pressed")).toBe("true");
    await answer.getByLabel("Regenerate").click();
    await expect.poll(() => page.getByRole("article").count()).toBe(2);
    await page.getByLabel("Wrong answer").last().click();
    await page.getByLabel("What you meant").fill("orders by country");
    await page.getByRole("button", { name: "Send and ask again" }).click();
    await expect.poll(() => page.getByRole("article").count(), { timeout: 10_000 }).toBe(3);
    await page.reload();
    await expect
      .poll(() => page.getByLabel("Wrong answer").nth(1).getAttribute("aria-pressed"), { timeout: 10_000 })
      .toBe("true");
  });

  it("keeps conversations: reload, list, rename, find, delete; the half-typed question too", async () => {
    const page = await open();
    await ask(page, "revenue by country");
    await field(page).fill("and by mon");
    await page.reload();
    await page.getByRole("article").waitFor();
    expect(await field(page).inputValue()).toBe("and by mon");
    await page.getByRole("button", { name: "New Chat" }).click();
    await ask(page, "orders by month");
    const list = page.getByRole("complementary", { name: "Conversations" });
    await list.getByRole("button", { name: /^revenue by country/ }).click();
    await page.getByText("United States").first().waitFor();
    await list.getByRole("listitem").filter({ hasText: "revenue by country" }).hover();
    await list.getByRole("button", { name: "More about revenue by country" }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByLabel("Name of the conversation").fill("Countries");
    await page.keyboard.press("Enter");
    await list.getByRole("button", { name: /^Countries/ }).waitFor();
    await list.getByLabel("Find a conversation").fill("orders");
    await list.getByRole("button", { name: /^Countries/ }).waitFor({ state: "hidden" });
    await list.getByLabel("Find a conversation").fill("");
    await list.getByRole("button", { name: "More about Countries" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await toast(page, "Conversation deleted").waitFor();
    await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
  });

  it("edits the reading in place, and each number opens its row", async () => {
    const page = await open();
    const answer = await ask(page, "top 5 products by revenue");
    await answer.getByRole("button", { name: /^Change: top 5/ }).click();
    await page.getByLabel("How many").fill("3");
    await page.getByLabel("How many").press("Enter");
    await expect.poll(() => page.getByRole("article").count()).toBe(2);
    const edited = page.getByRole("article").last();
    await expect.poll(() => edited.locator("tbody tr").count()).toBe(3);
    await edited.getByTitle("Show the rows").first().click();
    expect(await edited.locator("tbody [data-marked]").count()).toBe(1);
    await ask(page, "revenue by month in 2024");
    await page
      .getByRole("button", { name: /^Change: .*2024/ })
      .last()
      .click();
    await page.getByRole("button", { name: "Last quarter", exact: true }).click();
    await expect.poll(() => page.getByRole("article").count()).toBe(4);
    await expect.poll(() => page.getByRole("article").last().locator("tbody tr").count()).toBe(3);
  });

  it("completes while typing and walks what was asked before", async () => {
    const page = await open();
    await ask(page, "revenue by country");
    await field(page).press("ArrowUp");
    expect(await field(page).inputValue()).toBe("revenue by country");
    await field(page).fill("orders by ");
    await page.getByRole("option").first().waitFor();
    await field(page).press("ArrowDown");
    await field(page).press("Tab");
    expect(await field(page).inputValue()).toMatch(/^orders by \w+/);
  });

  it("goes into demo mode when the server is gone, and says so", async () => {
    const page = await open();
    await page.route(/ask-?data/, (route) => route.abort());
    await field(page).fill("revenue by country");
    const started = Date.now();
    await field(page).press("Enter");
    await page.getByText("MCP Server Unavailable - Cannot connect to the analysis server.").waitFor();
    expect(Date.now() - started).toBeGreaterThanOrEqual(2000);
    expect(Date.now() - started).toBeLessThan(8000);
    const notice = page.locator("[data-message=bot]");
    expect(await notice.innerText()).toMatch(/temporarily unavailable/);
    expect(await notice.innerText()).toMatch(/Connected sources: None/);
    await page.getByRole("region", { name: "Demo answer" }).waitFor();
    await page.unrouteAll();
    await ask(page, "revenue by country");
    expect(await page.getByRole("article").count()).toBe(2);
  });

  it("falls back from the warehouse service to the backend", async () => {
    const page = await open();
    const calls: string[] = [];
    page.on("request", (request) => {
      if (/ask-?data$/.test(request.url())) calls.push(new URL(request.url()).pathname);
    });
    await page.route("**/ask-data", (route) => route.fulfill({ status: 503, body: "{}" }));
    await ask(page, "revenue by country");
    expect(calls).toEqual(["/ask-data", "/api/mcp/askdata"]);
    expect(await page.getByRole("article").count()).toBe(1);
  });
});

describe("sharing", () => {
  it("makes a link that opens signed out, shows a snapshot, and ends when it is revoked", async () => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await ask(page, "revenue by country");
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Create link and copy it" }).click();
    await toast(page, "Link copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${server.address}/shared-chat/[\\w-]+$`));
    const visitor = await openAs(browser, server.address, null, { path: new URL(link).pathname });
    await visitor.getByText("Loading shared conversation...").waitFor();
    await visitor.getByRole("heading", { name: "Shared Analytics" }).waitFor();
    await visitor.getByRole("list", { name: "Conversation" }).getByRole("article").waitFor();
    expect(await visitor.getByRole("main").getByRole("listitem").count()).toBeGreaterThanOrEqual(5);
    for (const text of ["End-to-end encrypted", "SOC2 compliant", "GDPR ready"])
      expect(await visitor.getByText(text).isVisible()).toBe(true);
    expect(await visitor.getByRole("link", { name: "Back to Dashboard" }).getAttribute("href")).toBe(
      "/dashboard",
    );
    const { violations } = await new AxeBuilder({ page: visitor }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await page.getByRole("button", { name: "Revoke" }).click();
    await toast(page, "The link shows nothing any more").waitFor();
    await visitor.reload();
    await visitor.getByText("Conversation not found.").waitFor();
  });

  it("shows an error with the way back when the server fails", async () => {
    const page = await openAs(browser, server.address, null, { path: "/login" });
    await page.route("**/api/shared/**", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto(`${server.address}/shared-chat/anything`);
    await page.getByText("Error: HTTP error! status: 500").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Back to Dashboard" }).waitFor();
  });

  it("shows the link for five seconds where the clipboard refuses", async () => {
    const page = await open();
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("refused")) },
      });
    });
    await goTo(page, "Chart Library");
    await page
      .getByRole("listitem", { name: "Revenue by country" })
      .getByRole("button", { name: "Share" })
      .click();
    await toast(page, /\/shared-chat\//).waitFor();
    await toast(page, /\/shared-chat\//).waitFor({ state: "detached", timeout: 7000 });
  });
});

describe("the chart library", () => {
  it("shows each sample with its title, tool, saver and date, View and Share, pinned ones marked", async () => {
    const page = await open();
    await goTo(page, "Chart Library");
    const cards = page.getByRole("region", { name: "Chart Library" }).getByRole("listitem");
    await expect.poll(() => cards.count()).toBe(12);
    const first = page.getByRole("listitem", { name: "Top products by revenue" });
    const text = await first.innerText();
    for (const part of ["Pinned", "AI Chat Analytics", "ML", "Maya Lindqvist", "View", "Share"])
      expect(text).toContain(part);
    await first.locator("canvas").waitFor();
    await first.getByRole("button", { name: "Unpin" }).click();
    await first.getByText("Pinned").waitFor({ state: "hidden" });
    await page.reload();
    await goTo(page, "Chart Library");
    await first.getByRole("button", { name: "Pin", exact: true }).waitFor();
  });

  it("opens a chart in the chat a second after a toast, and creates there", async () => {
    const page = await open();
    await goTo(page, "Chart Library");
    await page
      .getByRole("listitem", { name: "Revenue by country" })
      .getByRole("button", { name: "View" })
      .click();
    await toast(page, "Opening").waitFor();
    expect(await page.getByRole("heading", { name: "Chart Library" }).isVisible()).toBe(true);
    await page.getByRole("article").waitFor();
    await goTo(page, "Chart Library");
    await page.getByRole("button", { name: "Create New" }).click();
    await toast(page, "Ask a question").waitFor();
    await page.getByRole("heading", { name: "AI Chat Analytics" }).waitFor();
  });

  it("keeps an answer under a name, and shows Copied! for three seconds after sharing it", async () => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    const answer = await ask(page, "revenue by category");
    await answer.getByLabel("Save chart").click();
    await page.getByLabel("Name").fill("By category");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await toast(page, "Saved to the chart library").waitFor();
    await goTo(page, "Chart Library");
    const card = page.getByRole("listitem", { name: "By category", exact: true });
    expect(await card.innerText()).toContain("DU");
    await card.getByRole("button", { name: "Share" }).click();
    await card.getByText("Copied!").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/shared-chat/");
    await card.getByText("Copied!").waitFor({ state: "hidden", timeout: 4500 });
  });
});

describe("the AI tools", () => {
  it("filter by category and show the popular ones on All, with their use", async () => {
    const page = await open();
    await goTo(page, "AI Tools");
    const tools = page.getByRole("list", { name: "Tools" }).getByRole("listitem");
    await expect.poll(() => tools.count()).toBe(12);
    const popular = page.getByRole("region", { name: "Most Popular" });
    expect(await popular.getByRole("button").count()).toBe(4);
    expect(await popular.innerText()).toContain("1,284");
    expect(await page.getByRole("region", { name: "Usage Analytics" }).isVisible()).toBe(true);
    const filters = page.getByRole("group", { name: "Category" }).getByRole("button");
    expect(await filters.allInnerTexts()).toEqual([
      "All",
      "Analytics",
      "Visualization",
      "Productivity",
      "Advanced",
    ]);
    await page.getByRole("button", { name: "Advanced", exact: true }).click();
    expect(await popular.isVisible()).toBe(false);
    expect(await tools.count()).toBe(3);
  });

  it("run a real thing and count it", async () => {
    const page = await open();
    await goTo(page, "AI Tools");
    const trend = page.getByRole("listitem", { name: "Trend Analysis" });
    await trend.getByRole("button", { name: "Run" }).click();
    await page.getByRole("article").waitFor();
    await goTo(page, "AI Tools");
    await expect.poll(() => trend.innerText()).toContain("352 uses");
    await page.getByRole("listitem", { name: "Data Profile" }).getByRole("button", { name: "Run" }).click();
    await page.getByRole("dialog", { name: "Data Profile" }).getByText(/rows,/).first().waitFor();
  });
});

describe("the team", () => {
  it("shows figures, members with roles, the score, and invites with a toast", async () => {
    const page = await open();
    await goTo(page, "Team Collaboration");
    const team = page.getByRole("region", { name: "Team Collaboration" });
    await team.getByText("Maya Lindqvist").waitFor();
    const text = await team.innerText();
    for (const part of ["Total Members", "Active Members", "Charts Shared", "Total Queries", "92 %"])
      expect(text).toContain(part);
    for (const role of ["Admin", "Editor", "Viewer"]) expect(text).toContain(role);
    await team.getByLabel("Analysis server address").waitFor();
    const calls: string[] = [];
    page.on(
      "request",
      (request) => void calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    await team.getByRole("button", { name: "Invite Member" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite Member" });
    expect(await dialog.getByRole("radio", { name: /Viewer/ }).isChecked()).toBe(true);
    await dialog.getByLabel("Email").fill("new@example.com");
    await dialog.getByRole("button", { name: "Send Invitation" }).click();
    await toast(page, "Invitation sent successfully!").waitFor();
    await dialog.waitFor({ state: "hidden" });
    expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  });
});

describe("the settings", () => {
  const settings = async (): Promise<Page> => {
    const page = await open();
    await page.getByRole("button", { name: "Settings" }).click();
    return page;
  };

  it("probe four endpoints and say how many respond", async () => {
    const page = await settings();
    await page.getByRole("button", { name: "Test Connection" }).click();
    await toast(page, "Test completed. 4/4 endpoints responding.").waitFor();
    const paths = await page.getByRole("list", { name: "Endpoints" }).getByRole("listitem").allInnerTexts();
    expect(paths.map((path) => path.split(/\s+/)[1])).toEqual(["/", "/health", "/status", "/askdata"]);
    await page.getByLabel("Server URL").fill("http://127.0.0.1:9");
    await page.getByRole("button", { name: "Test Connection" }).click();
    await toast(page, "Test completed. 0/4 endpoints responding.").waitFor();
    await page.getByLabel("Server URL").fill("not an address");
    await page.getByRole("button", { name: "Test Connection" }).click();
    await toast(page, "Connection test failed. Check console for details.").waitFor();
  });

  it("store the address and close", async () => {
    const page = await settings();
    await page.getByLabel("Server URL").fill("http://127.0.0.1:9");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await stored(page, "mcp_server_url")).toBe("http://127.0.0.1:9");
    await page.getByRole("button", { name: "Connection: Demo" }).waitFor();
  });
});

describe("the search", () => {
  it("opens by keyboard, finds charts and columns, and goes there", async () => {
    const page = await open();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("revenue by coun");
    const dialog = page.getByRole("dialog", { name: "Search" });
    await dialog.getByText("Saved by Tomás Herrera").first().waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByPlaceholder("Search insights, data, reports...").click();
    await page.keyboard.type("chart lib");
    await dialog.getByText("Go to Chart Library").click();
    await page.getByRole("heading", { name: "Chart Library" }).waitFor();
  });
});

describe("the onboarding", () => {
  it("welcomes by industry in three steps and is done for good", async () => {
    const page = await openAs(browser, server.address, session, {
      path: "/dashboard?onboarding=true&industry=retail&useCase=reporting",
    });
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Parlance for Retail & E-commerce").waitFor();
    expect(await dialog.innerText()).toContain("33%");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("dialog", { name: "Suggested Queries" }).waitFor();
    expect(await dialog.innerText()).toContain("67%");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("dialog", { name: "Quick Setup Actions" }).waitFor();
    expect(await dialog.innerText()).toContain("100%");
    await dialog.getByRole("button", { name: "Get Started" }).click();
    await page.waitForURL(`${server.address}/dashboard`);
    expect(await stored(page, "onboarding_completed")).toBe("true");
    await page.goto(`${server.address}/dashboard?onboarding=true&industry=retail`);
    await page.getByRole("heading", { name: "AI Chat Analytics" }).waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it("can be skipped at once", async () => {
    const page = await openAs(browser, server.address, session, {
      path: "/dashboard?onboarding=true&industry=other",
    });
    await page.getByText("Welcome to Parlance").waitFor();
    await page.getByRole("button", { name: "Skip for now" }).click();
    await page.waitForURL(`${server.address}/dashboard`);
    expect(await stored(page, "onboarding_completed")).toBe("true");
  });

  it("personalises with at least one choice, or is skipped without", async () => {
    const path = "/dashboard?welcome=true&needsISQ=true";
    const page = await openAs(browser, server.address, session, { path });
    await page.getByRole("button", { name: "Continue Without" }).waitFor();
    await page.getByRole("button", { name: "Financial Services" }).click();
    await page.getByRole("button", { name: "Personalize My Experience" }).click();
    await page.waitForURL(`${server.address}/dashboard`);
    const user = JSON.parse((await stored(page, "demo_user")) ?? "{}");
    expect(user).toMatchObject({ industry: "finance", useCase: null, needsISQ: false });
    expect(Date.parse(user.profiledAt)).not.toBeNaN();
    await page.getByRole("button", { name: "Average account balance by segment" }).waitFor();
    await page.goto(`${server.address}${path}`);
    await page.getByRole("heading", { name: "AI Chat Analytics" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    const other = await openAs(browser, server.address, session, { path });
    await other.getByRole("button", { name: "Continue Without" }).click();
    await other.waitForURL(`${server.address}/dashboard`);
    const skipped = JSON.parse((await stored(other, "demo_user")) ?? "{}");
    expect(skipped.needsISQ).toBe(false);
    expect(Date.parse(skipped.skippedProfilingAt)).not.toBeNaN();
  });

  it("connects a first source: select, configure, complete", async () => {
    const page = await openAs(browser, server.address, session, { path: "/dashboard?onboarding=source" });
    await page.getByRole("button", { name: "PostgreSQL" }).click();
    expect(await page.getByLabel("Port").inputValue()).toBe("5432");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.getByRole("button", { name: "MySQL" }).click();
    expect(await page.getByLabel("Port").inputValue()).toBe("3306");
    await page.getByLabel("Connection name").fill("Shop");
    const started = Date.now();
    await page.getByRole("button", { name: "Test Connection" }).click();
    await page.getByRole("button", { name: "Testing Connection..." }).waitFor();
    await page.getByRole("button", { name: "Start Analyzing Data" }).click();
    expect(Date.now() - started).toBeGreaterThan(1900);
    const sources = JSON.parse((await stored(page, "userDataSources")) ?? "[]");
    expect(sources).toMatchObject([{ type: "mysql", name: "Shop", status: "connected" }]);
    expect(sources[0].id).toMatch(/^ds_\d+$/);
    await ask(page, "revenue by country");
    expect(await page.getByRole("article").count()).toBe(1);
  });
});

describe("small things", () => {
  it("shows loading for half a second", async () => {
    const page = await openAs(browser, server.address, null, { path: "/login" });
    await page.goto(`${server.address}/shared-chat/nothing`);
    await page.getByText("Loading shared conversation...").waitFor();
    const started = Date.now();
    await page.getByText("Conversation not found.").waitFor();
    expect(Date.now() - started).toBeGreaterThan(300);
    expect(Date.now() - started).toBeLessThan(2500);
  });

  it("marks the onboarding complete when it is skipped", async () => {
    const page = await openAs(browser, server.address, session, { path: "/dashboard?onboarding=source" });
    await page.getByRole("button", { name: "Skip", exact: true }).click();
    await page.waitForURL(`${server.address}/dashboard`);
    expect(await stored(page, "onboarding_completed")).toBe("true");
  });

  it("offers the specified choices", async () => {
    const page = await openAs(browser, server.address, session, {
      path: "/dashboard?welcome=true&needsISQ=true",
    });
    const groups = page.getByRole("dialog").getByRole("group");
    await page.getByRole("button", { name: "Continue Without" }).waitFor();
    const names = async (at: number) => groups.nth(at).getByRole("button").allInnerTexts();
    expect(await names(0)).toEqual([
      "Technology & Software",
      "Financial Services",
      "Healthcare & Life Sciences",
      "Retail & E-commerce",
      "Other",
    ]);
    expect(await names(1)).toEqual(["Reporting", "Analytics", "Finance", "Marketing", "Operations"]);
    expect(await names(2)).toEqual(["Quick answers", "Depth", "Learning"]);
  });

  it("opens tooltips after 700 ms", async () => {
    const page = await open();
    await page.mouse.move(0, 0);
    await page.getByRole("button", { name: "Connection: MCP", exact: true }).hover();
    const tip = page.getByRole("tooltip");
    await page.waitForTimeout(350);
    expect(await tip.count()).toBe(0);
    await tip.waitFor();
  });

  it("shows at most three toasts at the bottom right", async () => {
    const page = await open();
    await goTo(page, "Chart Library");
    const unpinned = page.getByRole("button", { name: "Pin", exact: true });
    await unpinned.first().waitFor();
    for (let each = 0; each < 4; each++) await unpinned.first().click();
    await expect.poll(() => page.locator("[data-sonner-toast][data-visible=true]").count()).toBe(3);
    const toaster = page.locator("[data-sonner-toaster]");
    expect(await toaster.getAttribute("data-x-position")).toBe("right");
    expect(await toaster.getAttribute("data-y-position")).toBe("bottom");
    const width = await page
      .locator("[data-sonner-toast]")
      .first()
      .evaluate((element) => (element instanceof HTMLElement ? element.offsetWidth : 0));
    expect(width).toBe(356);
  });
});

describe("accessibility", () => {
  it.each(["dark", "light"])("has no violation in the %s theme, wide and narrow", async (theme) => {
    const page = await open({ stored: { theme } });
    await ask(page, "revenue by country");
    const check = async (where: string): Promise<void> => {
      await page.waitForTimeout(400);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${where} ${id} ${html}`));
      expect(found).toEqual([]);
    };
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const tab of ["AI Chat Analytics", "Chart Library", "AI Tools", "Team Collaboration"]) {
        await goTo(page, tab);
        await check(`${tab} ${width}`);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: "Settings" }).click();
    await check("settings");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("rev");
    await check("search");
  });
});
