import { describe, expect, it } from "vitest";
import { ask, goTo, runDashboard, toast } from "./open-dashboard.ts";
import { callAs, openAs, uploadAs } from "./sign-in.ts";

const suite = runDashboard();

describe("sharing", () => {
  it("makes a link that opens signed out, shows a snapshot, and ends when it is revoked", async () => {
    const page = await suite.open({ permissions: ["clipboard-read", "clipboard-write"] });
    await ask(page, "revenue by country");
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Create link and copy it" }).click();
    await toast(page, "Link copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${suite.server.address}/shared-chat/[\\w-]+$`));
    const visitor = await openAs(suite.browser, suite.server.address, null, { path: new URL(link).pathname });
    await visitor.getByText("Loading shared conversation...").waitFor();
    await visitor.getByRole("heading", { name: "Shared Analytics" }).waitFor();
    await visitor.getByRole("list", { name: "Conversation" }).getByRole("article").waitFor();
    expect(await visitor.getByRole("main").getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
      "Asked in plain language",
      "Every figure has its rows",
      "A snapshot, nothing more",
    ]);
    for (const text of ["End-to-end encrypted", "SOC2 compliant", "GDPR ready"])
      expect(await visitor.getByText(text).isVisible()).toBe(true);
    expect(await visitor.getByRole("link", { name: "Back to Dashboard" }).getAttribute("href")).toBe(
      "/dashboard",
    );
    await page.getByRole("button", { name: "Revoke", exact: true }).click();
    await page.getByText("Whoever has this link sees nothing any more.").waitFor();
    await page.getByRole("button", { name: "Revoke the link" }).click();
    await toast(page, "The link shows nothing any more").waitFor();
    await visitor.reload();
    await visitor.getByText("Conversation not found.").waitFor();
  });

  it("shows an error with the way back when the server fails", async () => {
    const page = await openAs(suite.browser, suite.server.address, null, { path: "/login" });
    await page.route("**/api/shared/**", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto(`${suite.server.address}/shared-chat/anything`);
    await page.getByText("Error: HTTP error! status: 500").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Back to Dashboard" }).waitFor();
  });

  it("shows the link for five seconds where the clipboard refuses", async () => {
    const page = await suite.open();
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("refused")) },
      });
    });
    await goTo(page, "Chart Library");
    const started = Date.now();
    await page
      .getByRole("listitem", { name: "Revenue by country" })
      .getByRole("button", { name: "Share" })
      .click();
    await toast(page, /\/shared-chat\//).waitFor();
    await toast(page, /\/shared-chat\//).waitFor({ state: "detached" });
    expect(Date.now() - started).toBeGreaterThan(4900);
  });
});

describe("the chart library", () => {
  it("shows each sample with its title, tool, saver and date, View and Share, pinned ones marked", async () => {
    const page = await suite.open();
    await goTo(page, "Chart Library");
    const cards = page.getByRole("region", { name: "Chart Library" }).getByRole("listitem");
    await expect.poll(() => cards.count()).toBe(12);
    const first = page.getByRole("listitem", { name: "Top products by revenue" });
    const text = await first.innerText();
    for (const part of ["Pinned", "AI Chat Analytics", "ML", "Maya Lindqvist", "View", "Share"])
      expect(text).toContain(part);
    expect(text).toMatch(/· [A-Z][a-z]{2} \d{1,2}, \d{4}/);
    await first.locator("canvas").waitFor();
    await first.getByRole("button", { name: "Unpin" }).click();
    await first.getByText("Pinned").waitFor({ state: "hidden" });
    await page.reload();
    await goTo(page, "Chart Library");
    await first.getByRole("button", { name: "Pin", exact: true }).waitFor();
  });

  it("opens a chart in the chat a second after a toast, and creates there", async () => {
    const page = await suite.open();
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

  it("opens a kept chart where its question was asked, not at the end of the conversation", async () => {
    const page = await suite.open();
    const kept = await ask(page, "revenue by category");
    await kept.getByLabel("Save chart").click();
    const dialog = page.getByRole("dialog", { name: "Save chart" });
    await dialog.getByLabel("Name").fill("Categories");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await toast(page, "Saved to the chart library").waitFor();
    await ask(page, "revenue by country");
    await ask(page, "top 5 products by revenue");
    await goTo(page, "Chart Library");
    const card = page.getByRole("listitem", { name: "Categories" });
    await card.getByRole("button", { name: "View" }).click();
    const log = page.getByRole("log");
    const atTop = () =>
      log.evaluate((list) => {
        const top = list.getBoundingClientRect().top + 40;
        const entries = [...list.querySelectorAll<HTMLElement>("[data-entry]")];
        return entries.find((entry) => entry.getBoundingClientRect().bottom > top)?.innerText ?? "";
      });
    await expect.poll(atTop, { timeout: 10_000 }).toMatch(/^revenue by category/);
  });

  it("keeps an answer under a name, and shows Copied! for three seconds after sharing it", async () => {
    const page = await suite.open({ permissions: ["clipboard-read", "clipboard-write"] });
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

  it("tells by a toast and on its card what a chart's alert found", async () => {
    // By the clock nothing came last month; by where these data end it is the month before, with 30.
    const now = new Date();
    const day = (offset: number): string =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 10)).toISOString().slice(0, 10);
    const rows = [`${day(-2)},North,30`, `${day(-1)},North,0`];
    await uploadAs(
      suite.server.address,
      suite.session,
      "parcels.csv",
      `day,depot,parcels\n${rows.join("\n")}\n`,
    );
    const page = await suite.open();
    await ask(page, "total parcels by depot last month");
    await page.getByLabel("Save chart").click();
    await page.getByLabel("Name").fill("Last month");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await goTo(page, "Chart Library");
    const card = page.getByRole("listitem", { name: "Last month", exact: true });
    const choose = async (item: string): Promise<void> => {
      await card.getByRole("button", { name: "More about Last month" }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await choose("Set an alert…");
    const dialog = page.getByRole("dialog", { name: "Alert" });
    await dialog.getByLabel(/^Bound/).fill("1");
    await dialog.getByRole("button", { name: "Set the alert" }).click();
    await card.getByText("Alert above 1").waitFor();
    const path = "/api/preferences";
    const { preferences } = await (await callAs(suite.server.address, suite.session, "GET", path)).json();
    await callAs(suite.server.address, suite.session, "PUT", path, { ...preferences, now: "data" });
    await choose("Refresh now");
    const told = toast(page, /^Last month: /);
    await told.waitFor();
    await card.getByText("North: 30, just now").waitFor();
    await page.reload();
    await card.getByText("North: 30, just now").waitFor();
    expect(await toast(page, /Last month: /).count()).toBe(0);
    await choose("Change the alert…");
    await dialog.getByRole("button", { name: "Take it off" }).click();
    await card.getByText("North: 30, just now").waitFor({ state: "detached" });
  });
});

describe("the AI tools", () => {
  it("filter by category and show the popular ones on All, with their use", async () => {
    const page = await suite.open();
    await goTo(page, "AI Tools");
    const tools = page.getByRole("list", { name: "Tools" }).getByRole("listitem");
    await expect.poll(() => tools.count()).toBe(12);
    const [shown, whole] = await page
      .getByRole("list", { name: "Tools" })
      .evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
    expect(shown).toBeLessThan(whole ?? 0);
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
    const page = await suite.open();
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
    const page = await suite.open();
    await goTo(page, "Team Collaboration");
    const team = page.getByRole("region", { name: "Team Collaboration" });
    await team.getByRole("region", { name: "Members" }).getByText("Maya Lindqvist").waitFor();
    const text = await team.innerText();
    for (const part of ["Total Members", "Active Members", "Charts Shared", "Total Queries", "92 %"])
      expect(text).toContain(part);
    for (const role of ["Admin", "Editor", "Viewer"]) expect(text).toContain(role);
    expect(await team.locator("svg.lucide-crown").count()).toBe(text.split("Admin").length - 1);
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
