import type { Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, field, runDashboard, toast } from "./open-dashboard.ts";
import { openAs } from "./sign-in.ts";

const suite = runDashboard();

describe("the chat", () => {
  it("starts with one system message and four suggestions, and comes back to it with New Chat", async () => {
    const page = await suite.open();
    const greeting = page.locator("[data-message=system]");
    expect(await greeting.getByRole("button").count()).toBe(4);
    const place = await field(page).boundingBox();
    const answer = await ask(page, "revenue by country");
    expect(await field(page).boundingBox()).toEqual(place);
    await answer.locator("th[aria-sort=descending]").getByText("revenue").waitFor();
    expect(await answer.locator("tbody tr").first().innerText()).toContain("United States");
    await page.getByRole("button", { name: "New Chat" }).click();
    expect(await page.locator("[data-message]").count()).toBe(1);
    expect(await greeting.getByRole("button").count()).toBe(4);
  });

  it("shows a Live badge and MCP while the server answers, and asks it in order", async () => {
    const page = await openAs(suite.browser, suite.server.address, suite.session);
    const badge = (text: string) => page.getByRole("button", { name: `Connection: ${text}`, exact: true });
    const probes = /^[^?]*\/\/[^/]+\/(health|status|ping)?$/;
    const asked: string[] = [];
    const answer: { now: (route: Route) => Promise<void> } = { now: () => Promise.resolve() };
    await page.route(probes, (route) => {
      if (route.request().resourceType() === "document") return route.continue();
      asked.push(new URL(route.request().url()).pathname);
      return answer.now(route);
    });
    await page.reload();
    await page.getByText("Live", { exact: true }).waitFor();
    await badge("MCP?").waitFor();
    await expect.poll(() => asked[0]).toBe("/health");
    answer.now = (route) =>
      route.request().url().endsWith("/ping") ? route.fulfill({ status: 200 }) : route.abort();
    asked.length = 0;
    await page.reload();
    await badge("MCP").waitFor();
    expect(asked.join(" ")).toContain("/health / /status /ping");
    answer.now = (route) => route.abort();
    await badge("Demo").waitFor({ timeout: 15_000 });
    expect(await badge("Demo").getAttribute("data-hint")).toContain(
      "BigQuery vector service is not accessible: Failed to fetch",
    );
  });

  it("sends by Enter, makes a line with Shift and Enter, and sends nothing empty", async () => {
    const page = await suite.open();
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
    const page = await suite.open();
    await field(page).fill("x".repeat(600));
    expect((await field(page).inputValue()).length).toBe(500);
    await page.getByText("500/500").waitFor();
    await field(page).fill("<script>javascript:alert(1)</script> onclick=x revenue");
    expect(await field(page).inputValue()).toBe("alert(1) x revenue");
  });

  it("shows a loading message after half a second and cannot send meanwhile", async () => {
    const page = await suite.open();
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
    const page = await suite.open();
    for (const name of ["Top products", "Find anomalies", "AI forecast"])
      expect(await page.getByRole("button", { name, exact: true }).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Top products" }).click();
    await page.getByRole("article").waitFor();
    expect(await page.locator("[data-message=user]").innerText()).toContain("Top 5 products by revenue");
  });

  it("limits the list's height and offers the way down", async () => {
    const page = await suite.open();
    await ask(page, "revenue by country");
    const list = page.getByRole("log");
    expect(await list.evaluate((element) => element.clientHeight)).toBe(400);
    await list.evaluate((element) => element.scrollTo(0, 0));
    const down = page.getByRole("button", { name: "Scroll to bottom" });
    await down.click();
    await down.waitFor({ state: "hidden" });
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight - element.clientHeight - 90));
    expect(await down.isVisible()).toBe(false);
    await page.getByText("How I got this").click();
    await down.waitFor();
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(() => list.evaluate((element) => element.clientHeight)).toBe(300);
  });

  it("keeps the field in view over the whole height, however long the question is", async () => {
    const page = await suite.open({ viewport: { width: 390, height: 844 } });
    await page.getByRole("button", { name: "Conversation over the whole height" }).click();
    await field(page).fill("revenue by country and month ".repeat(17));
    const send = await page.getByRole("button", { name: "Send" }).boundingBox();
    const tabs = await page.getByRole("navigation", { name: "Dashboard" }).boundingBox();
    expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThan(tabs?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });

  it("copies, asks again, and takes feedback of both kinds", async () => {
    const page = await suite.open({ permissions: ["clipboard-read", "clipboard-write"] });
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
    const page = await suite.open();
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
    await page.getByRole("menuitem", { name: "Delete…" }).click();
    await page.getByRole("button", { name: "Delete conversation" }).click();
    await toast(page, "Conversation deleted").waitFor();
    await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
  });

  it("completes while typing and walks what was asked before", async () => {
    const page = await suite.open();
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
    const page = await suite.open();
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
    const page = await suite.open();
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
