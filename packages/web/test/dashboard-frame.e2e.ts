import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { field, goTo, runDashboard, stored, toast } from "./open-dashboard.ts";
import { callAs, openAs } from "./sign-in.ts";

const suite = runDashboard();

describe("the guard", () => {
  it("leads to the login without a token or a demo user", async () => {
    const page = await openAs(suite.browser, suite.server.address, null);
    await page.waitForURL("**/login?message=login_required");
    await page.getByText("Please sign in to access the dashboard.").waitFor();
    const half = await openAs(suite.browser, suite.server.address, null, { stored: { access_token: "x" } });
    await half.waitForURL("**/login?message=login_required");
    const other = await openAs(suite.browser, suite.server.address, null, { stored: { demo_user: "{}" } });
    await other.waitForURL("**/login?message=login_required");
  });
});

describe("the header", () => {
  it("holds logo, badges, search, theme, settings, initials and logout", async () => {
    const page = await suite.open();
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
    const page = await suite.open();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${suite.server.address}/`);
    for (const key of ["access_token", "user_data", "demo_user"]) expect(await stored(page, key)).toBeNull();
    await expect
      .poll(async () => (await callAs(suite.server.address, suite.session, "GET", "/api/stats")).status)
      .toBe(401);
  });

  it("switches and keeps the theme", async () => {
    const page = await suite.open();
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
    const page = await suite.open();
    const badge = page.getByRole("button", { name: "Connection: MCP", exact: true });
    expect(await badge.getAttribute("data-hint")).toContain("BigQuery vector service is running");
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

describe("the open tab", () => {
  const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();

  it("is found again by back, forward and a reload, and names the page", async () => {
    const page = await suite.open();
    await goTo(page, "Chart Library");
    await goTo(page, "Team Collaboration");
    await heading(page, "Team Collaboration");
    await page.goBack();
    await heading(page, "Chart Library");
    await expect.poll(() => page.title()).toBe("Chart Library · Parlance");
    await page.reload();
    await heading(page, "Chart Library");
    await page.goBack();
    await heading(page, "AI Chat Analytics");
    expect(new URL(page.url()).search).toBe("");
    await page.goForward();
    await heading(page, "Chart Library");
  });
});

describe("a new chat", () => {
  it("can be typed into at once, begun by its button or from the search", async () => {
    const page = await suite.open();
    const isFocused = () => field(page).evaluate((element) => element === document.activeElement);
    await page.getByRole("button", { name: "New Chat" }).click();
    await expect.poll(isFocused).toBe(true);
    await goTo(page, "Chart Library");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("option", { name: "New Chat" }).click();
    await expect.poll(isFocused).toBe(true);
  });
});

describe("the settings", () => {
  const settings = async (): Promise<Page> => {
    const page = await suite.open();
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
    const page = await suite.open();
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

describe("small things", () => {
  it("shows loading for half a second", async () => {
    const page = await openAs(suite.browser, suite.server.address, null, { path: "/login" });
    await page.goto(`${suite.server.address}/shared-chat/nothing`);
    await page.getByText("Loading shared conversation...").waitFor();
    const started = Date.now();
    await page.getByText("Conversation not found.").waitFor();
    expect(Date.now() - started).toBeGreaterThan(300);
    expect(Date.now() - started).toBeLessThan(2500);
  });

  it("marks the onboarding complete when it is skipped", async () => {
    const page = await openAs(suite.browser, suite.server.address, suite.session, {
      path: "/dashboard?onboarding=source",
    });
    await page.getByRole("button", { name: "Skip", exact: true }).click();
    await page.waitForURL(`${suite.server.address}/dashboard`);
    expect(await stored(page, "onboarding_completed")).toBe("true");
  });

  it("offers the specified choices", async () => {
    const page = await openAs(suite.browser, suite.server.address, suite.session, {
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
    const page = await suite.open();
    await page.mouse.move(0, 0);
    await page.getByRole("button", { name: "Connection: MCP", exact: true }).hover();
    const tip = page.getByRole("tooltip");
    await page.waitForTimeout(350);
    expect(await tip.count()).toBe(0);
    await tip.waitFor();
  });

  it("shows at most three toasts at the bottom right", async () => {
    const page = await suite.open();
    await goTo(page, "Chart Library");
    const unpinned = page.getByRole("button", { name: "Pin", exact: true });
    await unpinned.first().click();
    // Toasts stay while the pointer is on one of them, however slow the machine is: the others are called by key.
    await page.locator("[data-sonner-toast]").first().hover();
    for (let each = 0; each < 3; each++) await unpinned.first().press("Enter");
    await expect.poll(() => page.locator("[data-sonner-toast][data-visible=true]").count()).toBe(3);
    const toaster = page.locator("[data-sonner-toaster]");
    expect(await toaster.getAttribute("data-x-position")).toBe("right");
    expect(await toaster.getAttribute("data-y-position")).toBe("bottom");
    const width = await page
      .locator("[data-sonner-toast]")
      .first()
      .evaluate((element) => (element instanceof HTMLElement ? element.offsetWidth : 0));
    expect(width).toBe(356);
    const gap = await toaster.evaluate((element) => getComputedStyle(element).getPropertyValue("--gap"));
    expect(gap).toBe("14px");
  });
});
